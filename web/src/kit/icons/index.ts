// The icons at hand. Those of the kit are always there; an area with icons of its own adds them when it is loaded.
import type { ahoy } from "./ahoy";
import { drawn } from "./drawn";
import { kit } from "./kit";
import type { pirates7 } from "./pirates7";
import type { rumbones } from "./rumbones";
import type { rumbones2 } from "./rumbones2";
import type { runebound } from "./runebound";
import type { runes } from "./runes";
import type { table } from "./table";

export type DrawnName = keyof typeof drawn;
export type IconName =
  | DrawnName
  | keyof typeof kit
  | keyof typeof table
  | keyof typeof ahoy
  | keyof typeof pirates7
  | keyof typeof rumbones
  | keyof typeof rumbones2
  | keyof typeof runebound
  | keyof typeof runes;

const paths: Partial<Record<IconName, string>> = { ...kit };

/** Puts an area's icons at hand: `addIcons(ahoy)` at the top of its first module. */
export function addIcons(area: Partial<Record<IconName, string>>): void {
  Object.assign(paths, area);
}

/** How to draw an icon: its path, the square it stands in, and whether it is stroked or filled. */
export function shapeOf(name: IconName): { path: string; size: number; stroked: boolean } {
  if (name in drawn) return { path: drawn[name as DrawnName], size: 24, stroked: true };
  return { path: paths[name] ?? "", size: 512, stroked: false };
}
