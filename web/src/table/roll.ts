/** The roll call before a game: what this browser says to it by itself. */
import { canOpen, freshSeal, openSeal } from "../harbour/entropy";
import type { Seat, TableInfo } from "../wire/wire";
import type { Wish } from "./calls";

/** Opens one's seal when the roll is called, and seals where a seal is missing before that. */
export function answerRoll(info: TableInfo, mine: Seat[]): Wish | null {
  if (info.status !== "gathering") return null;
  const { roll, commit, seals } = info;
  const own = (seat: Seat): string => seals[seat] ?? "";
  if (!roll) return mine.some((seat) => own(seat) === "") ? { call: "seal", seal: freshSeal() } : null;
  const closed = mine.filter((seat) => roll.waiting.includes(seat));
  for (const seat of closed) {
    const text = openSeal(own(seat), { commit, seals });
    if (text !== null) return { call: "open", text };
  }
  // Who plays alone and comes with another browser holds nobody up: this one seals anew.
  const alone = roll.left === null && isForeign(info, closed);
  return alone ? { call: "seal", seal: freshSeal() } : null;
}

/** Whether one's seal was made in another browser, so that this one cannot open it. */
export function isForeign(info: TableInfo, mine: Seat[]): boolean {
  return mine.some((seat) => (info.seals[seat] ?? "") !== "" && !canOpen(info.seals[seat] ?? ""));
}
