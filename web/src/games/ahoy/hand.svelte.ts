/** The picks of the one who decides, from the list of legal moves to the move that is played. */
import type { Choice, Choices } from "../../wire/wire";
import type { Move } from "../../wire/ahoy";
import { sameMove } from "../moves";
import { Chain, type Standing, goldOf, moveOf, needsWord } from "./chain";
import { type Piece, piece } from "./pieces";

export class Hand {
  #choices: () => Choices | null;
  #play: (move: Move, sure: boolean) => void;
  #asks: (choice: Choice) => boolean;
  /** The picks, and the decision they are for: a new decision starts with empty hands. */
  #made = $state.raw<{ decision: number | null; picks: Piece[] }>({ decision: null, picks: [] });
  #chain = $derived.by(() => new Chain(this.#choices()));

  readonly picks = $derived.by(() => {
    const decision = this.#choices()?.decision ?? null;
    return this.#made.decision === decision ? this.#made.picks : [];
  });
  readonly standing: Standing = $derived.by(() => this.#chain.at(this.picks));

  /** The move that waits for a word: the one the picks make, or the cheapest of those that differ in gold. */
  readonly ready: Choice | null = $derived.by(() => {
    if (this.standing.finished) return this.standing.finished;
    if (!this.choosesValue) return null;
    return cheapest(this.standing.meant);
  });

  constructor(
    choices: () => Choices | null,
    play: (move: Move, sure: boolean) => void,
    /** Whether a move waits for a word before it is played. */
    asks: (choice: Choice) => boolean,
  ) {
    this.#choices = choices;
    this.#play = play;
    this.#asks = asks;
  }

  get asked(): boolean {
    return this.#choices() !== null;
  }

  /** Whether only the value of the die is left to be chosen. */
  get choosesValue(): boolean {
    const next = [...this.standing.next];
    return next.length > 0 && next.every((pick) => pick.startsWith("value:"));
  }

  lit(pick: Piece): boolean {
    return this.standing.next.has(pick);
  }

  picked(pick: Piece): boolean {
    return this.picks.includes(pick);
  }

  /** The gold a pick costs at least; nothing for one that leads nowhere. */
  priceOf(pick: Piece): number {
    return this.#chain.priceOf(this.picks, pick) ?? 0;
  }

  /** Whether a pick leads somewhere from here, also by taking the place of an earlier one. */
  leads(pick: Piece): boolean {
    return this.picked(pick) || this.#chain.pick(this.picks, pick) !== null;
  }

  /** Picks a piece; false when it leads nowhere. */
  pick(pick: Piece): boolean {
    if (this.picked(pick)) {
      this.#set(this.picks.filter((made) => made !== pick));
      return true;
    }
    const picks = this.#chain.pick(this.picks, pick);
    if (!picks) return false;
    this.#set(picks);
    const { finished } = this.#chain.at(picks);
    if (finished && !needsWord(finished) && !this.#asks(finished)) this.play(finished);
    return true;
  }

  /** Takes the last pick away; false when there was none. */
  back(): boolean {
    if (this.picks.length === 0) return false;
    this.#set(this.picks.slice(0, -1));
    return true;
  }

  clear(): void {
    this.#set([]);
  }

  /** Plays the move that waits for a word. */
  confirm(): void {
    if (this.ready) this.play(this.ready, true);
  }

  /** Plays a listed move; `sure` when the reader has been asked. */
  play(choice: Choice, sure = false): void {
    this.#set([]);
    this.#play(moveOf(choice), sure);
  }

  /** The listed choice that a single pick makes. */
  choiceOf(pick: Piece): Choice | null {
    return this.#chain.at([pick]).finished;
  }

  /** The picks that make a move; none when it is not listed. */
  wayTo(move: unknown): Piece[] {
    const choice = this.#choices()?.moves.find((listed) => sameMove(listed.move, move));
    return choice ? this.#chain.wayTo(choice) : [];
  }

  #set(picks: Piece[]): void {
    this.#made = { decision: this.#choices()?.decision ?? null, picks };
  }
}

function cheapest(choices: readonly Choice[]): Choice | null {
  return choices.reduce<Choice | null>(
    (best, choice) => (best && goldOf(best) <= goldOf(choice) ? best : choice),
    null,
  );
}

/** The values a die may be turned into, from the moves still meant. */
export function valuesOf(
  choices: readonly Choice[],
): { choice: Choice; pick: Piece; to: number; gold: number }[] {
  return choices
    .flatMap((choice) => {
      const move = moveOf(choice);
      const turned =
        typeof move === "string" ? null : "place" in move ? move.place : "load" in move ? move.load : null;
      return turned
        ? [{ choice, pick: piece.value(turned.to, turned.gold), to: turned.to, gold: turned.gold }]
        : [];
    })
    .sort((a, b) => a.to - b.to || a.gold - b.gold);
}
