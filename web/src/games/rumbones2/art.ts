/** Which picture stands for what. Heroes without one of their own are shown by their role. */
import type { IconName } from "../../kit/icons";
import { pictureOf } from "../../words/words.svelte";

const ROLES: Readonly<Record<string, IconName>> = {
  captain: "pirate-hat",
  brute: "fist",
  gunner: "musket",
  quartermaster: "coins",
  swashbuckler: "crossed-sabres",
};

const PIECES: Readonly<Record<string, IconName>> = {
  rigging: "rope-coil",
  "main-mast": "sail",
  helm: "ship-wheel",
  "captains-chest": "locked-chest",
  "powder-store": "barrel",
  armory: "powder-bag",
};

const STATUSES: Readonly<Record<string, IconName>> = {
  blinded: "sight-disabled",
  stunned: "knocked-out-stars",
  slowed: "snail",
  muted: "silenced",
  bleeding: "bleeding-wound",
};

export function heroIcon(_hero: string, role: string): IconName {
  return ROLES[role] ?? "pirate-hat";
}
/** The picture that a content pack brings for a hero. */
export function heroPicture(hero: string): string | undefined {
  return pictureOf("rumbones2", hero);
}
export function pieceIcon(piece: string): IconName {
  return PIECES[piece] ?? "barrel";
}
export function statusIcon(status: string): IconName {
  return STATUSES[status] ?? "info";
}
