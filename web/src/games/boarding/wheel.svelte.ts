/** What every part of a table of either edition needs to know, and how clicks become moves. An edition adds what only it knows. */
import type { Glow } from "../../kit/board/spots";
import { picked, standingOf, type Way } from "../../kit/ways";
import type { Choice, Choices, SeatInfo } from "../../wire/wire";
import { sameMove } from "../moves";
import { type Lie, Plan, type Waters } from "./chart";
import { moveOf } from "./moves";
import { type Edition, Names } from "./names";
import { cellPiece } from "./pieces";

export interface Given<View, Sheet> {
  view: () => View;
  sheet: () => Sheet;
  seats: () => SeatInfo[];
  seat: () => number | null;
  choices: () => Choices | null;
  marked: () => readonly string[];
  advised: () => unknown;
  busy: () => boolean;
  /** How much room there is: more from left to right, or more from top to bottom. */
  wide: () => boolean;
  play: (move: unknown, sure?: boolean) => void;
  asks: (choice: Choice) => boolean;
  refuse: (move: unknown) => void;
}

/** What somebody looks at, so that the board can show how far it reaches and where it goes. */
export type Looked = { cell: number } | { hero: number; action: number | null } | null;

/** The cards that are being read, by their numbers on the sheet. */
export interface Reading {
  cards: number[];
  open: number;
  title: string;
}

export abstract class Wheel<View, Sheet, Chart extends Waters> {
  readonly #given: Given<View, Sheet>;
  /** The picks, and the decision they are for: a new decision starts with empty hands. */
  #made = $state.raw<{ decision: number | null; picks: string[] }>({ decision: null, picks: [] });
  /** A place in which something has to be told apart before it can be picked. */
  #open = $state.raw<{ decision: number | null; cell: number } | null>(null);
  looked = $state.raw<Looked>(null);
  reading = $state.raw<Reading | null>(null);
  /** Where a hero is meant to go once its move has been declared. */
  intent = $state.raw<number | null>(null);
  readonly names: Names;

  constructor(given: Given<View, Sheet>, edition: Edition) {
    this.#given = given;
    this.names = new Names(edition);
  }

  /** The number of the side whose eyes these are; the first for whoever only watches. */
  protected abstract sideOfViewer(): number;
  /** The chart that is played on. */
  protected abstract chartInUse(): Chart;
  /** How that chart lies on the table. */
  protected abstract lieOf(chart: Chart, wide: boolean): Lie;
  /** The pieces of every legal move. */
  protected abstract waysTo(choices: readonly Choice[]): Way<Choice>[];
  /** Whether something that can be picked is in a cell. */
  protected abstract isAt(pick: string, cell: number): boolean;
  /** The move that a click on a cell would be, so that the server can say why it is not possible. */
  protected abstract wouldBe(kind: string, cell: number): unknown;
  /** What a cell is in words; it stays the same however the game goes. */
  protected abstract groundOf(cell: number): string;
  /** Where the acting hero stands. */
  protected abstract get actingCell(): number | null;

  // The chart is drawn anew only when one of these changes.
  readonly mine: number = $derived.by(() => this.sideOfViewer());
  readonly #wide: boolean = $derived.by(() => this.#given.wide());
  readonly #chart: Chart = $derived.by(() => this.chartInUse());
  readonly plan: Plan<Chart> = $derived.by(
    () => new Plan(this.#chart, this.lieOf(this.#chart, this.#wide), this.mine),
  );
  readonly grounds: readonly string[] = $derived.by(() => this.plan.cells.map((cell) => this.groundOf(cell)));
  readonly #marks = $derived.by(() => new Set(this.#given.marked()));
  readonly choices: readonly Choice[] = $derived.by(() => this.#given.choices()?.moves ?? []);
  readonly #ways = $derived.by(() => this.waysTo(this.choices));
  readonly picks = $derived.by(() => (this.#made.decision === this.#decision ? this.#made.picks : []));
  readonly standing = $derived.by(() => standingOf(this.#ways, this.picks));
  /** What a hint speaks of, for as long as the picks go its way. */
  readonly #advised = $derived.by(() => {
    const move = this.#given.advised();
    if (move === undefined) return null;
    const way = this.#ways.find((one) => sameMove(one.move.move, move))?.pieces ?? [];
    return way.length > 0 && this.picks.every((pick) => way.includes(pick)) ? new Set(way) : null;
  });

  get #decision(): number | null {
    return this.#given.choices()?.decision ?? null;
  }
  get view(): View {
    return this.#given.view();
  }
  get sheet(): Sheet {
    return this.#given.sheet();
  }
  get seats(): SeatInfo[] {
    return this.#given.seats();
  }
  get seat(): number | null {
    return this.#given.seat();
  }
  get busy(): boolean {
    return this.#given.busy();
  }
  /** Whether the viewer is asked, and not just watching a move on its way. */
  get open(): boolean {
    return this.choices.length > 0 && !this.busy;
  }
  /** Whether something may be used in the middle of what others do; the table asks that, below the board. */
  get inWindow(): boolean {
    return (this.#given.choices()?.window ?? null) !== null;
  }
  /** What kind of decision the viewer owes; nothing when it is somebody else's. */
  get asked(): string | null {
    const [first] = this.choices;
    return first ? moveOf(first)[0] : null;
  }
  /** The place in which several things may be meant. */
  get openCell(): number | null {
    return this.#open?.decision === this.#decision ? (this.#open?.cell ?? null) : null;
  }
  /** The pieces of a legal move. */
  piecesOf(choice: Choice): readonly string[] {
    return this.#ways.find(({ move }) => move === choice)?.pieces ?? [];
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

  /** What can be picked in a cell: the cell itself, who stands there, what is hit there. */
  litAt(cell: number): string[] {
    if (!this.open) return [];
    return [...this.standing.next].filter(
      (pick) => this.isLit(pick) && (pick === cellPiece(cell) || this.isAt(pick, cell)),
    );
  }
  cellGlow(cell: number): Glow {
    if (this.isPicked(cellPiece(cell)) || this.openCell === cell) return "picked";
    if (this.litAt(cell).length > 0) return "lit";
    return this.isMarked(cellPiece(cell)) ? "marked" : "none";
  }

  /** Picks a piece; plays the move that is made with it. False when it means nothing. */
  pick(pick: string): boolean {
    if (!this.open) return false;
    const picks = picked(this.#ways, this.picks, pick);
    if (!picks) return false;
    this.#open = null;
    this.#made = { decision: this.#decision, picks };
    const { made } = standingOf(this.#ways, picks);
    if (made) this.play(made);
    return true;
  }

  /** A click on a cell: it picks what is meant there, or asks why nothing can be. */
  click(cell: number): void {
    if (!this.open) return;
    const lit = this.litAt(cell);
    const [only] = lit;
    if (this.isPicked(cellPiece(cell))) this.pick(cellPiece(cell));
    else if (only !== undefined && lit.length === 1) this.pick(only);
    else if (lit.length > 1) this.#open = { decision: this.#decision, cell };
    else if (!this.#setOut(cell)) {
      const move = this.asked && this.wouldBe(this.asked, cell);
      if (move) this.#given.refuse(move);
    }
  }

  /** A place beside the acting hero: the move is declared, and goes there. */
  #setOut(cell: number): boolean {
    const from = this.actingCell;
    const move = this.#ways.find(({ pieces }) => pieces[0] === "word:move")?.move;
    if (this.asked !== "act" || this.picks.length > 0 || !move || from === null) return false;
    if (this.plan.distance(from, cell) !== 1 || this.plan.ground(cell) === "sea") return false;
    this.intent = cell;
    this.play(move);
    return true;
  }

  /** Goes where the hero was meant to go, as soon as its steps are asked for. */
  goOn(): void {
    if (this.intent === null || !this.open) return;
    if (this.asked === "open") return;
    const pick = cellPiece(this.intent);
    this.intent = null;
    if (this.asked === "pace" && this.standing.next.has(pick)) this.pick(pick);
  }

  /** Takes the last pick away; false when there was none. */
  back(): boolean {
    if (this.openCell !== null) {
      this.#open = null;
      return true;
    }
    if (this.picks.length === 0) return false;
    this.#made = { decision: this.#decision, picks: this.picks.slice(0, -1) };
    return true;
  }

  play(choice: Choice | undefined): void {
    if (!choice || this.busy) return;
    this.#made = { decision: null, picks: [] };
    this.#open = null;
    this.looked = null;
    this.#given.play(choice.move);
  }
}
