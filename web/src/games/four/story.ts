/** What Connect Four answers about its own events. */
import type { Event } from "../../wire/four";
import type { Moment } from "../contract";

/** The cell of a disc: column from the left, row from the bottom. */
export interface Cell {
  column: number;
  row: number;
}

export function marksOf(event: Event): Cell[] {
  return event.event === "dropped" ? [{ column: event.column, row: event.row }] : [];
}

export function momentOf(event: Event): Moment | null {
  return event.event === "dropped" ? null : { kind: "end" };
}
