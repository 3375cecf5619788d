/** The lanes along which crew marches straight from one ship to the other. */
import type { Chart } from "../../wire/rumbones";
import type { Plan } from "../boarding/chart";

/** The cells of a lane from the muster point of a side to that of the other. */
export function laneOf({ chart }: Plan<Chart>, lane: number, side: number): number[] {
  const [from, to] = [chart.muster[side]?.[lane], chart.muster[1 - side]?.[lane]];
  if (from === undefined || to === undefined) return [];
  const [way, step] = [Math.abs(to - from), Math.sign(to - from)];
  return Array.from({ length: way + 1 }, (_, at) => from + at * step);
}
