/** The numbers that rise from where something has just happened. */
import type { Event, View } from "../../../wire/rumbones";
import type { Float } from "../../boarding/board/Floats.svelte";

export function floatOf(event: Event, view: View): Float | null {
  const heroCell = (id: string) => view.heroes.find((hero) => hero.hero === id)?.cell ?? null;
  const tileCell = (side: string, id: string) =>
    view.sides.find((one) => one.side === side)?.tiles.find((tile) => tile.tile === id)?.cell ?? null;
  const at = (cell: number | null | undefined, text: string, kind: Float["kind"]) =>
    typeof cell === "number" ? { cell, text, kind } : null;
  switch (event.event) {
    case "wounded":
      return at(heroCell(event.hero), `−${event.damage}`, "bad");
    case "healed":
      return at(heroCell(event.hero), `+${event.damage}`, "good");
    case "coins_gained":
      return at(heroCell(event.hero), `+${event.coins}`, "coin");
    case "crew_fell":
      return at(event.cell, `−${event.deckhands + event.bosuns}`, "bad");
    case "tile_damaged":
      return at(tileCell(event.side, event.tile), `−${event.damage}`, "bad");
    default:
      return null;
  }
}
