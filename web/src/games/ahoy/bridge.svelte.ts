/** What every part of the table needs to know, handed down once. */
import { getContext, setContext } from "svelte";
import type { BoardView, Card, CardFace, Faction, Move, Power, Sheet, Slot, View } from "../../wire/ahoy";
import type { SeatInfo } from "../../wire/wire";
import type { Stage } from "./animate/stage.svelte";
import { slotsIn } from "./chain";
import type { Hand } from "./hand.svelte";
import { type Mark, type Piece, piece } from "./pieces";
import { type Click, nearest } from "./refusals";
import { victimOf } from "./victims";

export interface Given {
  view: () => View;
  sheet: () => Sheet;
  seats: () => SeatInfo[];
  seat: () => number | null;
  marked: () => Mark[];
  /** The move that a hint advises. */
  advised: () => unknown;
  busy: () => boolean;
  refuse: (move: Move) => void;
}

/** How a piece stands out. */
export type Glow = "lit" | "picked" | "marked" | "none";

export class Bridge {
  readonly hand: Hand;
  readonly stage: Stage;
  readonly #given: Given;

  constructor(given: Given, hand: Hand, stage: Stage) {
    this.#given = given;
    this.hand = hand;
    this.stage = stage;
  }

  readonly #marks = $derived.by(() => new Set(this.#given.marked()));
  readonly #faces = $derived.by(() => new Map(this.sheet.cards.map((face) => [face.card, face])));
  /** What a hint speaks of, for as long as the picks go its way: then nothing else glows. */
  readonly #advised: ReadonlySet<Piece> | null = $derived.by(() => {
    const move = this.#given.advised();
    const way = move === undefined ? [] : this.hand.wayTo(move);
    return way.length > 0 && this.hand.picks.every((pick) => way.includes(pick)) ? new Set(way) : null;
  });
  /** The board whose slots a choice of slots is about. */
  readonly victim: Faction | null = $derived.by(() => {
    const slots = slotsIn(this.hand.standing.meant);
    return slots.length > 0 ? victimOf(this.view, slots) : null;
  });

  get view(): View {
    return this.#given.view();
  }
  get sheet(): Sheet {
    return this.#given.sheet();
  }
  get seats(): SeatInfo[] {
    return this.#given.seats();
  }
  get busy(): boolean {
    return this.#given.busy();
  }
  get seat(): number | null {
    return this.#given.seat();
  }
  /** The board of the one whose eyes these are. */
  get mine(): BoardView | null {
    return this.seat === null ? null : (this.view.boards[this.seat] ?? null);
  }
  /** Whether the viewer is asked, and not just watching a move on its way. */
  get open(): boolean {
    return this.hand.asked && !this.busy;
  }

  face(card: Card): CardFace | undefined {
    return this.#faces.get(card);
  }
  power(card: Card): Power | undefined {
    return this.face(card)?.power;
  }

  marked(...pieces: Piece[]): boolean {
    return pieces.some((mark) => this.#marks.has(mark) || this.stage.flashing.has(mark));
  }

  glow(pick: Piece, ...marks: Mark[]): Glow {
    if (this.open && this.hand.picked(pick)) return "picked";
    if (this.open && this.hand.lit(pick) && (this.#advised?.has(pick) ?? true)) return "lit";
    return this.marked(pick, ...marks) ? "marked" : "none";
  }

  /** A slot of a board glows when it can take the die, the damage or the repair in question. */
  slotGlow(faction: Faction, slot: Slot, state: { die: number; damaged: boolean; dashed: boolean }): Glow {
    const glow = this.glow(this.slotPick(slot, state), piece.slotOf(faction, slot));
    if (glow !== "lit" && glow !== "picked") return glow;
    const own = faction === this.mine?.faction;
    if (state.die > 0) return own ? glow : "none";
    if (this.victim === null) return own && !state.damaged ? glow : "none";
    const repairing = this.view.asked?.what === "ask-repair" || this.view.asked?.what === "ask-harbor";
    return this.victim === faction && state.damaged === repairing ? glow : "none";
  }

  slotPick(slot: Slot, state: { die: number }): Piece {
    return state.die > 0 ? piece.laid(slot, state.die) : piece.slot(slot);
  }

  /** Picks a piece, or asks why it cannot be picked. */
  click(pick: Piece, otherwise: Click | null): void {
    if (!this.open) return;
    if (this.hand.pick(pick)) return;
    const seat = this.seat;
    const move = otherwise && seat !== null ? nearest(otherwise, this.view, seat, this.hand.picks) : null;
    if (move) this.#given.refuse(move);
  }
}

const KEY = Symbol("ahoy");

export function setBridge(bridge: Bridge): Bridge {
  return setContext(KEY, bridge);
}

export function getBridge(): Bridge {
  return getContext<Bridge>(KEY);
}
