/** What a game brings to the table page: its board, and a few answers about its own events and views. */
import type { Component } from "svelte";
import type { Choice, Heard, Mark, Now, Phrase, Seat, SeatInfo } from "../wire/wire";
import type { EventQueue } from "./queue.svelte";

/** Something on the board that somebody of one's side points at, for some seconds. */
export interface Pointed {
  seat: Seat;
  /** A cell, or an arrow between two, in the words of the board that showed it. */
  mark: Mark;
}

/** What the table page gives to a game's board. Views, moves, sheets and marks are the game's own. */
export interface BoardProps {
  /** What is shown to the viewer and may be chosen. */
  now: Now;
  /** What is printed on the components. */
  sheet: unknown;
  seats: SeatInfo[];
  /** Whose eyes; nobody's for a spectator. */
  seat: number | null;
  /** Whether a move is on its way. */
  busy: boolean;
  /** Plays a move; `sure` when the board has asked the reader already. */
  play: (move: unknown, sure?: boolean) => void;
  /** Whether the reader wants to be asked before this move; a board that does not ask lets the table do it. */
  asks: (choice: Choice) => boolean;
  /** Asks the server why this move is not possible; the cited rule is shown. */
  refuse: (move: unknown) => void;
  /** Pieces to highlight because a line of the log is pointed at. */
  marked: unknown[];
  /** Which seats play together, one list a side; none where everybody plays for themselves. */
  sides?: Seat[][];
  /** What one's side points at. */
  pointed?: Pointed[];
  /** Points at something for one's side; missing where nobody else plays for it. */
  point?: ((mark: Mark) => void) | undefined;
  /** The move that a hint advises; the board shows it. */
  advised?: unknown;
  /** The story up to `now`, for what a view does not tell. */
  lines: Heard[];
  /** What happened, to be animated. */
  queue: EventQueue;
  scene: "full" | "replay";
}

/** A place in the story worth jumping to, and how the log is divided. */
export type Moment =
  /** And whose turn begins it, where a round is a turn of everybody. */
  | { kind: "round"; round: number; who?: string | Seat }
  /** Of a role, or of a seat where nobody has one. */
  | { kind: "turn"; who: string | Seat }
  | { kind: "battle"; at: string }
  /** Anything else, in the reader's words. */
  | { kind: "named"; name: string }
  | { kind: "end" };

/** Where a player's points came from, with the words for them in the interface's phrase book. */
export interface Score {
  seat: number;
  total: number;
  /** By source, in the order of `Result.sources`. */
  parts: number[];
}

/** How a score grew: one value per seat at each mark of time. */
export interface Growth {
  /** What grew, in the reader's words; the heading. */
  title: string;
  /** The words on the axis below, such as the rounds. */
  marks: string[];
  /** What they count, in the reader's words; rounds where it does not say. */
  below?: string;
  /** For each seat, its value at each mark. */
  seats: number[][];
  /** The value that ends the game, drawn as a line. */
  goal: number | null;
}

/** What the result page shows beside the places. */
export interface Result {
  /** The name of each source, already in the reader's language. */
  sources: string[];
  scores: Score[];
  /** What the total is, in the reader's words, where it is no sum. */
  total?: string;
  growth: Growth | null;
}

/** What a picture of the whole game is drawn from. */
export interface KeepsakeProps {
  lines: readonly Heard[];
  now: Now;
  sheet: unknown;
}

/** A game, as the table page knows it. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** Which pieces a line of the log speaks of. */
  marksOf: (event: unknown) => unknown[];
  /** The table in words, for those who listen; where things are is printed on the sheet. */
  describe: (now: Now, sheet: unknown) => string;
  /** What the deciding seat is asked; none when the game has no words for it. */
  askOf: (now: Now) => Phrase | null;
  /** What is printed on the card or skill that a choice uses, given the sheet; nothing where its own words say all. */
  aboutOf?: (choice: Choice, sheet: unknown) => string;
  /** Whether it is played in rounds, as this table is; the first one begins with the game and is not told. */
  rounds: (now: Now) => boolean;
  /** Whether points are scored from round to round, so that each round ends with a look at them. */
  scoresRounds?: boolean;
  /** Whether an event divides the story. */
  momentOf: (event: unknown, now: Now) => Moment | null;
  /** Scores and their growth, given the sheet; none when the game counts no points. */
  resultOf: (lines: Heard[], now: Now, sheet: unknown) => Result | null;
  /** A picture of the whole game with words below it, for the result page and the tale that is kept; its first drawing is taken along. */
  keepsake?: { title: () => string; Picture: Component<KeepsakeProps> };
}
