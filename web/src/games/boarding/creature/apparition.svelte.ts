/** A creature that has just come up, for as long as its scene lies over the sea. */
import { paced } from "../../../app/settings.svelte";
import type { Choices } from "../../../wire/wire";
import type { EventQueue } from "../../queue.svelte";

/** How long it is looked at where something waits behind it. */
export const LOOKED_AT = 2600;

export class Apparition<Beast extends string> {
  beast = $state<Beast | null>(null);
  #queue: EventQueue | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It comes up. A replay waits for it and goes on by itself; at a table it stays until the reader has seen it. */
  enter(beast: Beast, replay: EventQueue | null): void {
    this.leave();
    this.beast = beast;
    if (!replay) return;
    this.#queue = replay;
    replay.held = true;
    this.#leaveSoon();
  }

  #leaveSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.leave();
    }, paced(LOOKED_AT));
  }

  #stay(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  leave(): void {
    this.#stay();
    if (this.#queue) this.#queue.held = false;
    this.#queue = null;
    this.beast = null;
  }

  /** What is asked of the reader now. A window does not wait for long, so that the sea is seen again soon. */
  asked(choices: Pick<Choices, "window"> | null): void {
    if (this.beast === null || this.#queue) return;
    if (choices?.window) this.#leaveSoon();
    else this.#stay();
  }
}
