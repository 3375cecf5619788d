/** Which icon stands for what. */
import { addIcons, type IconName } from "../../kit/icons";
import { ahoy } from "../../kit/icons/ahoy";
import type { Action, Faction, PlanKind, Power, Reward, ShipSlot, Slot, Suit } from "../../wire/ahoy";

addIcons(ahoy);

export const SUIT_ICON: Record<Suit, IconName> = {
  fish: "double-fish",
  skull: "skull-crossed-bones",
  swords: "crossed-swords",
  parrot: "parrot-head",
  palm: "palm-tree",
  compass: "compass",
};

export const EMBLEM: Record<Faction, IconName> = {
  squadron: "shark-fin",
  union: "nautilus-shell",
  smuggler1: "pirate-hat",
  smuggler2: "pirate-hook",
};

export const ACTION_ICON: Record<Action, IconName> = {
  sail: "sail",
  tailwind: "windsock",
  cannons: "cannon",
  cannons_5: "cannon",
  cannons_6: "cannon",
  repair: "hammer-nails",
  order: "trumpet-flag",
  bombard: "cannon-shot",
  deploy: "sailboat",
  inspire: "megaphone",
  assemble: "meeple-group",
  rally: "fist",
  full_sail: "galleon",
  negotiate: "shaking-hands",
};

export const SHIP_ICON: Record<ShipSlot, IconName> = {
  cutter: "small-fishing-sailboat",
  gunship_4: "pirate-cannon",
  gunship_6: "pirate-cannon",
};

export const POWER_ICON: Record<Power, IconName> = {
  aeronauts: "air-balloon",
  fighters: "crossed-swords",
  buccaneer: "pirate-hook",
  elder: "beard",
  convincing_comrade: "shaking-hands",
  convincing_official: "trumpet-flag",
  cutpurse: "shiny-purse",
  barrelman: "barrel",
  ghastly_gust: "ghost",
  gunner: "cannon",
  mystic: "crystal-ball",
  middleman: "two-coins",
  pilot: "ship-wheel",
  sailor: "sailboat",
  sea_witch: "witch-face",
  sea_dog: "sitting-dog",
  diver: "diving-helmet",
  documentarian: "quill-ink",
  shipwright: "hammer-nails",
  gunners_mate: "cannon-shot",
  powder_monkey: "powder-bag",
  naive_noble: "crown",
  grogmaster: "beer-stein",
  trawler: "fishing-net",
  battering_beakhead: "ram-profile",
  merchant: "coins",
  whispering_wind: "wind-slap",
  emissary: "tied-scroll",
};

export const PLAN_ICON: Record<PlanKind, IconName> = {
  enlist: "pirate-captain",
  sneak_attack: "bowie-knife",
  dynamic_entry: "windsock",
  evacuation: "boots",
  close_call: "fingers-crossed",
  secret_weapon: "unlit-bomb",
  weapons_cache: "locked-chest",
  cutter: "small-fishing-sailboat",
  gunship: "pirate-cannon",
};

export const REWARD_ICON: Record<Reward, IconName> = {
  start: "compass",
  gold_1: "two-coins",
  gold_2: "two-coins",
  fame_1: "laurels",
  fame_2: "laurels",
  fame_3: "laurels",
  free_crew: "pirate-captain",
  new_region: "treasure-map",
  move_2: "sailboat",
  move_2_peaceful: "peace-dove",
  free_tailwind: "windsock",
  gold_for_fame: "coins",
  repair_all: "hammer-nails",
  repair_all_for_fame: "toolbox",
  grand_prize: "trophy-cup",
};

/** The number that is printed beside a reward's icon. */
export const REWARD_MARK: Partial<Record<Reward, string>> = {
  gold_1: "1",
  gold_2: "2",
  fame_1: "1",
  fame_2: "2",
  fame_3: "3",
  move_2: "2",
  move_2_peaceful: "2",
  gold_for_fame: "→5",
  grand_prize: "4",
};

export function slotIcon(slot: Slot, powerOf: (card: string) => Power | undefined): IconName {
  if ("board" in slot) return ACTION_ICON[slot.board];
  if ("ship" in slot) return SHIP_ICON[slot.ship];
  const power = powerOf("crew" in slot ? slot.crew : slot.cost);
  return power ? POWER_ICON[power] : "pirate-captain";
}
