/** What every part of the table needs to know, handed down once. */
import { getContext, setContext } from "svelte";
import type { Glow } from "../../kit/board/spots";
import { picked, standingOf } from "../../kit/ways";
import type {
  ActionFace,
  CardFace,
  HeroFace,
  HeroView,
  Move,
  Sheet,
  SideView,
  View,
} from "../../wire/rumbones";
import type { Choice, Choices, SeatInfo } from "../../wire/wire";
import { sameMove } from "../moves";
import { type Lie, Plan } from "../boarding/chart";
import { Names } from "../boarding/names";
import { groundOf } from "./tips";
import { moveOf, type Piece, piece, waysTo, wouldBe } from "./pieces";

export interface Given {
  view: () => View;
  sheet: () => Sheet;
  seats: () => SeatInfo[];
  seat: () => number | null;
  choices: () => Choices | null;
  marked: () => readonly string[];
  advised: () => unknown;
  busy: () => boolean;
  lie: () => Lie;
  play: (move: unknown, sure?: boolean) => void;
  asks: (choice: Choice) => boolean;
  refuse: (move: unknown) => void;
}

/** What somebody looks at, so that the board can show how far it reaches and where it goes. */
export type Looked = { cell: number } | { hero: number; action: number | null } | null;

export class Helm {
  readonly #given: Given;
  /** The picks, and the decision they are for: a new decision starts with empty hands. */
  #made = $state.raw<{ decision: number | null; picks: string[] }>({ decision: null, picks: [] });
  /** A place in which something has to be told apart before it can be picked. */
  #open = $state.raw<{ decision: number | null; cell: number } | null>(null);
  looked = $state.raw<Looked>(null);
  /** The card that is being read, by its number on the sheet; and among which. */
  reading = $state.raw<{ cards: number[]; open: number; title: string } | null>(null);
  /** Where a hero is meant to go once its move has been declared. */
  intent = $state.raw<number | null>(null);

  constructor(given: Given) {
    this.#given = given;
  }

  /** The number of the side whose eyes these are; the first for whoever only watches. The chart is drawn anew only when it changes. */
  readonly mine: number = $derived.by(() => {
    const own = this.view.seats.find((one) => one.seat === this.seat);
    return own?.side === "bones" ? 1 : 0;
  });
  readonly #lie: Lie = $derived.by(() => this.#given.lie());
  readonly #chart = $derived.by(() => this.sheet.chart);
  readonly names = new Names("rumbones");
  readonly plan = $derived.by(() => new Plan(this.#chart, this.#lie, this.mine));
  /** What every cell is in words; it stays the same however the game goes. */
  readonly grounds: readonly string[] = $derived.by(() => {
    const { plan, names, sheet } = this;
    return plan.cells.map((cell) => groundOf({ plan, names, sheet }, cell));
  });
  readonly #marks = $derived.by(() => new Set(this.#given.marked()));
  readonly choices: readonly Choice[] = $derived.by(() => this.#given.choices()?.moves ?? []);
  readonly #ways = $derived.by(() => waysTo(this.choices, this.view, this.plan, this.mine));
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
  get side(): SideView | undefined {
    return this.view.sides[this.mine];
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

  heroFace(hero: number): HeroFace | undefined {
    return this.sheet.heroes[hero];
  }
  action(hero: number, action: number): ActionFace | undefined {
    return this.heroFace(hero)?.actions[action];
  }
  card(card: number): CardFace | undefined {
    return this.sheet.cards[card];
  }
  cardNumber(id: string): number {
    return this.sheet.cards.findIndex(({ card }) => card === id);
  }
  heroNumber(id: string): number {
    return this.view.heroes.findIndex(({ hero }) => hero === id);
  }
  heroesAt(cell: number): { hero: HeroView; at: number }[] {
    return this.view.heroes.map((hero, at) => ({ hero, at })).filter(({ hero }) => hero.cell === cell);
  }
  /** The hero that acts now. */
  get acting(): number | null {
    return this.view.acting ? this.heroNumber(this.view.acting.hero) : null;
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
  glow(pick: Piece, ...marks: string[]): Glow {
    if (this.isPicked(pick)) return "picked";
    if (this.isLit(pick)) return "lit";
    return this.isMarked(pick, ...marks) ? "marked" : "none";
  }

  /** What can be picked in a cell: the cell itself, who stands there, what is hit there. */
  litAt(cell: number): string[] {
    if (!this.open) return [];
    const attack = this.view.attacks.at(-1);
    const hit = attack?.target === cell && this.asked === "assign";
    return [...this.standing.next].filter((pick) => {
      if (!this.isLit(pick)) return false;
      if (pick === piece.cell(cell)) return true;
      if (pick.startsWith("hero:")) return this.view.heroes[Number(pick.slice(5))]?.cell === cell;
      return hit && /^(crew|prize):/.test(pick);
    });
  }
  cellGlow(cell: number): Glow {
    if (this.isPicked(piece.cell(cell)) || this.openCell === cell) return "picked";
    if (this.litAt(cell).length > 0) return "lit";
    return this.isMarked(piece.cell(cell)) ? "marked" : "none";
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
    if (this.isPicked(piece.cell(cell))) this.pick(piece.cell(cell));
    else if (only !== undefined && lit.length === 1) this.pick(only);
    else if (lit.length > 1) this.#open = { decision: this.#decision, cell };
    else if (!this.#setOut(cell)) {
      const move = this.asked && wouldBe(this.asked, cell, this.picks);
      if (move) this.#given.refuse(move);
    }
  }

  /** A place beside the acting hero: the move is declared, and goes there. */
  #setOut(cell: number): boolean {
    const from = this.acting === null ? null : (this.view.heroes[this.acting]?.cell ?? null);
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
    const pick = piece.cell(this.intent);
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
    this.#given.play(choice.move as unknown as Move);
  }
}

const KEY = Symbol("rumbones");

export function setHelm(helm: Helm): Helm {
  return setContext(KEY, helm);
}

export function getHelm(): Helm {
  return getContext<Helm>(KEY);
}
