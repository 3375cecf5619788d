/** What every part of the table needs to know, handed down once. */
import { getContext, setContext } from "svelte";
import type { Choice, Choices, SeatInfo } from "../../wire/wire";
import type { BoardView, Move, Sheet, View } from "../../wire/pirates7";
import { type Adventure, adventureOf } from "./box";
import { allOf } from "./moves";
import type { Piece } from "./pieces";
import type { Stage } from "./stage.svelte";

export interface Given {
  view: () => View;
  sheet: () => Sheet;
  seats: () => SeatInfo[];
  seat: () => number | null;
  choices: () => Choices | null;
  marked: () => Piece[];
  busy: () => boolean;
  play: (move: Move) => void;
  refuse: (move: Move) => void;
}

export class Helm {
  readonly stage: Stage;
  /** Whether the cards played so far are being looked up. */
  lookup = $state(false);
  readonly #given: Given;

  constructor(given: Given, stage: Stage) {
    this.#given = given;
    this.stage = stage;
  }

  readonly #marks = $derived.by(() => new Set(this.#given.marked()));
  /** Every legal move of the one who looks; none while something is shown. */
  readonly choices: Choice[] = $derived.by(() => (this.stage.busy ? [] : allOf(this.#given.choices())));

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
  /** The board of the one whose eyes these are. */
  get mine(): BoardView | null {
    return this.seat === null ? null : (this.view.boards[this.seat] ?? null);
  }
  /** Whether the viewer is asked, and not just watching a move on its way. */
  get open(): boolean {
    return this.choices.length > 0 && !this.busy;
  }
  /** What the viewer is asked; nothing when it is somebody else's turn. */
  get asked(): string | null {
    return this.choices.length > 0 ? (this.view.asked?.what ?? null) : null;
  }

  adventure(id: string): Adventure | null {
    return adventureOf(this.sheet, id);
  }
  marked(...pieces: Piece[]): boolean {
    return pieces.some((piece) => this.#marks.has(piece));
  }
  play(choice: Choice | undefined): void {
    if (choice && !this.busy) this.#given.play(choice.move as unknown as Move);
  }
  /** Asks why something cannot be done; the rule is shown. */
  why(move: Move): void {
    if (!this.busy && this.seat !== null) this.#given.refuse(move);
  }
}

const KEY = Symbol("pirates7");

export function setHelm(helm: Helm): Helm {
  return setContext(KEY, helm);
}

export function getHelm(): Helm {
  return getContext<Helm>(KEY);
}
