/** The factions to choose from, with their ships and heroes. */
import type { FactionOffer } from "../../boarding/ask/Factions.svelte";
import { heroIcon, heroPicture } from "../art";
import type { Helm } from "../helm.svelte";
import { piece } from "../pieces";

export function factionsOf(helm: Helm): FactionOffer[] {
  return helm.view.sides.map(({ side }, number) => ({
    side: number,
    name: helm.names.full(side),
    ship: helm.names.of(helm.sheet.ships[number] ?? ""),
    heroes: helm.sheet.heroes
      .filter((hero) => hero.side === side)
      .map(({ hero, role }) => ({
        hero,
        name: helm.names.of(hero),
        icon: heroIcon(hero, role),
        picture: heroPicture(hero),
      })),
    lit: helm.isLit(piece.side(side)),
    onclick: () => void helm.pick(piece.side(side)),
  }));
}
