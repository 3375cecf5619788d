/** The frames of a replay, fetched in stretches: the one that is looked at first, then those around it. */
import type { Frame, Heard } from "../wire/wire";

/** How many moments are fetched at once. */
export const STRETCH = 40;
/** How many stretches before and after the one that is looked at are fetched. A long game is not fetched whole. */
export const NEAR = 15;
/** Stretches farther away than so many are forgotten again. */
const FAR = 2 * NEAR;

export class Reel {
  /** How many moves the game has; unknown before the first stretch. */
  steps: number | null = null;
  #frames = new Map<number, Frame>();
  #asked = new Set<number>();

  frame(step: number): Frame | undefined {
    return this.#frames.get(step);
  }

  /** The stretch that should be fetched next, nearest to `step` first and forward before back; none when all near it are there or under way. */
  next(step: number): { from: number; count: number } | null {
    if (this.steps === null) return this.#ask(Math.floor(step / STRETCH));
    const here = Math.floor(Math.min(step, this.steps) / STRETCH);
    const last = Math.floor(this.steps / STRETCH);
    this.#forget(here);
    for (let away = 0; away <= Math.min(last, NEAR); away += 1) {
      for (const stretch of [here + away, here - away]) {
        if (stretch >= 0 && stretch <= last && !this.#asked.has(stretch)) return this.#ask(stretch);
      }
    }
    return null;
  }

  #ask(stretch: number): { from: number; count: number } | null {
    if (this.#asked.has(stretch)) return null;
    this.#asked.add(stretch);
    return { from: stretch * STRETCH, count: STRETCH };
  }

  /** Lets go of what lies far from a stretch. */
  #forget(here: number): void {
    for (const stretch of this.#asked) {
      if (Math.abs(stretch - here) <= FAR) continue;
      this.#asked.delete(stretch);
      for (let step = stretch * STRETCH; step < (stretch + 1) * STRETCH; step += 1) this.#frames.delete(step);
    }
  }

  /** A stretch came. */
  add(steps: number, frames: Frame[]): void {
    this.steps = steps;
    for (const frame of frames) this.#frames.set(frame.step, frame);
  }

  /** A stretch did not come and may be asked for again. */
  failed(from: number): void {
    this.#asked.delete(from / STRETCH);
  }

  get whole(): boolean {
    return this.steps !== null && this.#frames.size > this.steps;
  }

  /** The story up to a moment, as far back as it is there without a gap. */
  lines(step: number): Heard[] {
    let from = step;
    while (this.#frames.has(from - 1)) from -= 1;
    const all: Heard[] = [];
    for (let at = from; at <= step; at += 1) all.push(...(this.#frames.get(at)?.lines ?? []));
    return all;
  }

  /** Whether the story up to a moment is there from its beginning. */
  begins(step: number): boolean {
    let from = step;
    while (this.#frames.has(from - 1)) from -= 1;
    return from === 0;
  }
}
