/** Shows what happened one thing after another, calls and throws above all; then the true view takes over. */
import { paced } from "../../app/settings.svelte";
import { play, type Sound } from "../../app/sound";
import type { Character, Event, View } from "../../wire/pirates7";
import type { Heard } from "../../wire/wire";
import type { Throw } from "../../kit/tray/throw";
import type { Batch } from "../queue.svelte";
import { told, type Venture } from "./tray/venture";

/** A Character that has just been called. */
export interface Call {
  character: Character;
  seats: number[];
  gift: number;
}

interface Act {
  lines: Heard[];
  then: View;
  /** Nobody waits for it. */
  hurry: boolean;
}

/** What the stage has to know and whom it tells. */
export interface House {
  /** Whether nothing is to be waited for: no motion is wanted. */
  still: () => boolean;
  /** Whether a replay sets the pace: only throws are waited for, and what comes next ends them. */
  replayed: () => boolean;
  /** Whose eyes these are; what they did themselves they need not be told. */
  seat: () => number | null;
  /** Hears how many lines have yet to be shown. */
  untold: (lines: number) => void;
}

/** Milliseconds. */
const CALL = 1500;
const TALE = 1300;
const LINGER = 5000;
/** With so much waiting nobody wants to see everything. */
const PATIENCE = 4;

/** What others do and is worth a moment. */
const TALES: ReadonlySet<Event["event"]> = new Set([
  "declined",
  "ships_bought",
  "corsair_taken",
  "caravan_played",
  "goods_loaded",
  "port_opened",
  "curse_played",
  "idol_named",
  "tavern_chest",
  "went_overboard",
  "sold",
  "deal_made",
  "ritual_performed",
  "card_drawn",
  "end_drawn",
]);

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  called: "bell",
  sold: "coin",
  deal_made: "coin",
  ships_bought: "sail",
  port_opened: "sail",
  chests_received: "coin",
};

/** What is told of a throw that lies in the tray. */
const OF_THE_THROW = /^(thrown|fought|whirlpool_spread|whirlpool_picked|struck)$/;

export class Stage {
  /** The view while something is shown; none when the true view holds. */
  view = $state.raw<View | null>(null);
  call = $state.raw<Call | null>(null);
  /** What somebody else has just done. */
  tale = $state.raw<Heard | null>(null);
  /** The raid or Curse whose throw is looked at; kept for a while when it is over. */
  venture = $state.raw<Venture | null>(null);
  /** Whether the throw is to be looked at. */
  open = $state(false);
  /** Whether the tray has yet to show all it was told. */
  throwing = $state(false);
  /** Whether the throw is to be shown as a picture at once, because nobody waits for it. */
  hurried = $state(false);

  #story: Venture | null;
  #truth: View;
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  /** Lines that the tray is showing, the throw itself included. */
  #inTray = 0;
  /** The throw that was last looked at, with so many fights. */
  #watched: { id: string | number; fights: number } | null = null;
  /** The throw that somebody looks at closely. */
  #held: Throw["id"] | null = null;
  readonly #house: House;

  constructor(first: View, story: Venture | null, house: House) {
    this.#truth = first;
    this.#story = story;
    this.venture = story;
    this.#house = house;
    this.#watch();
  }

  get busy(): boolean {
    return this.view !== null;
  }

  take(batch: Batch): void {
    const before = this.view ?? this.#truth;
    this.#truth = batch.now.view as unknown as View;
    if (batch.jump) {
      this.#drop();
      this.close();
      return;
    }
    if (this.#house.replayed()) this.#goOn(batch.lines);
    this.#acts.push({ lines: [...batch.lines], then: this.#truth, hurry: batch.hurry ?? false });
    if (this.view) {
      this.#count();
      return;
    }
    this.view = before;
    this.#next();
  }

  /** What went before the board was there, told again. Who jumps to a throw in a replay finds it in the tray. */
  recall(story: Venture | null, lines: readonly Heard[] = []): void {
    this.#story = story;
    this.venture = story;
    this.#watched = null;
    this.#watch();
    this.open = this.#house.replayed() && !!story?.thrown && lines.some(tellsOfThrow);
  }

  /** How many fights of a throw were looked at before; nothing when it is new. */
  seen({ id }: Throw): number | null {
    return this.#watched?.id === id ? this.#watched.fights : null;
  }

  /** The tray has shown all it was told. */
  shown(): void {
    this.#watch();
    if (!this.throwing) return;
    this.#linger();
    this.#seen();
  }

  /** The throw is put away. */
  close(): void {
    clearTimeout(this.#closing);
    this.open = false;
    this.#held = null;
    this.#watch();
    if (this.throwing) this.#seen();
  }

  /** Somebody looks closely: the throw stays, also when it is not over yet. */
  hold(): void {
    clearTimeout(this.#closing);
    this.#held = this.venture?.thrown?.id ?? null;
  }

  /** Goes on at once. */
  skip(): void {
    if (!this.call && !this.tale) return;
    clearTimeout(this.#timer);
    this.#on();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#closing);
  }

  /** The throw on the tray has been looked at, as far as it is told. */
  #watch(): void {
    const thrown = this.venture?.thrown;
    if (thrown) this.#watched = { id: thrown.id, fights: thrown.fights.length };
  }

  /** At a table the throw is put away by and by, unless it is held; in a replay it stays until the reader goes on. */
  #linger(): void {
    if (this.#house.replayed() || this.#held === this.venture?.thrown?.id) return;
    this.#closing = setTimeout(() => this.close(), LINGER);
  }

  /** Nothing more is shown. */
  #drop(): void {
    this.#acts = [];
    this.#rest();
  }

  /** A replay goes on, whether or not all has been seen; the tray stays only for more of the same throw. */
  #goOn(lines: readonly Heard[]): void {
    if (this.busy) this.#drop();
    if (this.open && !lines.some(tellsOfThrow)) this.close();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.throwing = false;
    this.#inTray = 0;
    this.view = null;
    this.call = null;
    this.tale = null;
    this.#count();
  }

  #count(): void {
    this.#house.untold(this.#acts.reduce((sum, { lines }) => sum + lines.length, this.#inTray));
  }

  /** The tray has been seen. */
  #seen(): void {
    this.throwing = false;
    this.#inTray = 0;
    this.#next();
  }

  #on(): void {
    this.call = null;
    this.tale = null;
    this.#next();
  }

  #next(): void {
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      const line = act.lines.shift();
      if (!line) {
        this.view = act.then;
        this.#acts.shift();
        continue;
      }
      if (this.#show(line, act)) {
        this.#count();
        return;
      }
    }
    this.#rest();
  }

  /** Shows a line of the story; true when it takes time. */
  #show(line: Heard, act: Act): boolean {
    const event = eventOf(line);
    const before = this.#story?.thrown;
    this.#story = told(this.#story, event);
    const hurried = this.#house.still() || this.#house.replayed() || this.#acts.length > PATIENCE;
    const sound = SOUNDS[event.event];
    if (sound && !hurried) play(sound);
    if (this.#story?.thrown && this.#story.thrown !== before) return this.#throw(act);
    if (hurried) return false;
    if (event.event === "called") {
      this.call = { character: event.character, seats: event.seats, gift: event.gift };
      return this.#wait(CALL);
    }
    if (!TALES.has(event.event) || !("seat" in event) || event.seat === this.#house.seat()) return false;
    this.tale = line;
    // Nothing else is to be seen of it: what it changed moves while it is told.
    if (!act.lines.some((later) => /^(called|thrown)$/.test(eventOf(later).event))) this.view = act.then;
    return this.#wait(TALE);
  }

  #wait(time: number): boolean {
    this.#timer = setTimeout(() => this.#on(), paced(time));
    return true;
  }

  /** The throw and all that is told of it in the same breath; the tray says when it has been seen. */
  #throw(act: Act): boolean {
    const later = act.lines.splice(0);
    for (const line of later) this.#story = told(this.#story, eventOf(line));
    clearTimeout(this.#closing);
    this.venture = this.#story;
    this.open = true;
    this.hurried = act.hurry;
    if (this.#house.still() || act.hurry) {
      this.#linger();
      return false;
    }
    this.throwing = true;
    this.#inTray = 1 + later.length;
    return true;
  }
}

function tellsOfThrow(line: Heard): boolean {
  return OF_THE_THROW.test(eventOf(line).event);
}

function eventOf({ event }: Heard): Event {
  return event as unknown as Event;
}
