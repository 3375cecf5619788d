/** Shows what happened one thing after another, calls and throws above all; then the true view takes over. */
import { play, type Sound } from "../../app/sound";
import type { Character, Event, View } from "../../wire/pirates7";
import type { Batch } from "../queue";
import { told, type Venture } from "./tray/venture";

/** A Character that has just been called. */
export interface Call {
  character: Character;
  seats: number[];
  gift: number;
}

interface Act {
  events: Event[];
  then: View;
}

/** Milliseconds. */
const CALL = 1500;
const LINGER = 5000;
/** With so much waiting nobody wants to see every call. */
const PATIENCE = 4;

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  called: "bell",
  sold: "coin",
  deal_made: "coin",
  ships_bought: "sail",
  port_opened: "sail",
  chests_received: "coin",
};

export class Stage {
  /** The view while something is shown; none when the true view holds. */
  view = $state.raw<View | null>(null);
  call = $state.raw<Call | null>(null);
  /** The raid or Curse whose throw is looked at; kept for a while when it is over. */
  venture = $state.raw<Venture | null>(null);
  /** Whether the throw is to be looked at. */
  open = $state(false);

  #story: Venture | null;
  #truth: View;
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #waitsForTray = false;
  readonly #still: () => boolean;

  /** `still` tells whether nothing is to be waited for: no motion is wanted, or a replay sets the pace. */
  constructor(first: View, story: Venture | null, still: () => boolean) {
    this.#truth = first;
    this.#story = story;
    this.venture = story;
    this.#still = still;
  }

  get busy(): boolean {
    return this.view !== null;
  }

  take(batch: Batch): void {
    const before = this.view ?? this.#truth;
    this.#truth = batch.now.view as unknown as View;
    if (batch.jump) {
      this.#acts = [];
      this.close();
      this.#rest();
      return;
    }
    const events = batch.lines.map((line) => line.event as unknown as Event);
    this.#acts.push({ events, then: this.#truth });
    if (this.view) return;
    this.view = before;
    this.#next();
  }

  /** What went before the board was there, told again. */
  recall(story: Venture | null): void {
    this.#story = story;
    this.venture = story;
  }

  /** The tray has shown all it was told. */
  shown(): void {
    if (!this.#waitsForTray) return;
    this.#waitsForTray = false;
    this.#closing = setTimeout(() => this.close(), LINGER);
    this.#next();
  }

  /** The throw is put away. */
  close(): void {
    clearTimeout(this.#closing);
    this.open = false;
    if (!this.#waitsForTray) return;
    this.#waitsForTray = false;
    this.#next();
  }

  /** Somebody looks closely: the throw stays. */
  hold(): void {
    clearTimeout(this.#closing);
  }

  /** Goes on at once. */
  skip(): void {
    if (!this.call) return;
    clearTimeout(this.#timer);
    this.call = null;
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#closing);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#waitsForTray = false;
    this.view = null;
    this.call = null;
  }

  #next(): void {
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      const event = act.events.shift();
      if (!event) {
        this.view = act.then;
        this.#acts.shift();
        continue;
      }
      if (this.#show(event, act)) return;
    }
    this.#rest();
  }

  /** Shows an event; true when it takes time. */
  #show(event: Event, act: Act): boolean {
    const before = this.#story?.thrown;
    this.#story = told(this.#story, event);
    const sound = SOUNDS[event.event];
    if (sound && !this.#still() && this.#acts.length < PATIENCE) play(sound);
    if (this.#story?.thrown && this.#story.thrown !== before) return this.#throw(act);
    if (event.event !== "called" || this.#still() || this.#acts.length > PATIENCE) return false;
    this.call = { character: event.character, seats: event.seats, gift: event.gift };
    this.#timer = setTimeout(() => {
      this.call = null;
      this.#next();
    }, CALL);
    return true;
  }

  /** The throw and all that is told of it in the same breath; the tray says when it has been seen. */
  #throw(act: Act): boolean {
    for (const event of act.events.splice(0)) this.#story = told(this.#story, event);
    clearTimeout(this.#closing);
    this.venture = this.#story;
    this.open = true;
    if (this.#still()) {
      this.#closing = setTimeout(() => this.close(), LINGER);
      return false;
    }
    this.#waitsForTray = true;
    return true;
  }
}
