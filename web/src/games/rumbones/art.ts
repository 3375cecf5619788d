/** Which picture stands for what. Heroes without one of their own are shown by their role. */
import type { IconName } from "../../kit/icons";
import { pictureOf } from "../../words/words.svelte";
import { roleIcon } from "../boarding/art";

const HEROES: Readonly<Record<string, IconName>> = {
  pale: "pirate-captain",
  pete: "wooden-pegleg",
  bart: "crossed-pistols",
  mags: "coins",
  ivan: "crossed-sabres",
  albrecht: "pirate-skull",
  tom: "bone-mace",
  gunther: "blunderbuss",
  porter: "locked-chest",
  wraith: "scythe",
};

const TILES: Readonly<Record<string, IconName>> = {
  rigging: "rope-coil",
  "main-mast": "sail",
  helm: "ship-wheel",
  cannon: "cannon",
  armory: "powder-bag",
};

export function heroIcon(hero: string, role: string): IconName {
  return HEROES[hero] ?? roleIcon(role);
}
/** The picture that a content pack brings for a hero. */
export function heroPicture(hero: string): string | undefined {
  return pictureOf("rumbones", hero);
}
export function tileIcon(tile: string): IconName {
  return TILES[tile] ?? "barrel";
}
