/** Which picture stands for what. Heroes without one of their own are shown by their role. */
import { addIcons, type IconName } from "../../kit/icons";
import { rumbones2 as icons } from "../../kit/icons/rumbones2";
import { pictureOf } from "../../words/words.svelte";
import { roleIcon } from "../boarding/art";

addIcons(icons);

const HEROES: Readonly<Record<string, IconName>> = {
  carcharias: "shark-jaws",
  ishmael: "sperm-whale",
  kiria: "fire-bottle",
  snapper: "sea-turtle",
  waldorf: "pirate-hook",
  viana: "queen-crown",
  santiago: "fishing-hook",
  gabriela: "grenade",
  "de-marco": "domino-mask",
  "el-latigo": "whip",
};

const FACTIONS: Readonly<Record<string, IconName>> = {
  "deep-lords": "trident",
  marea: "saber-and-pistol",
};

const PIECES: Readonly<Record<string, IconName>> = {
  rigging: "rope-coil",
  "main-mast": "sail",
  helm: "ship-wheel",
  "captains-chest": "locked-chest",
  "powder-store": "barrel",
  armory: "powder-bag",
};

export function heroIcon(hero: string, role: string): IconName {
  return HEROES[hero] ?? roleIcon(role);
}
/** The picture that a content pack brings for a hero. */
export function heroPicture(hero: string): string | undefined {
  return pictureOf("rumbones2", hero);
}
export function factionIcon(faction: string): IconName {
  return FACTIONS[faction] ?? "big-wave";
}
/** A deck has the colour of its faction, whoever plays it. */
export function factionColour(faction: string): string {
  return faction === "deep-lords" ? "var(--deep-lords)" : faction === "marea" ? "var(--marea)" : "var(--sea)";
}
export function pieceIcon(piece: string): IconName {
  return PIECES[piece] ?? "barrel";
}
