/** The numbers that rise from where something has just happened. */
import type { Event2, Fighter, View2 } from "../../../wire/rumbones2";
import type { Float } from "../../boarding/board/Floats.svelte";

export function floatOf(event: Event2, view: View2): Float | null {
  const heroCell = ({ id, side }: Fighter) =>
    view.heroes.find((hero) => hero.hero === id && hero.side === side)?.cell;
  const beastCell = (beast: View2["kraken"]) => (typeof beast === "object" ? beast.aboard.cell : null);
  const at = (cell: number | null | undefined, text: string, kind: Float["kind"]) =>
    typeof cell === "number" ? { cell, text, kind } : null;
  const damage = (cell: number | null | undefined, count: number) => at(cell, `−${count}`, "bad");
  switch (event.event) {
    case "wounded":
      return damage(heroCell(event.hero), event.damage);
    case "healed":
      return at(heroCell(event.hero), `+${event.damage}`, "good");
    case "coins_gained":
      return at(heroCell(event.hero), `+${event.coins}`, "coin");
    case "crew_fell":
    case "crew_drowned":
      return damage(event.cell, event.deckhands + event.bosuns);
    case "piece_damaged": {
      const { piece, side, total } = event;
      // In the arena a kind may stand there twice: the damage tells which one it is.
      const same = view.pieces.filter((one) => one.piece === piece && one.side === side);
      const found = same.find((one) => one.damage === total) ?? same[0];
      return damage(found?.cell, event.damage);
    }
    case "kraken_damaged":
      return damage(beastCell(view.kraken), event.damage);
    case "dragon_damaged":
      return damage(beastCell(view.dragon.beast), event.damage);
    default:
      return null;
  }
}
