import { describe, expect, test } from "vitest";
import type { Heard, Note, Now, TableInfo } from "../wire/wire";
import { blank, countOf, lookAs, recalled, receive, since, type TableState } from "./state";

const line = (step: number): Heard => ({
  step,
  event: { event: "x" },
  phrase: { key: "x", args: [], rule: null },
});
const view = {};
const now = (steps: number): Now => ({
  view,
  turn: { outcome: null, steps, waiting: [] },
  choices: null,
  take_backs: [],
});
const sync = (seq: number, lines: Heard[], more: Partial<Extract<Note, { note: "sync" }>> = {}): Note => ({
  note: "sync",
  seq,
  epoch: 0,
  viewer: { seat: 0 },
  from: 0,
  keeps: false,
  lines,
  now: now(seq),
  ...more,
});
const step = (from: number, seq: number, lines = [line(seq)]): Note => ({
  note: "step",
  from,
  seq,
  lines,
  now: now(seq),
});

const change = (from: number, seq: number): Note => ({
  note: "change",
  from,
  seq,
  lines: [line(seq)],
  now: { turn: { steps: [seq] } },
});

/** A table seen from seat 0 after three moves. */
function seated(): TableState {
  return receive(lookAs(blank(), { seat: 0 }), sync(3, [line(1), line(2), line(3)])).state;
}

describe("steps", () => {
  test("a step that follows is taken and shown", () => {
    const { state, effects } = receive(seated(), step(3, 4));
    expect(state.story?.seq).toBe(4);
    expect(state.story?.lines).toHaveLength(4);
    expect(effects).toMatchObject([{ kind: "show", jump: false }]);
  });

  test("a change is a step that tells only what is new", () => {
    const [told, whole] = [receive(seated(), change(3, 4)), receive(seated(), step(3, 4))];
    expect(told).toEqual(whole);
    expect(told.state.story?.now.view, "what did not change is shared").toBe(view);
    expect(receive(told.state, change(3, 4))).toEqual({ state: told.state, effects: [] });
    expect(receive(seated(), change(4, 5)).effects).toEqual([{ kind: "look", since: null }]);
  });

  test("a change of something else than what is shown is a step that was missed", () => {
    const note: Note = { note: "change", from: 3, seq: 4, lines: [], now: { nothing: { like: [1] } } };
    const missed = receive(seated(), note);
    expect(missed.effects).toEqual([{ kind: "look", since: null }]);
    expect(missed.state).toMatchObject({ lost: true, story: { seq: 3 } });
    expect(receive(missed.state, change(3, 4)).effects).toEqual([]);
  });

  test("a step that came already is taken once", () => {
    const once = receive(seated(), step(3, 4)).state;
    expect(receive(once, step(3, 4))).toEqual({ state: once, effects: [] });
  });

  test("a missed step is noticed, everything is asked for again, and steps wait until it has come", () => {
    const missed = receive(seated(), step(4, 5));
    expect(missed.effects).toEqual([{ kind: "look", since: null }]);
    expect(missed.state.story?.seq).toBe(3);
    expect(since(missed.state)).toBeNull();
    expect(receive(missed.state, step(5, 6)).effects).toEqual([]);
    const again = receive(missed.state, sync(6, [1, 2, 3, 4, 5, 6].map(line)));
    expect(again.state.story?.lines).toHaveLength(6);
    expect(again.state.lost).toBe(false);
    expect(again.effects).toMatchObject([{ kind: "show", jump: true }]);
    expect(receive(again.state, step(6, 7)).state.story?.seq).toBe(7);
  });

  test("a step for eyes that were closed meanwhile is not kept", () => {
    const other = lookAs(seated(), { seat: 1 });
    expect(other.story).toBeNull();
    expect(receive(other, step(3, 4))).toEqual({ state: other, effects: [] });
  });
});

describe("coming back", () => {
  test("what one has is told, and only the rest is added and animated", () => {
    const state = seated();
    expect(since(state)).toEqual({ epoch: 0, lines: 3 });
    const resumed = receive(state, sync(5, [line(4), line(5)], { from: 3, keeps: true }));
    expect(resumed.state.story?.lines.map((heard) => heard.step)).toEqual([1, 2, 3, 4, 5]);
    expect(resumed.effects).toMatchObject([{ kind: "show", jump: false }]);
  });

  test("after an undo the lines that were taken back are gone", () => {
    const undone = receive(seated(), sync(4, [line(3)], { from: 2, keeps: true, epoch: 1 }));
    expect(undone.state.story?.epoch).toBe(1);
    expect(undone.state.story?.lines.map((heard) => heard.step)).toEqual([1, 2, 3]);
    expect(undone.effects).toMatchObject([{ kind: "show", jump: true }]);
    const whole = receive(seated(), sync(4, [line(1)], { epoch: 1 }));
    expect(whole.state.story?.lines).toHaveLength(1);
  });

  test("lines that do not join what one has take its place", () => {
    const far = receive(seated(), sync(9, [line(9)], { from: 8, keeps: true }));
    expect(far.state.story).toMatchObject({ first: 8, lines: [line(9)] });
    expect(far.effects).toMatchObject([{ kind: "show", jump: true }]);
    expect(since(far.state)).toEqual({ epoch: 0, lines: 9 });
    const other = receive(seated(), sync(9, [line(9)], { from: 2, epoch: 3 }));
    expect(other.state.story, "of a story that went another way nothing stays").toMatchObject({ first: 2 });
    expect(other.state.story?.lines).toHaveLength(1);
  });

  test("a sync for other eyes than those that look is not kept", () => {
    const state = seated();
    expect(receive(state, sync(9, [], { viewer: { seat: 1 } }))).toEqual({ state, effects: [] });
  });
});

describe("a long story", () => {
  /** Seen from seat 0 from its hundredth line on. */
  const late = (): TableState =>
    receive(lookAs(blank(), { seat: 0 }), sync(50, [line(49), line(50)], { from: 100 })).state;

  test("comes with its end, and earlier lines are put before it", () => {
    const state = late();
    expect(state.story && countOf(state.story)).toBe(102);
    const more = recalled(state, { seat: 0 }, { from: 98, lines: [line(47), line(48)] });
    expect(more.story?.first).toBe(98);
    expect(more.story?.lines.map((heard) => heard.step)).toEqual([47, 48, 49, 50]);
    expect(since(more)).toEqual({ epoch: 0, lines: 102 });
    const undone = receive(more, sync(51, [], { from: 101, keeps: true, epoch: 1 })).state;
    expect(undone.story?.lines.map((heard) => heard.step)).toEqual([47, 48, 49]);
  });

  test("lines of other eyes, or of a story that is gone, are not put before it", () => {
    const state = late();
    expect(recalled(state, { seat: 1 }, { from: 98, lines: [line(47), line(48)] })).toBe(state);
    expect(recalled(state, { seat: 0 }, { from: 90, lines: [line(47), line(48)] })).toBe(state);
    expect(recalled(blank(), { seat: 0 }, { from: 98, lines: [line(47)] })).toEqual(blank());
  });
});

test("changing eyes drops everything the former eyes saw, but not the talk", () => {
  const talked = receive(seated(), {
    note: "talk",
    lines: [{ id: 1, at: 0, name: "Ann", person: 1, text: "Ahoy", side: null, phrase: null, step: null }],
  }).state;
  const other = lookAs(talked, { seat: 1 });
  expect(other.story).toBeNull();
  expect(other.talk).toHaveLength(1);
  expect(since(other)).toBeNull();
});

test("talk that came already is not told twice", () => {
  const talk = (id: number) => ({
    id,
    at: 0,
    name: "Ann",
    person: 1,
    text: "Ahoy",
    side: null,
    phrase: null,
    step: null,
  });
  const once = receive(blank(), { note: "talk", lines: [talk(1), talk(2)] }).state;
  const twice = receive(once, { note: "talk", lines: [talk(2), talk(3)] }).state;
  expect(twice.talk.map((said) => said.id)).toEqual([1, 2, 3]);
});

test("answers reach the page with the id of their call", () => {
  const problem = { kind: "stale", text: "The game has gone on." };
  expect(receive(blank(), { note: "done", id: "a" }).effects).toEqual([{ kind: "done", id: "a" }]);
  expect(receive(blank(), { note: "refused", id: "b", problem }).effects).toEqual([
    { kind: "refused", id: "b", problem },
  ]);
});

test("who one is and what the table is are simply replaced", () => {
  const state = receive(blank(), { note: "you", seats: [1], host: true }).state;
  expect(receive(state, { note: "table", table: { id: "t" } as TableInfo }).state).toMatchObject({
    you: { seats: [1], host: true },
    table: { id: "t" },
  });
});
