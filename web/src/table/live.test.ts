import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { me } from "../app/me.svelte";
import { FakeSocket } from "../wire/fake-socket";
import type { Call, Note, Now, Seat, TableInfo } from "../wire/wire";
import { LiveTable } from "./live.svelte";

const table = { id: "t", game: "ahoy", status: "playing", seats: [], request: null } as unknown as TableInfo;
const now = (waiting: Seat, seat: Seat | null, decision = 5): Now => ({
  view: { eyes: seat },
  turn: { outcome: null, steps: 1, waiting: [{ seat: waiting, decision }] },
  choices: waiting === seat ? { seat, decision, moves: [], asides: [] } : null,
  take_backs: [],
});
const sync = (seat: Seat, waiting: Seat, epoch = 0): Note => ({
  note: "sync",
  seq: 1 + 2 * epoch,
  epoch,
  viewer: { seat },
  from: 0,
  keeps: false,
  lines: [{ step: 1, event: {}, phrase: { key: "x", args: [], rule: null } }],
  now: now(waiting, seat),
});

const refused = vi.fn();
let live: LiveTable;
const line = (): FakeSocket => FakeSocket.current;
const calls = (kind: Call["call"]): Call[] => line().calls.filter((call) => call.call === kind);
const idOf = (call: Call | undefined): string => (call && "id" in call ? call.id : "");

function arrive(seats: Seat[]): void {
  live = new LiveTable("t", { refused, worried: () => undefined });
  live.sitDown(true);
  line().open();
  line().say({ note: "you", seats, host: true });
  line().say({ note: "table", table });
}

/** Seat 0 has played, and the curtain has fallen for seat 1; gives back the line on which seat 0 looked. */
function handOver(): FakeSocket {
  const former = line();
  live.lift(0);
  former.say(sync(0, 0));
  former.say({ note: "step", from: 1, seq: 2, lines: [], now: now(1, 0) });
  vi.advanceTimersByTime(2000);
  return former;
}

beforeEach(() => {
  me.person = { id: 1, name: "Anna", account: false };
  FakeSocket.dialled = [];
  refused.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("one seat", () => {
  test("who one is comes first, then one looks with one's own eyes", () => {
    arrive([0]);
    expect(line().url).toMatch(/^ws:.*\/api\/tables\/t\/live$/);
    expect(calls("look")).toEqual([
      { call: "look", viewer: { seat: 0 }, since: null, talk: 0, changes: true },
    ]);
    line().say(sync(0, 0));
    expect(live.seat).toBe(0);
    expect(live.busy).toBe(false);
  });

  test("a move that got no answer is sent again after the break, with the same id, and what is known is told", () => {
    arrive([0]);
    line().say(sync(0, 0));
    live.play({ go: 1 });
    const first = calls("play")[0];
    expect(live.busy).toBe(true);
    line().close();
    expect(live.online).toBe(false);
    vi.advanceTimersByTime(1000);
    line().open();
    expect(live.online).toBe(true);
    expect(line().calls[0]).toMatchObject({ call: "look", since: { epoch: 0, lines: 1 } });
    expect(calls("play")).toEqual([first]);
    line().say({ note: "done", id: idOf(first) });
    expect(live.pending).toEqual([]);
    expect(live.busy).toBe(true);
    line().say({ note: "step", from: 1, seq: 2, lines: [], now: now(1, 0) });
    expect(live.busy).toBe(false);
  });

  test("no second move goes out while one is on its way", () => {
    arrive([0]);
    line().say(sync(0, 0));
    live.play({ go: 1 });
    live.play({ go: 2 });
    expect(calls("play")).toHaveLength(1);
  });

  test("a decision that was taken back can be answered again, and the answer says which of the two is meant", () => {
    arrive([0]);
    line().say(sync(0, 0));
    live.play({ go: 1 });
    line().say({ note: "step", from: 1, seq: 2, lines: [], now: now(1, 0) });
    line().say({ note: "done", id: idOf(calls("play")[0]) });
    line().say(sync(0, 0, 1));
    expect(live.busy).toBe(false);
    live.play({ go: 2 });
    expect(live.busy).toBe(true);
    expect(calls("play")).toMatchObject([
      { decision: 5, epoch: 0, move: { go: 1 } },
      { decision: 5, epoch: 1, move: { go: 2 } },
    ]);
  });

  test("advice is shown for the decision it was asked for and for no other", () => {
    arrive([0]);
    line().say(sync(0, 0));
    live.askHint();
    const advice = { thoughts: [], imagined: 1 };
    const hint: Note = { note: "hint", id: idOf(calls("hint")[0]), decision: 5, epoch: 0, advice };
    line().say(hint);
    expect(live.hint).toEqual({ decision: 5, epoch: 0, advice });

    line().say(sync(0, 0, 1));
    expect(live.hint).toBeNull();
    line().say(hint);
    expect(live.hint).toBeNull();

    line().say({ note: "step", from: 3, seq: 4, lines: [], now: now(0, 0, 6) });
    line().say({ ...hint, epoch: 1 });
    expect(live.hint).toBeNull();
    line().say({ ...hint, decision: 6, epoch: 1 });
    expect(live.hint).not.toBeNull();
  });

  test("a refused move is told and frees the hand", () => {
    arrive([0]);
    line().say(sync(0, 0));
    live.play({ go: 1 });
    line().say({
      note: "refused",
      id: idOf(calls("play")[0]),
      problem: { kind: "illegal", text: "No." },
    });
    expect(refused).toHaveBeenCalledOnce();
    expect(live.busy).toBe(false);
  });

  test("a line that does not answer is dead even if nobody says so", () => {
    arrive([0]);
    line().say(sync(0, 0));
    live.play({ go: 1 });
    vi.advanceTimersByTime(8001);
    expect(live.online).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.dialled).toHaveLength(2);
  });

  test("who may not look is told why", () => {
    arrive([]);
    expect(calls("look")).toMatchObject([{ viewer: "spectator" }]);
    line().say({ note: "refused", id: "", problem: { kind: "not_your_view", text: "No." } });
    expect(live.shut?.kind).toBe("not_your_view");
  });
});

describe("before the game's card has come", () => {
  test("who has one seat looks already, and what comes is kept", () => {
    live = new LiveTable("t", { refused, worried: () => undefined });
    line().open();
    line().say({ note: "you", seats: [0], host: true });
    line().say({ note: "table", table });
    expect(calls("look")).toHaveLength(1);
    line().say(sync(0, 0));
    live.sitDown(true);
    expect(live.seat).toBe(0);
    expect(calls("look")).toHaveLength(1);
  });

  test("who has several seats is not shown anything before it is known whether they have secrets", () => {
    live = new LiveTable("t", { refused, worried: () => undefined });
    line().open();
    line().say({ note: "you", seats: [0, 1], host: true });
    line().say({ note: "table", table });
    expect(line().calls).toEqual([]);
    expect(live.curtain).toBeNull();
    live.sitDown(false);
    expect(calls("look")).toMatchObject([{ viewer: { seat: 0 } }]);
  });
});

describe("a hot seat with secrets", () => {
  test("nothing is asked for before somebody takes the device", () => {
    arrive([0, 1]);
    expect(live.curtain).toEqual([0, 1]);
    expect(calls("look")).toEqual([]);
    live.lift(0);
    expect(calls("look")).toMatchObject([{ viewer: { seat: 0 } }]);
  });

  test("when the other has to decide, all that was seen is dropped before their view is asked for", () => {
    arrive([0, 1]);
    live.lift(0);
    line().say(sync(0, 0));
    line().say({ note: "step", from: 1, seq: 2, lines: [], now: now(1, 0) });
    expect(live.state.story).not.toBeNull();
    vi.advanceTimersByTime(2000);
    expect(live.curtain).toEqual([1]);
    expect(live.state.story).toBeNull();
    expect(calls("look")).toEqual([]);
    line().say({ note: "step", from: 2, seq: 3, lines: [], now: now(1, 0) });
    expect(live.state.story).toBeNull();
    line().open();
    live.lift(1);
    expect(calls("look")).toMatchObject([{ viewer: { seat: 1 }, since: null }]);
  });

  test("behind the curtain the line of the former eyes is cut, and on the new one nobody looks", () => {
    arrive([0, 1]);
    const former = handOver();
    expect(former.readyState).toBe(3);
    expect(FakeSocket.dialled).toHaveLength(2);
    line().open();
    line().say({ note: "you", seats: [0, 1], host: true });
    line().say({ note: "table", table });
    expect(line().calls).toEqual([]);
    expect(live.online).toBe(true);
    expect(live.curtain).toEqual([1]);
    const shown = vi.fn();
    live.queue.listen(shown);
    former.say({ note: "step", from: 2, seq: 3, lines: [], now: now(1, 0) });
    former.say(sync(0, 1));
    expect(shown).not.toHaveBeenCalled();
    expect(live.state.story).toBeNull();
  });

  test("who lifts the curtain before the new line is there looks as soon as it is", () => {
    arrive([0, 1]);
    handOver();
    live.lift(1);
    expect(line().calls).toEqual([]);
    line().open();
    expect(calls("look")).toMatchObject([{ viewer: { seat: 1 }, since: null }]);
  });

  test("advice that the former eyes asked for comes to nobody", () => {
    arrive([0, 1]);
    live.lift(0);
    line().say(sync(0, 0));
    live.askHint();
    handOver();
    line().open();
    expect(live.pending).toEqual([]);
    expect(live.hint).toBeNull();
    expect(calls("hint")).toEqual([]);
  });

  test("a game that ends behind the curtain is open to all", () => {
    arrive([0, 1]);
    handOver();
    line().open();
    line().say({ note: "you", seats: [0, 1], host: true });
    line().say({ note: "table", table: { ...table, status: "over" } });
    expect(live.curtain).toBeNull();
    expect(calls("look")).toMatchObject([{ viewer: "open", since: null }]);
  });

  test("who takes the move back in time keeps the device", () => {
    arrive([0, 1]);
    live.lift(0);
    line().say(sync(0, 0));
    line().say({ note: "step", from: 1, seq: 2, lines: [], now: now(1, 0) });
    line().say(sync(0, 0));
    vi.advanceTimersByTime(2000);
    expect(live.curtain).toBeNull();
    expect(live.seat).toBe(0);
  });
});
