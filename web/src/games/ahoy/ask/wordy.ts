/** Moves that no piece on the table stands for: they are offered in words. */
import type { Choice } from "../../../wire/wire";
import { moveOf, type Standing } from "../chain";

const WORDY = ["layout", "fight", "aim", "manoeuvre", "count", "pledge", "reward"] as const;

/** Whether a move is a plain answer or a number, or reads better in words than on a board. */
export function isWordy(choice: Choice): boolean {
  const move = moveOf(choice);
  return typeof move === "string" || WORDY.some((kind) => kind in move);
}

const LAST = ["count:", "exactly:", "crew:", "cargo:", "aside:"];

/** After some picks: the moves that are only to be told apart in words. */
export function toldApart(standing: Standing, picks: number): Choice[] {
  const next = [...standing.next];
  const wordy =
    picks > 0 && next.length > 0 && next.every((pick) => LAST.some((kind) => pick.startsWith(kind)));
  return wordy ? [...standing.meant] : [];
}

/** Setting the picked die aside competes with the slots it might go to for gold. */
export function isSettingAside(choice: Choice): boolean {
  const move = moveOf(choice);
  return typeof move === "object" && "set_aside" in move;
}

/** Saying no and ending the turn stand apart from what is done. */
export function isDecline(choice: Choice): boolean {
  return moveOf(choice) === "pass";
}

export function isEnd(choice: Choice): boolean {
  return moveOf(choice) === "end_turn";
}
