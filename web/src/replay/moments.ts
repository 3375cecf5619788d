/** Places of a replay worth jumping to. */
import type { GameModule, Moment } from "../games/contract";
import type { Reel } from "./reel";

export interface Stop {
  step: number;
  moment: Moment;
}

/** Rounds, battles and the end, as far as the reel is there; turns are too many to list. */
export function stops(reel: Reel, momentOf: GameModule["momentOf"]): Stop[] {
  const found: Stop[] = [];
  for (let step = 0; step <= (reel.steps ?? -1); step += 1) {
    const frame = reel.frame(step);
    for (const line of frame?.lines ?? []) {
      const moment = frame ? momentOf(line.event, frame.now) : null;
      if (moment !== null && moment.kind !== "turn") found.push({ step, moment });
    }
  }
  return found;
}

/** The stop before or after a moment. */
export function neighbour(all: Stop[], step: number, way: 1 | -1): Stop | undefined {
  return way === 1 ? all.find((stop) => stop.step > step) : all.findLast((stop) => stop.step < step);
}
