/** Which icon stands for what. */
import { addIcons, type IconName } from "../../kit/icons";
import { pirates7 } from "../../kit/icons/pirates7";
import type { Character, Curse, Loot } from "../../wire/pirates7";

addIcons(pirates7);

export const CHARACTER_ICON: Record<Character, IconName> = {
  shipwright: "hammer-nails",
  governor: "imperial-crown",
  captain: "pirate-captain",
  islander: "palm-tree",
  shaman: "tribal-mask",
  merchant: "scales",
  cartographer: "treasure-map",
};

export const LOOT_ICON: Record<Loot, IconName> = {
  fruit: "banana-bunch",
  coffee: "coffee-beans",
  rum: "brandy-bottle",
  talisman: "totem-head",
};

export const CURSE_ICON: Record<Curse, IconName> = {
  kraken: "kraken-tentacle",
  iceberg: "iceberg",
  sirens: "mermaid",
  mutiny: "crossed-swords",
  whirlpool: "vortex",
  idol: "totem",
  wages: "two-coins",
  tavern: "tavern-sign",
};

export const RITUAL_ICON = {
  good_deal: "shaking-hands",
  double_hold: "cargo-crate",
  unsinkable: "life-buoy",
} as const satisfies Record<string, IconName>;
