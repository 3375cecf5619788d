/** A tile in hand: turned and shifted until it lies where it is wanted. */
import type { At, Lay, Space, TileFace } from "../../../wire/ahoy";
import type { Choice } from "../../../wire/wire";
import type { Bridge } from "../bridge.svelte";
import { moveOf } from "../chain";
import { same, SIDE, spacesOf } from "../chart";

interface Option {
  lay: Lay;
  choice: Choice;
}

export class Laying {
  readonly #bridge: Bridge;
  #wish = $state.raw<Lay | null>(null);

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
  }

  readonly options: Option[] = $derived.by(() => {
    if (!this.#bridge.open) return [];
    return this.#bridge.hand.standing.meant.flatMap((choice) => {
      const move = moveOf(choice);
      return typeof move === "object" && "lay" in move ? [{ lay: move.lay, choice }] : [];
    });
  });

  /** The tile that was turned up. */
  readonly tile: { number: number; face: TileFace } | null = $derived.by(() => {
    const number = this.#bridge.view.asked?.tile;
    const face = number ? this.#bridge.sheet.tiles[number - 1] : undefined;
    return number && face ? { number, face } : null;
  });

  /** How the tile lies now. */
  readonly current: Option | null = $derived.by(() => {
    const wish = this.#wish;
    return this.options.find(({ lay }) => wish && isSame(lay, wish)) ?? this.options[0] ?? null;
  });

  /** Where it may lie as it is turned now. */
  readonly places: At[] = $derived.by(() => {
    const turn = this.current?.lay.turn;
    return this.options.filter(({ lay }) => lay.turn === turn).map(({ lay }) => lay.at);
  });

  readonly spaces: readonly Space[] = $derived.by(() => {
    return this.tile ? spacesOf(this.tile.face, this.current?.lay.turn ?? 0) : [];
  });

  get active(): boolean {
    return this.options.length > 0;
  }

  /** Turns the tile on to the next way it can lie; it stays as near to its place as it can. */
  rotate(by: 1 | -1 = 1): void {
    const now = this.current?.lay;
    if (!now) return;
    for (let turns = 1; turns <= 4; turns += 1) {
      const turn = (now.turn + by * turns + 8) % 4;
      const there = this.options.filter(({ lay }) => lay.turn === turn);
      if (there.length > 0) {
        this.#set(nearestTo(there, now.at));
        return;
      }
    }
  }

  /** Goes on to the next place. */
  shift(): void {
    const now = this.current?.lay;
    if (!now) return;
    const index = this.places.findIndex((at) => same(at, now.at));
    const at = this.places[(index + 1) % this.places.length];
    if (at) this.#set({ at, turn: now.turn });
  }

  /** Takes the place nearest to a point of the drawing. */
  aim(point: { x: number; y: number }): void {
    const now = this.current?.lay;
    const there = this.options.filter(({ lay }) => lay.turn === now?.turn);
    if (there.length > 0) this.#set(nearestTo(there, [point.x / SIDE - 1, point.y / SIDE - 1]));
  }

  confirm(): void {
    if (this.current) this.#bridge.hand.play(this.current.choice, true);
  }

  #set(lay: Lay): void {
    this.#wish = lay;
  }
}

function isSame(a: Lay, b: Lay): boolean {
  return a.turn === b.turn && same(a.at, b.at);
}

function nearestTo(options: Option[], at: At): Lay {
  const far = ({ lay }: Option) => (lay.at[0] - at[0]) ** 2 + (lay.at[1] - at[1]) ** 2;
  return options.reduce((best, option) => (far(option) < far(best) ? option : best)).lay;
}
