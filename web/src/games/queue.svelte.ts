/** What happened, on its way from the table to the board that shows it. */
import { untrack } from "svelte";
import type { Heard, Now } from "../wire/wire";

/** What happened in one go, and what is true afterwards. */
export interface Batch {
  lines: Heard[];
  now: Now;
  /** Nothing to animate: the view was replaced (a resync, an undo, a jump in a replay). */
  jump: boolean;
  /** Nobody waits for it to be shown: a replay at speed. */
  hurry?: boolean;
}

/**
 * Hands batches to the board in order. The board keeps showing what it shows until it has played them;
 * batches that come before a board listens are not kept, because its first `now` already holds them.
 */
export class EventQueue {
  /** How many of the last lines the board has yet to show: whoever tells the story keeps them back. */
  untold = $state(0);
  /** Whether the board shows something that whoever sets the pace waits for, such as a throw. */
  held = $state(false);
  #take: ((batch: Batch) => void) | null = null;

  /** The board listens; the returned function stops it. */
  listen(take: (batch: Batch) => void): () => void {
    this.#take = take;
    return () => {
      if (this.#take !== take) return;
      this.#take = null;
      this.untold = 0;
      this.held = false;
    };
  }

  /** The table tells what happened. What the board does about it is no reason to tell it again. */
  push(batch: Batch): void {
    untrack(() => this.#take?.(batch));
  }
}
