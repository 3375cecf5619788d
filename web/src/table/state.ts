/** What a client knows of a table, and how each note of the server changes it. Pure: no socket, no clock, no page. */
import type { Counsel } from "./asked";
import type {
  Heard,
  Mark,
  Note,
  Now,
  Passage,
  Problem,
  Seat,
  Since,
  TableInfo,
  TalkLine,
  Viewer,
} from "../wire/wire";
import { patched } from "../wire/patch";

/** What was last said of the standing orders of the eyes that look, and of the window in which they are asked. */
export type Orders = Extract<Note, { note: "orders" }>;
export type Pane = Extract<Note, { note: "window" }>;

/** The game as one viewer has it. */
export interface Story {
  viewer: Viewer;
  /** The entries of the log it covers. */
  seq: number;
  /** How often the game has gone back. */
  epoch: number;
  /** How many lines of the whole story lie before those that are here. */
  first: number;
  lines: Heard[];
  now: Now;
}

export interface TableState {
  /** The seats one plays and whether one made the table; unknown until the server has said it. */
  you: { seats: Seat[]; host: boolean } | null;
  table: TableInfo | null;
  /** Whose eyes were asked for; nobody's behind a curtain. */
  wanted: Viewer | null;
  story: Story | null;
  /** A step was missed and everything was asked for again: until it comes, steps mean nothing. */
  lost: boolean;
  talk: TalkLine[];
  /** None where the game has nothing to give orders about. */
  orders: Orders | null;
  window: Pane | null;
}

/** What the page has to do beside showing the new state. */
export type Effect =
  | { kind: "look"; since: Since | null }
  | { kind: "show"; lines: Heard[]; now: Now; jump: boolean }
  | { kind: "done"; id: string }
  | { kind: "refused"; id: string; problem: Problem }
  | { kind: "hint"; id: string; counsel: Counsel }
  | { kind: "mark"; seat: Seat; mark: Mark };

export interface Outcome {
  state: TableState;
  effects: Effect[];
}

export function blank(): TableState {
  return {
    you: null,
    table: null,
    wanted: null,
    story: null,
    lost: false,
    talk: [],
    orders: null,
    window: null,
  };
}

export function sameViewer(one: Viewer | null, other: Viewer | null): boolean {
  if (one === null || other === null || typeof one === "string" || typeof other === "string")
    return one === other;
  return one.seat === other.seat;
}

/** What is said in a `look`, so that the server sends only what is missing. */
export function since(state: TableState): Since | null {
  return state.story && !state.lost ? { epoch: state.story.epoch, lines: countOf(state.story) } : null;
}

/** How many lines a story has, those with it that are not here. */
export function countOf(story: Story): number {
  return story.first + story.lines.length;
}

/** Earlier lines have come; what does not join what is here is of a story that is gone. */
export function recalled(state: TableState, viewer: Viewer, page: Passage): TableState {
  const { story } = state;
  if (!story || !sameViewer(story.viewer, viewer)) return state;
  if (page.lines.length === 0 || page.from + page.lines.length !== story.first) return state;
  return { ...state, story: { ...story, first: page.from, lines: [...page.lines, ...story.lines] } };
}

/** The last line of talk one has. */
export function lastTalk(state: TableState): number {
  return state.talk.at(-1)?.id ?? 0;
}

/** Looks with other eyes; everything the former eyes saw is dropped first. */
export function lookAs(state: TableState, viewer: Viewer | null): TableState {
  if (sameViewer(state.wanted, viewer)) return state;
  return { ...state, wanted: viewer, story: null, lost: false, orders: null, window: null };
}

export function receive(state: TableState, note: Note): Outcome {
  switch (note.note) {
    case "you":
      return only({ ...state, you: { seats: note.seats, host: note.host } });
    case "table":
      return only({ ...state, table: note.table });
    case "sync":
      return sync(state, note);
    case "step":
      return step(state, note, () => note.now);
    case "change":
      return step(state, note, (now) => patched(now, note.now) as Now);
    case "talk":
      return only(heard(state, note.lines));
    case "mark":
      return { state, effects: [{ kind: "mark", seat: note.seat, mark: note.mark }] };
    case "orders":
      return only(isMine(state, note.seat) ? { ...state, orders: note } : state);
    case "window":
      return only(isMine(state, note.seat) ? { ...state, window: note } : state);
    case "done":
      return { state, effects: [{ kind: "done", id: note.id }] };
    case "refused":
      return { state, effects: [{ kind: "refused", id: note.id, problem: note.problem }] };
    case "hint": {
      const { id, decision, epoch, advice } = note;
      return { state, effects: [{ kind: "hint", id, counsel: { decision, epoch, advice } }] };
    }
  }
}

/** Whether the eyes that look are those of a seat. */
function isMine(state: TableState, seat: Seat): boolean {
  return sameViewer(state.wanted, { seat });
}

function only(state: TableState): Outcome {
  return { state, effects: [] };
}

function sync(state: TableState, note: Extract<Note, { note: "sync" }>): Outcome {
  if (!sameViewer(note.viewer, state.wanted)) return only(state);
  const before = state.story;
  const { viewer, seq, epoch, from, now } = note;
  // Of what is here stays what the story still begins with, if these lines join it.
  const joins = note.keeps && before !== null && from >= before.first && from <= countOf(before);
  const kept = joins ? before.lines.slice(0, from - before.first) : [];
  const first = joins ? before.first : from;
  const story = { viewer, seq, epoch, first, now, lines: [...kept, ...note.lines] };
  // Lines that only continue what is known are worth animating; anything else is a jump.
  const jump = !joins || state.lost || from < countOf(before) || epoch !== before.epoch;
  return {
    state: { ...state, story, lost: false },
    effects: [{ kind: "show", lines: note.lines, now, jump }],
  };
}

/** The game went on; `show` makes what is shown now of what was shown before. */
function step(
  state: TableState,
  note: Extract<Note, { note: "step" | "change" }>,
  show: (before: Now) => Now,
): Outcome {
  const story = state.story;
  if (story === null || state.lost || note.seq <= story.seq) return only(state);
  if (note.from !== story.seq) return lost(state);
  let now;
  try {
    now = show(story.now);
  } catch {
    return lost(state);
  }
  const lines = note.lines.length > 0 ? [...story.lines, ...note.lines] : story.lines;
  return {
    state: { ...state, story: { ...story, seq: note.seq, lines, now } },
    effects: [{ kind: "show", lines: note.lines, now, jump: false }],
  };
}

function lost(state: TableState): Outcome {
  return { state: { ...state, lost: true }, effects: [{ kind: "look", since: null }] };
}

function heard(state: TableState, lines: TalkLine[]): TableState {
  const last = lastTalk(state);
  const fresh = lines.filter((line) => line.id > last);
  return fresh.length > 0 ? { ...state, talk: [...state.talk, ...fresh] } : state;
}
