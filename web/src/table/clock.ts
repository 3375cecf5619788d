/** Clocks that tick in the page between two messages of the server. */
import type { SeatInfo } from "../wire/wire";

/** Milliseconds left now, when `left` was true at `heard`. */
export function leftNow(
  seat: Pick<SeatInfo, "left" | "running" | "beat">,
  heard: number,
  now: number,
): number | null {
  if (seat.left === null) return null;
  // A window begins with a beat that is on nobody's clock.
  const spent = now - heard - (seat.beat ?? 0);
  return seat.running ? Math.max(0, seat.left - Math.max(0, spent)) : seat.left;
}

/** 1:02:05, 9:30, 0:07; under ten seconds with tenths. */
export function clockText(left: number): string {
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${rest}` : `${String(minutes)}:${rest}`;
}

/** Whether the time is nearly up. */
export function pressing(left: number): boolean {
  return left < 20_000;
}
