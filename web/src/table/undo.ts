/** What becomes of a step back: it is done at once, people are asked, or what came out stands. */
import type { Seat, SeatInfo, StepBack, TableInfo } from "../wire/wire";
import { isPerson } from "./people";

export type Way =
  | { kind: "none" }
  | { kind: "free" }
  /** Chance or secrets came out since, and bots do not agree to take that back. */
  | { kind: "held" }
  /** The same where nobody else plays. */
  | { kind: "stands" }
  | { kind: "ask"; who: SeatInfo[] };

/** People answer for themselves; a seat that was given up or whose person is gone for good is a bot's. */
function answers({ who, conceded }: SeatInfo): boolean {
  return isPerson(who) && who.person.id > 0 && !conceded;
}

export function wayBack(info: TableInfo, mine: Seat[], back: StepBack | undefined): Way {
  if (!back) return { kind: "none" };
  if (info.terms.practice) return { kind: "free" };
  if (back.fenced && info.seats.length === 1) return { kind: "stands" };
  const others = info.seats.filter(({ seat }) => back.consent.includes(seat) && !mine.includes(seat));
  if (back.fenced && !others.every(answers)) return { kind: "held" };
  const who = others.filter(answers);
  return who.length > 0 ? { kind: "ask", who } : { kind: "free" };
}
