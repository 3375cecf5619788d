/** What stands on the sea, as plain values, and where within its cell. */
import type { IconName } from "../../../kit/icons";
import { type Plan, SIDE } from "../chart";
import type { Crew } from "../follow";

/** What a ship is built of. */
export type Wood = "oak" | "bone";

/** Something of the board that may be clicked itself, as when hits are given; clicks go through to its cell otherwise. */
interface Figure {
  cell: number;
  /** The log speaks of it. */
  marked: boolean;
  pick: (() => void) | null;
}
export interface HeroFigure extends Figure {
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
export interface CrewFigure extends Crew {
  look: "scarf" | "bones";
  /** Some of them have yet to attack. */
  ready: boolean;
  pick: (() => void) | null;
}
export interface TileFigure extends Figure {
  tile: string;
  side: number;
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
