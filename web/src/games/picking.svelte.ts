/** How clicks become moves at any table whose legal moves are sets of pieces: what is picked, what can be picked next, what glows. */
import type { Glow } from "../kit/board/spots";
import { picked, standingOf, type Way } from "../kit/ways";
import type { Choice, Choices, SeatInfo } from "../wire/wire";
import { sameMove } from "./moves";

export interface Given<View, Sheet> {
  view: () => View;
  sheet: () => Sheet;
  seats: () => SeatInfo[];
  seat: () => number | null;
  choices: () => Choices | null;
  marked: () => readonly string[];
  advised: () => unknown;
  busy: () => boolean;
  play: (move: unknown, sure?: boolean) => void;
  asks: (choice: Choice) => boolean;
  refuse: (move: unknown) => void;
}

export abstract class Picking<View, Sheet> {
  protected readonly given: Given<View, Sheet>;
  /** The picks, and the decision they are for: a new decision starts with empty hands. */
  #made = $state.raw<{ decision: number | null; picks: string[] }>({ decision: null, picks: [] });

  constructor(given: Given<View, Sheet>) {
    this.given = given;
  }

  /** The pieces of every legal move. */
  protected abstract waysTo(choices: readonly Choice[]): Way<Choice>[];

  readonly #marks = $derived.by(() => new Set(this.given.marked()));
  readonly choices: readonly Choice[] = $derived.by(() => this.given.choices()?.moves ?? []);
  protected readonly ways: readonly Way<Choice>[] = $derived.by(() => this.waysTo(this.choices));
  readonly picks: readonly string[] = $derived.by(() =>
    this.#made.decision === this.decision ? this.#made.picks : [],
  );
  readonly standing = $derived.by(() => standingOf(this.ways, this.picks));
  /** What a hint speaks of, for as long as the picks go its way. */
  readonly #advised = $derived.by(() => {
    const move = this.given.advised();
    if (move === undefined) return null;
    const way = this.ways.find((one) => sameMove(one.move.move, move))?.pieces ?? [];
    return way.length > 0 && this.picks.every((pick) => way.includes(pick)) ? new Set(way) : null;
  });

  protected get decision(): number | null {
    return this.given.choices()?.decision ?? null;
  }
  get view(): View {
    return this.given.view();
  }
  get sheet(): Sheet {
    return this.given.sheet();
  }
  get seats(): SeatInfo[] {
    return this.given.seats();
  }
  get seat(): number | null {
    return this.given.seat();
  }
  get busy(): boolean {
    return this.given.busy();
  }
  /** Whether the viewer is asked, and not just watching a move on its way. */
  get open(): boolean {
    return this.choices.length > 0 && !this.busy;
  }
  /** Whether something may be used in the middle of what others do; the table asks that, below the board. */
  get inWindow(): boolean {
    return (this.given.choices()?.window ?? null) !== null;
  }
  /** The pieces of a legal move. */
  piecesOf(choice: Choice): readonly string[] {
    return this.ways.find(({ move }) => move === choice)?.pieces ?? [];
  }

  isLit(pick: string): boolean {
    return this.open && this.standing.next.has(pick) && (this.#advised?.has(pick) ?? true);
  }
  isPicked(pick: string): boolean {
    return this.open && this.picks.includes(pick);
  }
  isMarked(...pieces: string[]): boolean {
    return pieces.some((one) => this.#marks.has(one));
  }
  glow(pick: string, ...marks: string[]): Glow {
    if (this.isPicked(pick)) return "picked";
    if (this.isLit(pick)) return "lit";
    return this.isMarked(pick, ...marks) ? "marked" : "none";
  }

  /** Picks a piece; plays the move that is made with it. False when it means nothing. */
  pick(pick: string): boolean {
    if (!this.open) return false;
    const picks = picked(this.ways, this.picks, pick);
    if (!picks) return false;
    this.#made = { decision: this.decision, picks };
    const { made } = standingOf(this.ways, picks);
    if (made) this.play(made);
    return true;
  }

  /** Takes the last pick away; false when there was none. */
  back(): boolean {
    if (this.picks.length === 0) return false;
    this.#made = { decision: this.decision, picks: this.picks.slice(0, -1) };
    return true;
  }

  play(choice: Choice | undefined): void {
    if (!choice || this.busy) return;
    this.#made = { decision: null, picks: [] };
    this.given.play(choice.move);
  }
}
