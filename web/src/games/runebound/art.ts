/** Which picture stands for what. Heroes without one of their own are shown by how they strike hardest. */
import { addIcons, type IconName } from "../../kit/icons";
import { runebound as icons } from "../../kit/icons/runebound";
import type { Boost, Colour, Figures, Phase } from "../../wire/runebound";
import { pictureOf } from "../../words/words.svelte";
import { ALLY_ICON, beatIcon, foeIcon, itemIcon } from "./fight/art";
import type { Face } from "./helm.svelte";

addIcons(icons);

const HEROES: Readonly<Record<string, IconName>> = {
  varikas: "death-skull",
  mok: "orc-head",
  valadir: "visored-helm",
  ysolde: "high-shot",
  brakka: "dwarf-helmet",
  orlen: "warlock-hood",
  nimra: "high-grass",
  tavish: "two-coins",
  edda: "lightning-helix",
  kestrin: "hooded-figure",
  groth: "giant",
  selwyn: "wizard-face",
};

const BOOSTS: Readonly<Record<Boost, IconName>> = {
  mind: "brain",
  body: "biceps",
  spirit: "sparkles",
  strength: "strong",
  life: "hearts",
};

export const PHASES: readonly Phase[] = ["ranged", "melee", "magic"];
export const STATS: readonly Boost[] = ["mind", "body", "spirit"];
export const BOOST_ORDER: readonly Boost[] = ["mind", "body", "spirit", "strength", "life"];
export const COLOURS: readonly Colour[] = ["green", "yellow", "blue", "red"];

export function heroIcon(hero: string, figures?: Figures): IconName {
  const strongest = figures ? Math.max(...figures.damage) : 0;
  const phase = PHASES[figures?.damage.indexOf(strongest) ?? 1] ?? "melee";
  return HEROES[hero] ?? beatIcon(phase);
}
export function boostIcon(boost: Boost): IconName {
  return BOOSTS[boost];
}
export function colourOf(colour: Colour): string {
  return `var(--rune-${colour})`;
}
/** The picture that a content pack brings for something. */
export function pictureFor(id: string): string | undefined {
  return pictureOf("runebound", id);
}
export function faceIcon(face: Face | undefined): IconName {
  switch (face?.kind) {
    case "hero":
      return heroIcon(face.face.hero, face.face.figures);
    case "goods":
      return face.face.item ? itemIcon(...face.face.item) : ALLY_ICON;
    case "kept": {
      const { kind } = face.face;
      if (kind === "rune") return "rune-stone";
      if (kind === "trophy") return "trophy-cup";
      return "item" in kind ? itemIcon(...kind.item) : ALLY_ICON;
    }
    case "adventure": {
      const { challenge, level } = face.face;
      if (challenge) return foeIcon(challenge.tag);
      return level === null ? "campfire" : "hourglass";
    }
    default:
      return "treasure-map";
  }
}
/** The colour of a card's frame: of its adventure, or of what it is. */
export function faceColour(face: Face | undefined): string {
  if (face?.kind === "adventure") return colourOf(face.face.colour);
  if (face?.kind === "kept") return colourOf(face.of.colour);
  if (face?.kind === "goods" && face.face.ally) return "var(--accent)";
  return "var(--brass)";
}
