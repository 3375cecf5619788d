/** What is left of somebody's time, from second to second, as far as the server has told it. */
import type { SeatInfo } from "../../wire/wire";

export class Countdown {
  left = $state<number | null>(null);
  whole = $state<number | null>(null);
  #told: { left: number; at: number } | null = null;

  /** The server has told it anew; the longest that was left for a decision is the whole of it. */
  hear(seat: SeatInfo | undefined, fresh: boolean): void {
    this.#told = seat?.running && seat.left !== null ? { left: seat.left, at: Date.now() } : null;
    if (fresh || this.#told === null) this.whole = this.#told?.left ?? null;
    this.tick();
  }

  tick(): void {
    const told = this.#told;
    this.left = told ? Math.max(0, told.left - (Date.now() - told.at)) : null;
  }
}
