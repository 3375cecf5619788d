/** What stands on the sea, as plain values, and where within its cell. */
import type { IconName } from "../../../kit/icons";
import { type Plan, SIDE } from "../chart";
import type { Crew } from "../follow";

/** What a ship is built of. */
export type Wood = "oak" | "bone";

/** How a ship is drawn, all lengths in the units of the drawing. */
export interface Build {
  wood: Wood;
  /** Where its masts are, from -1 at the bow to 1 at the stern. */
  masts: readonly number[];
  /** How far its prow and its bowsprit reach before the deck. */
  prow: number;
  sprit: number;
  sails: "furled" | "battened";
  /** Rows of shields instead of gun ports. */
  shields: boolean;
}

/** A ship with three masts and a long bowsprit. */
export const GALLEON = {
  masts: [-0.62, 0.02, 0.62],
  prow: 130,
  sprit: 400,
  sails: "furled",
  shields: false,
} as const;

/** Something of the board that may be clicked itself, as when hits are given; clicks go through to its cell otherwise. */
interface Figure {
  cell: number;
  /** The log speaks of it. */
  marked: boolean;
  pick: (() => void) | null;
}
export interface HeroFigure extends Figure {
  /** Tells it apart from all others: where both sides are of one faction, a hero may be there twice. */
  key: number;
  hero: string;
  side: number;
  icon: IconName;
  /** A picture of its own, where a pack brings one. */
  picture: string | undefined;
  damage: number;
  hp: number;
  statuses: readonly { status: string; icon: IconName }[];
  /** Whose it is, where that has to be told. */
  owner: number | null;
  acts: boolean;
}
/** How crew is told apart: by a scarf, by its bones, or by its fins. */
export type CrewLook = "scarf" | "bones" | "fins";
export interface CrewFigure extends Crew {
  look: CrewLook;
  /** Some of them have yet to attack. */
  ready: boolean;
  pick: (() => void) | null;
}
export interface TileFigure extends Figure {
  tile: string;
  /** Whose; nobody's where everybody may attack it. */
  side: number | null;
  icon: IconName;
  damage: number;
  hp: number;
}
export interface BeastFigure extends Figure {
  beast: "kraken" | "dragon";
  /** It lies from left to right. */
  turned: boolean;
  damage: number;
  hp: number;
}
export interface Standing {
  heroes: readonly HeroFigure[];
  crew: readonly CrewFigure[];
  tiles: readonly TileFigure[];
  beasts: readonly BeastFigure[];
  /** Gangplanks that may be gone one day. */
  planks: readonly { cell: number; across: boolean }[];
}

interface Place {
  x: number;
  y: number;
  scale: number;
}
interface Stands {
  cell: number;
}

/** Side by side within a cell, around its middle. */
function spread(index: number, count: number, apart: number): number {
  return count === 1 ? 0 : (index - (count - 1) / 2) * apart;
}

/** Where a hero stands: behind crew that is there, too, and smaller the more heroes there are. */
export function heroPlace(
  plan: Plan,
  heroes: readonly Stands[],
  crew: readonly Stands[],
  hero: Stands,
): Place {
  const here = heroes.filter((one) => one.cell === hero.cell);
  const crowd = crew.some((one) => one.cell === hero.cell);
  const scale = [0.86, 0.6, 0.48][Math.min(here.length, 3) - 1] ?? 0.48;
  const { x, y } = plan.middle(hero.cell);
  return {
    x: x + spread(here.indexOf(hero), here.length, (SIDE / here.length) * 0.92),
    y: y - (crowd ? 15 : 0),
    scale: crowd ? scale * 0.86 : scale,
  };
}

/** Where crew stands: in front of heroes that are there, too. */
export function crewPlace(
  plan: Plan,
  heroes: readonly Stands[],
  crew: readonly Stands[],
  squad: Stands,
): Place {
  const here = crew.filter((one) => one.cell === squad.cell);
  const crowd = heroes.some((one) => one.cell === squad.cell);
  const { x, y } = plan.middle(squad.cell);
  return {
    x: x + spread(here.indexOf(squad), here.length, Math.min(44, 84 / here.length)),
    y: y + (crowd ? 28 : 2),
    scale: (crowd ? 0.7 : 0.98) * (here.length > 2 ? 0.62 : here.length > 1 ? 0.82 : 1),
  };
}
