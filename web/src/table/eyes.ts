/** Whose eyes look at the table, and when a curtain has to fall between two people who share one screen. */
import type { Now, Seat, Status, Viewer } from "../wire/wire";

export interface Sight {
  /** One's own seats. */
  seats: Seat[];
  /** Whose eyes look now; nobody's behind the curtain. */
  eyes: Viewer | null;
  /** Whether seats know what others may not. */
  secretive: boolean;
  status: Status;
  /** The seats that owe a decision; unknown before the first view. */
  waiting: Seat[] | null;
}

/** What the page does next about its eyes. */
export type Glance =
  | { kind: "stay" }
  | { kind: "look"; viewer: Viewer }
  /** Everything seen so far is dropped, and one of these people is asked to take the device. */
  | { kind: "curtain"; seats: Seat[] };

export function waitingSeats(now: Now | null): Seat[] | null {
  return now ? now.turn.waiting.map((asked) => asked.seat) : null;
}

export function glance(sight: Sight): Glance {
  const { seats, eyes, secretive, status, waiting } = sight;
  const first = seats[0];
  if (status === "gathering") return { kind: "stay" };
  if (first === undefined)
    return eyes === null || isSeat(eyes) ? { kind: "look", viewer: "spectator" } : { kind: "stay" };
  if (seats.length === 1)
    return ownEyes(eyes, seats) ? { kind: "stay" } : { kind: "look", viewer: { seat: first } };
  if (status === "over") return eyes === "open" ? { kind: "stay" } : { kind: "look", viewer: "open" };
  if (!ownEyes(eyes, seats))
    return secretive ? { kind: "curtain", seats } : { kind: "look", viewer: { seat: first } };
  return handOver(eyes, seats, secretive, waiting ?? []);
}

/** A hot seat: who decides next looks next. */
function handOver(eyes: Viewer | null, seats: Seat[], secretive: boolean, waiting: Seat[]): Glance {
  const mine = waiting.filter((seat) => seats.includes(seat));
  const next = mine[0];
  if (next === undefined || mine.some((seat) => isSeat(eyes) && eyes.seat === seat)) return { kind: "stay" };
  return secretive ? { kind: "curtain", seats: mine } : { kind: "look", viewer: { seat: next } };
}

function isSeat(eyes: Viewer | null): eyes is { seat: Seat } {
  return eyes !== null && typeof eyes === "object";
}

/** After the end everything is open, and one may go on looking that way. */
function ownEyes(eyes: Viewer | null, seats: Seat[]): boolean {
  return eyes === "open" || (isSeat(eyes) && seats.includes(eyes.seat));
}

/** The seat that looks; none for spectators and open eyes. */
export function seatOf(eyes: Viewer | null): Seat | null {
  return isSeat(eyes) ? eyes.seat : null;
}
