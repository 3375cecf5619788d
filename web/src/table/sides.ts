/** Who plays with whom at a table. */
import type { Outcome, Seat, TableInfo, TalkLine } from "../wire/wire";

/** The number of the side that a seat plays for; none where everybody plays for themselves. */
export function sideOf(info: Pick<TableInfo, "sides">, seat: Seat | null): number | null {
  const side = info.sides.findIndex((seats) => seat !== null && seats.includes(seat));
  return side < 0 ? null : side;
}

/** Whether somebody else plays for the side of a seat, so that there is somebody to tell things alone. */
export function hasMates(info: Pick<TableInfo, "sides">, seat: Seat | null): boolean {
  const side = sideOf(info, seat);
  return side !== null && (info.sides[side]?.length ?? 0) > 1;
}

/** The lines of talk that are meant for the eyes of a seat; whoever plays several seats hears of all their sides. */
export function meantFor(talk: TalkLine[], info: Pick<TableInfo, "sides">, seat: Seat | null): TalkLine[] {
  return talk.filter((line) => line.side === null || line.side === sideOf(info, seat));
}

/** The seats in the order in which they are shown: side by side, and the number of the side that begins with a seat. */
export function inSides<T extends { seat: Seat }>(
  info: Pick<TableInfo, "sides"> & { seats: T[] },
): { one: T; begins: number | null }[] {
  if (info.sides.length === 0) return info.seats.map((one) => ({ one, begins: null }));
  return info.sides.flatMap((side, number) =>
    info.seats
      .filter((one) => side.includes(one.seat))
      .map((one, place) => ({ one, begins: place === 0 ? number : null })),
  );
}

/** How many sides share a victory. */
export function winningSides(outcome: Outcome): number {
  const sides = outcome.sides ?? outcome.places.map((_, seat) => [seat]);
  return sides.filter((side) => side.some((seat) => outcome.winners.includes(seat))).length;
}
