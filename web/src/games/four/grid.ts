/** The grid of Connect Four, counted from the bottom left. */
import type { View } from "../../wire/four";
import type { Cell } from "./story";

export const COLUMNS = 7;
export const ROWS = 6;

export function disc(view: View, { column, row }: Cell): number | null {
  return view.rows[ROWS - 1 - row]?.[column] ?? null;
}

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The cells of every finished line, to be shown. */
export function winningCells(view: View): Cell[] {
  const found: Cell[] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      for (const [right, up] of WAYS) {
        const line = [0, 1, 2, 3].map((far) => ({ column: column + right * far, row: row + up * far }));
        const seat = disc(view, { column, row });
        if (seat !== null && line.every((cell) => disc(view, cell) === seat)) found.push(...line);
      }
    }
  }
  return found;
}

/** Where a disc dropped into a column comes to rest; nowhere when it is full. */
export function landing(view: View, column: number): number | null {
  for (let row = 0; row < ROWS; row += 1) if (disc(view, { column, row }) === null) return row;
  return null;
}
