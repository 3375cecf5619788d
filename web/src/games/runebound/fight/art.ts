/** Which picture stands for what in fights, on stalls and in talks. */
import { addIcons, type IconName } from "../../../kit/icons";
import { runes as icons } from "../../../kit/icons/runes";
import type { Class, Phase, Tag, Type } from "../../../wire/runebound";

addIcons(icons);

/** What of a round is under way. */
export type Beat = "before" | "escape" | Phase;

const BEATS: Readonly<Record<Beat, IconName>> = {
  before: "hourglass",
  escape: "run",
  ranged: "bow-arrow",
  melee: "crossed-swords",
  magic: "magic-swirl",
};

const TAGS: Readonly<Record<Tag, IconName>> = {
  beast: "wolf-head",
  humanoid: "bandit",
  undead: "shambling-zombie",
  giant: "ogre",
  demon: "daemon-skull",
  elemental: "fluffy-swirl",
  construct: "rock-golem",
  trap: "wolf-trap",
  dragon: "dragon-head",
};

const CLASSES: Readonly<Record<Class, IconName>> = {
  weapon: "broadsword",
  armour: "breastplate",
  artifact: "crystal-ball",
  supply: "knapsack",
};

const TYPES: Readonly<Partial<Record<Type, IconName>>> = {
  leather: "leather-armor",
  mail: "chain-mail",
  scale: "scale-mail",
  shield: "round-shield",
  cloak: "cape",
  mace: "flanged-mace",
  axe: "battle-axe",
  dagger: "plain-dagger",
  spear: "stone-spear",
  bow: "bow-arrow",
  staff: "wizard-staff",
  rune: "rune-stone",
  belt: "belt",
  charm: "dream-catcher",
  ring: "ring",
  amulet: "gem-pendant",
  boots: "leather-boot",
  relic: "holy-grail",
  book: "spell-book",
  seal: "wax-seal",
  bomb: "unlit-bomb",
  potion: "round-potion",
  scroll: "tied-scroll",
  ration: "meat",
  mount: "horse-head",
  tool: "toolbox",
};

export function beatIcon(beat: Beat): IconName {
  return BEATS[beat];
}
/** An enemy of an encounter is of no kind. */
export function foeIcon(tag: Tag | null): IconName {
  return tag ? TAGS[tag] : "bandit";
}
export function itemIcon(kind: Class, type: Type): IconName {
  return TYPES[type] ?? CLASSES[kind];
}
export const HERO_ICON: IconName = "visored-helm";
export const ALLY_ICON: IconName = "person";
