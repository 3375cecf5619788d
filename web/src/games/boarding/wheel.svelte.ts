/** What every part of a table of either edition needs to know, and how clicks become moves. An edition adds what only it knows. */
import type { Glow } from "../../kit/board/spots";
import type { Choice } from "../../wire/wire";
import { type Given as AnyGiven, Picking } from "../picking.svelte";
import { type Lie, Plan, type Waters } from "./chart";
import { moveOf } from "../moves";
import { type Edition, Names } from "./names";
import { cellPiece } from "./pieces";

export interface Given<View, Sheet> extends AnyGiven<View, Sheet> {
  /** How much room there is: more from left to right, or more from top to bottom. */
  wide: () => boolean;
}

/** What somebody looks at, so that the board can show how far it reaches and where it goes. */
export type Looked = { cell: number } | { hero: number; action: number | null } | null;

/** The cards that are being read, by their numbers on the sheet. */
export interface Reading {
  cards: number[];
  open: number;
  title: string;
}

export abstract class Wheel<View, Sheet, Chart extends Waters> extends Picking<View, Sheet> {
  readonly #wideGiven: () => boolean;
  /** A place in which something has to be told apart before it can be picked. */
  #open = $state.raw<{ decision: number | null; cell: number } | null>(null);
  looked = $state.raw<Looked>(null);
  reading = $state.raw<Reading | null>(null);
  /** Where a hero is meant to go once its move has been declared. */
  intent = $state.raw<number | null>(null);
  readonly names: Names;

  constructor(given: Given<View, Sheet>, edition: Edition) {
    super(given);
    this.#wideGiven = given.wide;
    this.names = new Names(edition);
  }

  /** The number of the side whose eyes these are; the first for whoever only watches. */
  protected abstract sideOfViewer(): number;
  /** The chart that is played on. */
  protected abstract chartInUse(): Chart;
  /** How that chart lies on the table. */
  protected abstract lieOf(chart: Chart, wide: boolean): Lie;
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
  readonly #wide: boolean = $derived.by(() => this.#wideGiven());
  readonly #chart: Chart = $derived.by(() => this.chartInUse());
  readonly plan: Plan<Chart> = $derived.by(
    () => new Plan(this.#chart, this.lieOf(this.#chart, this.#wide), this.mine),
  );
  readonly grounds: readonly string[] = $derived.by(() => this.plan.cells.map((cell) => this.groundOf(cell)));
  /** What kind of decision the viewer owes; nothing when it is somebody else's. */
  get asked(): string | null {
    const [first] = this.choices;
    return first ? moveOf(first)[0] : null;
  }
  /** The place in which several things may be meant. */
  get openCell(): number | null {
    return this.#open?.decision === this.decision ? (this.#open?.cell ?? null) : null;
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

  override pick(pick: string): boolean {
    const meant = super.pick(pick);
    if (meant) this.#open = null;
    return meant;
  }

  /** A click on a cell: it picks what is meant there, or asks why nothing can be. */
  click(cell: number): void {
    if (!this.open) return;
    const lit = this.litAt(cell);
    const [only] = lit;
    if (this.isPicked(cellPiece(cell))) this.pick(cellPiece(cell));
    else if (only !== undefined && lit.length === 1) this.pick(only);
    else if (lit.length > 1) this.#open = { decision: this.decision, cell };
    else if (!this.#setOut(cell)) {
      const move = this.asked && this.wouldBe(this.asked, cell);
      if (move) this.given.refuse(move);
    }
  }

  /** A place beside the acting hero: the move is declared, and goes there. */
  #setOut(cell: number): boolean {
    const from = this.actingCell;
    const move = this.ways.find(({ pieces }) => pieces[0] === "word:move")?.move;
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

  /** Takes the last pick away, or closes a place in which something was to be told apart. */
  override back(): boolean {
    if (this.openCell === null) return super.back();
    this.#open = null;
    return true;
  }

  override play(choice: Choice | undefined): void {
    if (!choice || this.busy) return;
    this.#open = null;
    this.looked = null;
    super.play(choice);
  }
}
