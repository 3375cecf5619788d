/** Plays what happened, one event after another; then the true view takes over. */
import { SvelteSet } from "svelte/reactivity";
import { paced } from "../../../app/settings.svelte";
import { play } from "../../../app/sound";
import type { Event, Sheet, View } from "../../../wire/ahoy";
import type { Batch } from "../../queue.svelte";
import { marksOf } from "../marks";
import type { Piece } from "../pieces";
import { type Glide, glideOf, timeOf } from "./acts";
import { after, lifted } from "./after";
import { soundOf } from "./sounds";

/** More than this many events behind, nobody wants to watch them all. */
const PATIENCE = 12;

export class Stage {
  /** The view while events are being played; none when the true view holds. */
  view = $state.raw<View | null>(null);
  /** What is being shown. */
  event = $state.raw<Event | null>(null);
  glide = $state.raw<Glide | null>(null);
  /** Pieces the event speaks of. */
  readonly flashing = new SvelteSet<Piece>();

  #waiting: Event[] = [];
  #truth: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #calm: () => boolean;
  readonly #heard: (event: Event, seen: boolean) => void;
  readonly #untold: (events: number) => void;

  readonly #sheet: Sheet;

  /**
   * `heard` is told every event in order, and whether it is worth a look: what was skipped is not;
   * `untold` how many have yet to be shown.
   */
  constructor(
    first: View,
    sheet: Sheet,
    calm: () => boolean,
    heard: (event: Event, seen: boolean) => void,
    untold: (events: number) => void,
  ) {
    this.#truth = first;
    this.#sheet = sheet;
    this.#calm = calm;
    this.#heard = heard;
    this.#untold = untold;
  }

  get busy(): boolean {
    return this.view !== null;
  }

  take(batch: Batch): void {
    const events = batch.lines.map((line) => line.event as unknown as Event);
    const before = this.view ?? this.#truth;
    this.#truth = batch.now.view as unknown as View;
    if (batch.jump) {
      this.#waiting = [];
      this.#rest();
      return;
    }
    this.#waiting.push(...events);
    const shown = this.#waiting.filter((event) => timeOf(event) > 0).length;
    if (this.#calm() || shown > PATIENCE || !before) {
      this.skip();
      return;
    }
    if (shown === 0 && !this.view) {
      this.skip();
      return;
    }
    if (this.view) {
      this.#untold(this.#waiting.length);
      return;
    }
    this.view = before;
    this.#next();
  }

  /** Jumps to the end. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const event of this.#waiting) this.#heard(event, this.#calm() && this.#waiting.length <= PATIENCE);
    this.#waiting = [];
    this.#rest();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.view = null;
    this.event = null;
    this.glide = null;
    this.flashing.clear();
    this.#untold(0);
  }

  #next(): void {
    const event = this.#waiting.shift();
    if (!event || !this.view) {
      this.#rest();
      return;
    }
    this.#heard(event, true);
    this.#untold(this.#waiting.length);
    const time = timeOf(event);
    const then = after(this.view, event, this.#sheet);
    if (time === 0) {
      this.view = then;
      this.#next();
      return;
    }
    const sound = soundOf(event);
    if (sound) play(sound);
    const glide = glideOf(event);
    this.event = event;
    this.glide = glide;
    this.flashing.clear();
    for (const mark of marksOf(event)) this.flashing.add(mark);
    if (!glide) this.view = then;
    else if (glide.ship !== "comrades") this.view = lifted(this.view, glide.ship, glide.from);
    this.#timer = setTimeout(() => {
      this.view = then;
      this.event = null;
      this.glide = null;
      this.#next();
    }, paced(time));
  }
}
