/** A table, live: the socket, what is known, what is on its way, and whose eyes look. */
import { untrack } from "svelte";
import { hold } from "../app/loss";
import { knownMe } from "../app/me.svelte";
import type { Pointed } from "../games/contract";
import { EventQueue } from "../games/queue.svelte";
import { eyesText } from "../replay/eyes";
import { get } from "../wire/http";
import type { Mark, Note, Passage, Problem, Seat, StandingOrder, Viewer } from "../wire/wire";
import { errand, freshId, Outbox, type Errand, type Wish } from "./calls";
import { glance, seatOf, waitingSeats } from "./eyes";
import { Line } from "../wire/line";
import { askedIn, isSame, type Asked, type Counsel } from "./asked";
import { keepTable, keptTable } from "../app/kept";
import { hasMates } from "./sides";
import {
  blank,
  lastTalk,
  lookAs,
  recalled,
  receive,
  sameViewer,
  since,
  type Effect,
  type Pane,
  type Story,
  type TableState,
} from "./state";

/** How long the hand that moved last may look at what it did before the curtain falls. */
const LAST_GLANCE = 1100;
/** How long after something has happened a table is kept as it is, for who has no network later. */
const KEPT = 5000;
/** How many earlier lines of a story are fetched at once. */
const PAGE = 400;
/** How long something is shown that somebody points at. */
export const SHOWN = 5000;

export interface LiveEvents {
  /** A call was refused; nothing changed. */
  refused: (problem: Problem, call: Errand | undefined) => void;
  /** The line has been down for a while: perhaps the table is gone. */
  worried: () => void;
}

export class LiveTable {
  state = $state.raw<TableState>(blank());
  /** When the table was last heard of, for clocks that tick in between. */
  heardAt = $state(0);
  /** When the window was last heard of, for the time that is left of it, and how much that was at first. */
  windowAt = $state(0);
  windowWhole = $state(0);
  online = $state(true);
  /** The seats of one's own of which one has to take the device. */
  curtain = $state.raw<Seat[] | null>(null);
  hint = $state.raw<Counsel | null>(null);
  /** Why one may not look at the table at all. */
  shut = $state.raw<Problem | null>(null);
  /** What one's side points at on the board. */
  pointed = $state.raw<Pointed[]>([]);
  /** How many lines there were when the reader was last here; nothing for who never left. */
  seen = $state.raw<number | null>(null);
  /** Whether earlier lines of the story are on their way. */
  recalling = $state(false);
  /** Kinds of calls that wait for their answer. */
  pending = $state.raw<Errand["call"][]>([]);
  readonly queue = new EventQueue();

  #answered = $state.raw<Asked | null>(null);
  /** Whether seats know what others may not; unknown until the game's card is there. */
  #secretive: boolean | null = null;
  #everOpen = false;
  #enough: ((story: Story) => boolean)[] = [];
  #outbox = new Outbox();
  #line: Line;
  /** Who decides, or waits for an answer, does not want the page to go away. */
  #let = hold(() => this.asked !== null || this.pending.length > 0);
  #events: LiveEvents;
  #handover: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    events: LiveEvents,
  ) {
    this.#events = events;
    document.addEventListener("visibilitychange", this.#putAway);
    this.#line = new Line(`/api/tables/${encodeURIComponent(id)}/live`, {
      // The socket is refused without the cookie.
      before: knownMe,
      open: () => {
        this.#opened();
      },
      heard: (text) => {
        this.#heard(text);
      },
      broken: (attempts) => {
        this.#broke(attempts);
      },
    });
  }

  /** The game's card has come; the line was dialled without waiting for it. */
  sitDown(secretive: boolean): void {
    this.#secretive = secretive;
    this.#settleEyes();
  }

  /** Whether a move is on its way, or was taken and its outcome has not been shown yet. */
  get busy(): boolean {
    return this.pending.includes("play") || isSame(this.#answered, this.asked);
  }

  /** The decision that is asked of the eyes that look. */
  get asked(): Asked | null {
    return askedIn(this.state.story);
  }

  get seat(): Seat | null {
    return seatOf(this.state.story?.viewer ?? null);
  }

  play(move: unknown): void {
    const [choices, asked] = [this.state.story?.now.choices, this.asked];
    if (!choices || !asked || this.busy) return;
    this.#answered = asked;
    this.send({ call: "play", seat: choices.seat, ...asked, move: move as Record<string, unknown> });
  }

  /** Asks why a move is not possible. */
  why(move: unknown): void {
    const seat = this.seat;
    if (seat !== null) this.send({ call: "why", seat, move: move as Record<string, unknown> });
  }

  askHint(): void {
    const choices = this.state.story?.now.choices;
    if (choices && !this.busy && !this.pending.includes("hint"))
      this.send({ call: "hint", seat: choices.seat });
  }

  /** Shows one's side something on the board; where nobody else plays for it, there is nobody to show it to. */
  point(mark: Mark): void {
    const [table, seat] = [this.state.table, this.seat];
    if (table && seat !== null && hasMates(table, seat)) this.send({ call: "mark", seat, mark });
  }

  /** How it stands with the window that is asked; none where what is asked is no window. */
  get window(): Pane | null {
    return isSame(this.state.window, this.asked) ? this.state.window : null;
  }

  /** Gives a standing order. */
  order(order: StandingOrder): void {
    const seat = this.seat;
    if (seat !== null && this.state.orders) this.send({ call: "order", seat, order });
  }

  /** Withdraws all standing orders. */
  withdraw(): void {
    const seat = this.seat;
    if (seat !== null && this.state.orders && this.state.orders.orders.length > 0)
      this.send({ call: "withdraw", seat });
  }

  /** Lets the window last, or does so no longer. */
  hold(on: boolean): void {
    const seat = this.seat;
    if (seat !== null && this.window) this.send({ call: "hold", seat, on });
  }

  undo(): void {
    const seat = this.seat;
    const back = this.state.story?.now.take_backs[0];
    if (seat !== null && back && !this.pending.includes("undo")) {
      this.send({ call: "undo", seat, keep: back.keep });
    }
  }

  send(wish: Wish): void {
    const call = errand(wish, freshId());
    this.#outbox.add(call);
    this.#transmit(call);
    this.#count();
  }

  /** The next person has the device. */
  lift(seat: Seat): void {
    this.curtain = null;
    this.lookAs({ seat });
  }

  lookAs(viewer: Viewer): void {
    if (sameViewer(viewer, this.state.wanted)) return;
    this.state = lookAs(this.state, viewer);
    this.hint = null;
    this.#answered = null;
    this.#look();
  }

  /**
   * Fetches earlier lines of the story until there are enough of them, or all of them are here. An effect that asks for them does
   * not run again because they are being fetched: it would ask for ever where there are no more.
   */
  recall(enough: (story: Story) => boolean): Promise<void> {
    return untrack(() => this.#recall(enough));
  }

  async #recall(enough: (story: Story) => boolean): Promise<void> {
    this.#enough.push(enough);
    if (this.recalling) return;
    this.recalling = true;
    try {
      while (await this.#turnBack());
    } catch {
      // Who wants them asks again.
    }
    this.#enough = [];
    this.recalling = false;
  }

  /** Fetches a page of earlier lines, if somebody wants it; whether it came. */
  async #turnBack(): Promise<boolean> {
    const { story } = this.state;
    this.#enough = story ? this.#enough.filter((enough) => !enough(story)) : [];
    if (!story || story.first === 0 || this.#enough.length === 0) return false;
    const { viewer, first } = story;
    const query = `viewer=${eyesText(viewer)}&before=${first}&count=${PAGE}`;
    const page = await get<Passage>(`/api/tables/${encodeURIComponent(this.id)}/story?${query}`);
    const before = this.state;
    this.state = recalled(before, viewer, page);
    return this.state !== before;
  }

  close(): void {
    this.#let();
    document.removeEventListener("visibilitychange", this.#putAway);
    this.#keep();
    clearTimeout(this.#handover);
    this.#line.close();
  }

  #opened(): void {
    this.online = true;
    // On a first visit the server has to say who one is before one can look.
    if (this.#everOpen && this.state.wanted !== null) this.#look();
    this.#everOpen = true;
    for (const call of this.#outbox.broken().again) this.#transmit(call);
    this.#count();
  }

  #look(): void {
    if (this.state.wanted === null) return;
    this.shut = null;
    this.#line.send({
      call: "look",
      viewer: this.state.wanted,
      since: since(this.state),
      talk: lastTalk(this.state),
      changes: true,
    });
  }

  #transmit(call: Errand): void {
    this.#line.send(call);
    // A hint takes as long as a bot thinks; everything else is answered at once.
    if (call.call !== "hint") this.#line.expectAnswer();
  }

  #broke(attempts: number): void {
    this.online = false;
    if (this.state.story === null && this.curtain === null) void this.#reopen();
    this.#outbox.broken();
    this.#count();
    if (attempts % 3 === 0) this.#events.worried();
  }

  /** Without a network the table is shown as it was last seen; once there is a line again, it tells what was missed. */
  async #reopen(): Promise<void> {
    const kept = await keptTable(this.id);
    if (!kept?.story || this.online || this.state.story !== null || this.curtain !== null) return;
    this.#everOpen = true;
    this.state = kept;
    this.queue.push({ lines: [], now: kept.story.now, jump: true });
  }

  #putAway = (): void => {
    if (document.visibilityState === "hidden") this.#keep();
  };

  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    void keepTable(this.id, this.state);
  }

  #heard(text: string): void {
    this.#keeping ??= setTimeout(() => {
      this.#keep();
    }, KEPT);
    const note = JSON.parse(text) as Note;
    const before = this.state.window;
    // What a page has shown all along is no news to its reader.
    if (note.note === "sync" && this.state.story === null) this.seen = note.seen ?? null;
    const { state, effects } = receive(this.state, note);
    this.state = state;
    if (note.note === "table") this.heardAt = performance.now();
    if (note.note === "window") {
      this.windowAt = performance.now();
      if (!isSame(before, note)) this.windowWhole = note.left;
    }
    for (const effect of effects) this.#follow(effect);
    this.#settleEyes();
  }

  #follow(effect: Effect): void {
    switch (effect.kind) {
      case "look":
        this.#look();
        break;
      case "show":
        this.queue.push({ lines: effect.lines, now: effect.now, jump: effect.jump });
        if (!isSame(this.hint, this.asked)) this.hint = null;
        break;
      case "done":
        this.#outbox.settle(effect.id);
        break;
      case "refused": {
        const call = this.#outbox.settle(effect.id);
        // A look has no id; when it is refused and nothing is shown, there is nothing to show.
        if (!call && this.state.story === null) this.shut = effect.problem;
        if (call?.call === "play") this.#answered = null;
        this.#events.refused(effect.problem, call);
        break;
      }
      case "mark":
        this.#show({ seat: effect.seat, mark: effect.mark });
        break;
      case "hint": {
        this.#outbox.settle(effect.id);
        // The game may have gone on while the bot thought.
        if (isSame(effect.counsel, this.asked) && !this.busy) this.hint = effect.counsel;
        break;
      }
    }
    this.#count();
  }

  #show(pointed: Pointed): void {
    this.pointed = [...this.pointed, pointed];
    setTimeout(() => {
      this.pointed = this.pointed.filter((other) => other !== pointed);
    }, SHOWN);
  }

  #count(): void {
    this.pending = this.#outbox.kinds();
  }

  #settleEyes(): void {
    const { you, table, story, wanted } = this.state;
    if (!you || !table || (this.#secretive === null && you.seats.length > 1)) return;
    const mine = this.curtain?.filter((seat) => you.seats.includes(seat)) ?? [];
    if (mine.length > 0 && table.status === "playing") return;
    this.curtain = null;
    const waiting = waitingSeats(story?.now ?? null);
    const next = glance({
      seats: you.seats,
      eyes: wanted,
      secretive: this.#secretive ?? true,
      status: table.status,
      waiting,
    });
    if (next.kind === "curtain") {
      this.#drawCurtain(next.seats, story !== null);
      return;
    }
    clearTimeout(this.#handover);
    this.#handover = undefined;
    if (next.kind === "look") this.lookAs(next.viewer);
  }

  #drawCurtain(seats: Seat[], seen: boolean): void {
    const fall = (): void => {
      this.#handover = undefined;
      const looked = this.state.wanted !== null;
      this.state = lookAs(this.state, null);
      this.hint = null;
      this.#answered = null;
      this.curtain = seats;
      if (looked) this.#lookAway();
    };
    if (!seen) fall();
    else this.#handover ??= setTimeout(fall, LAST_GLANCE);
  }

  /**
   * Nothing more may come of what the former eyes see. Who sits at the table has no public eyes to change to,
   * but a line on which nobody has looked yet brings the table alone.
   */
  #lookAway(): void {
    this.#outbox.broken();
    this.#count();
    this.#line.renew();
  }
}
