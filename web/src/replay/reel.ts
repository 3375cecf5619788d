/** The frames of a replay, fetched in stretches: the one that is looked at first, then all others. */
import type { Frame, Heard } from "../wire/wire";

/** How many moments are fetched at once. */
export const STRETCH = 40;

export class Reel {
  /** How many moves the game has; unknown before the first stretch. */
  steps: number | null = null;
  #frames = new Map<number, Frame>();
  #asked = new Set<number>();

  frame(step: number): Frame | undefined {
    return this.#frames.get(step);
  }

  /** The stretch that should be fetched next, nearest to `step` first and forward before back; none when all are there or under way. */
  next(step: number): { from: number; count: number } | null {
    if (this.steps === null) return this.#ask(Math.floor(step / STRETCH));
    const here = Math.floor(Math.min(step, this.steps) / STRETCH);
    const last = Math.floor(this.steps / STRETCH);
    for (let away = 0; away <= last; away += 1) {
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

  /** The story up to a moment, as far as it is there without a gap before it. */
  lines(step: number): Heard[] {
    const all: Heard[] = [];
    for (let at = 0; at <= step; at += 1) {
      const frame = this.#frames.get(at);
      if (frame) all.push(...frame.lines);
    }
    return all;
  }
}
