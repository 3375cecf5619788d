/** The factions to choose from, with their heroes. */
import type { FactionOffer } from "../../boarding/ask/Factions.svelte";
import { heroIcon, heroPicture } from "../art";
import type { Helm } from "../helm.svelte";
import { piece } from "../pieces";

export function factionsOf(helm: Helm): FactionOffer[] {
  return helm.sheet.factions.map((faction, at) => ({
    side: at % 2,
    name: helm.names.full(faction),
    heroes: helm.sheet.heroes
      .filter((hero) => hero.faction === faction)
      .map(({ hero, role }) => ({
        hero,
        name: helm.names.of(hero),
        icon: heroIcon(hero, role),
        picture: heroPicture(hero),
      })),
    lit: helm.isLit(piece.faction(at)),
    onclick: () => void helm.pick(piece.faction(at)),
  }));
}
