/** Whose eyes a replay is seen with, as it stands in the address. */
import type { Seat, Viewer } from "../wire/wire";

/** `seat0`, `spectator` or `open`. */
export function eyesText(viewer: Viewer): string {
  return typeof viewer === "string" ? viewer : `seat${viewer.seat}`;
}

export function readEyes(text: string | null): Viewer | null {
  if (text === "spectator" || text === "open") return text;
  const seat = /^seat(\d{1,2})$/.exec(text ?? "")?.[1];
  return seat === undefined ? null : { seat: Number(seat) };
}

/** The eyes one may choose from: after the end everybody's, before it one's own. */
export function eyesOffered(over: boolean, own: Seat[], seats: Seat[], spectators: boolean): Viewer[] {
  if (over) return ["open", ...seats.map((seat) => ({ seat })), "spectator"];
  if (own.length > 0) return own.map((seat) => ({ seat }));
  return spectators ? ["spectator"] : [];
}
