/** A word before a move that cannot be taken back, as far as the reader wants to be asked. */
import { settings } from "../app/settings.svelte";
import type { Choice, Choices, TableInfo } from "../wire/wire";

/** Whether somebody with this setting is asked before a move. */
export function wantsWord(
  confirm: (typeof settings)["confirm"],
  choice: Choice,
  choices: Choices,
  practice: boolean,
): boolean {
  // To use nothing costs nothing, and time is short.
  if (choices.window && JSON.stringify(choices.window.decline) === JSON.stringify(choice.move)) return false;
  if (confirm !== "final") return confirm === "always";
  // Where there is nothing to choose there is nothing to regret.
  return choice.fenced && !practice && choices.moves.length + choices.asides.length > 1;
}

interface Helm {
  info: () => TableInfo;
  choices: () => Choices | null;
  play: (move: unknown) => void;
}

export class Sure {
  readonly #helm: Helm;
  #asked = $state.raw<{ choices: Choices; choice: Choice } | null>(null);

  constructor(helm: Helm) {
    this.#helm = helm;
  }

  /** The move that waits for a word; a new decision has none. */
  get asked(): Choice | null {
    return this.#asked && this.#asked.choices === this.#helm.choices() ? this.#asked.choice : null;
  }

  /** Whether the reader wants to be asked before this move. */
  asks(choice: Choice): boolean {
    const choices = this.#helm.choices();
    return choices !== null && wantsWord(settings.confirm, choice, choices, this.#helm.info().terms.practice);
  }

  /** Whether it brings out what cannot be hidden again. */
  isFinal(choice: Choice): boolean {
    return choice.fenced && !this.#helm.info().terms.practice;
  }

  /** Plays a move, after a word where one is wanted; `sure` when the board has asked already. */
  play(move: unknown, sure = false): void {
    const choices = this.#helm.choices();
    const same = JSON.stringify(move);
    const choice = [...(choices?.moves ?? []), ...(choices?.asides ?? [])].find(
      (one) => JSON.stringify(one.move) === same,
    );
    this.#asked = choices && choice && !sure && this.asks(choice) ? { choices, choice } : null;
    if (!this.#asked) this.#helm.play(move);
  }

  yes(): void {
    const choice = this.asked;
    this.#asked = null;
    if (choice) this.#helm.play(choice.move);
  }

  no(): void {
    this.#asked = null;
  }
}
