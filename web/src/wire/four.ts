// Made by `npm run types` from the schema of the Rust types. Do not edit.

/**
 * What happened.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      /**
       * The column, from 0.
       */
      column: number;
      event: "dropped";
      /**
       * The row it came to rest in, from 0 at the bottom.
       */
      row: number;
      /**
       * Whose disc.
       */
      seat: Seat;
    }
  | {
      event: "won";
      /**
       * Who has the line.
       */
      seat: Seat;
    }
  | {
      event: "drawn";
    };
/**
 * A place at the table, counted from 0 in clockwise order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * A disc dropped into a column, counted from 0 at the left.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Drop".
 */
export type Drop = number;

/**
 * The data of a game that crosses the wire.
 */
export interface Traffic {
  event: Event;
  move: Drop;
  options: null;
  sheet: null;
  view: View;
}
/**
 * Everything there is to see; nothing is hidden.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * The rows from the top, each with one entry a column: the seat whose disc lies there.
   */
  rows: (Seat | null)[][];
  /**
   * Who drops the next disc; nobody when the game is over.
   */
  turn: Seat | null;
}
