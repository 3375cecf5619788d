import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "../app/me.svelte";
import { FakeSocket } from "../wire/fake-socket";
import type { Call, TableInfo, TalkLine } from "../wire/wire";
import { LiveTable, SHOWN } from "./live.svelte";
import { hasMates, inSides, meantFor, sideOf, winningSides } from "./sides";

const table = (sides: number[][], count = 4): TableInfo =>
  ({
    id: "t",
    status: "playing",
    sides,
    seats: Array.from({ length: count }, (_, seat) => ({ seat })),
  }) as unknown as TableInfo;
const crews = table([
  [0, 2],
  [1, 3],
]);
const lone = table([[0], [1, 2, 3]]);

test("a seat knows its side and whether anybody else is on it", () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(crews, seat))).toEqual([0, 1, 0, 1]);
  expect([sideOf(crews, null), sideOf(table([]), 0)]).toEqual([null, null]);
  expect([hasMates(crews, 2), hasMates(lone, 0), hasMates(lone, 3)]).toEqual([true, false, true]);
  expect([hasMates(table([]), 0), hasMates(crews, null)]).toEqual([false, false]);
});

test("sides stand together, and one seat by one where there are none", () => {
  const order = (info: TableInfo) => inSides(info).map(({ one, begins }) => `${begins ?? ""}|${one.seat}`);
  expect(order(crews)).toEqual(["0|0", "|2", "1|1", "|3"]);
  expect(order(table([]))).toEqual(["|0", "|1", "|2", "|3"]);
});

test("what is meant for a side is not shown to the eyes of another, also on a device that both use", () => {
  const line = (id: number, side: number | null) => ({ id, side }) as TalkLine;
  const talk = [line(1, null), line(2, 0), line(3, 1)];
  const ids = (seat: number | null) => meantFor(talk, crews, seat).map(({ id }) => id);
  expect([ids(0), ids(1), ids(null)]).toEqual([[1, 2], [1, 3], [1]]);
});

test("a draw is one of several sides", () => {
  const ended = (winners: number[], sides?: number[][]) =>
    winningSides({ winners, places: [1, 1, 1, 1], scores: [0, 0, 0, 0], ...(sides ? { sides } : {}) });
  expect(ended([0, 1, 2, 3])).toBe(4);
  expect(ended([0, 1, 2, 3], lone.sides)).toBe(2);
  expect(ended([1, 2, 3], lone.sides)).toBe(1);
  expect(ended([], lone.sides)).toBe(0);
});

let live: LiveTable | undefined;
const calls = (kind: Call["call"]): Call[] => FakeSocket.current.calls.filter((call) => call.call === kind);

function arrive(info: TableInfo): LiveTable {
  const here = new LiveTable("t", { refused: vi.fn(), worried: () => undefined });
  live = here;
  here.sitDown(true);
  FakeSocket.current.open();
  FakeSocket.current.say({ note: "you", seats: [0], host: true });
  FakeSocket.current.say({ note: "table", table: info });
  FakeSocket.current.say({
    note: "sync",
    seq: 0,
    epoch: 0,
    viewer: { seat: 0 },
    from: 0,
    keeps: false,
    lines: [],
    now: { view: {}, turn: { outcome: null, steps: 0, waiting: [] }, choices: null, take_backs: [] },
  });
  return here;
}

beforeEach(() => {
  me.person = { id: 1, name: "Anna", account: false };
  FakeSocket.dialled = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  live?.close();
  live = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who points at something tells the own side alone, and where there is none nobody", () => {
  const here = arrive(crews);
  here.point({ cell: "d4" });
  here.point({ arrow: ["d4", "d6"] });
  expect(calls("mark")).toMatchObject([
    { seat: 0, mark: { cell: "d4" } },
    { seat: 0, mark: { arrow: ["d4", "d6"] } },
  ]);
  here.close();
  arrive(lone).point({ cell: "d4" });
  expect(calls("mark")).toEqual([]);
});

test("what a mate points at is shown for some seconds, and told no more when the line was down", () => {
  const here = arrive(crews);
  FakeSocket.current.say({ note: "mark", seat: 2, mark: { cell: "d4" } });
  vi.advanceTimersByTime(SHOWN / 2);
  FakeSocket.current.say({ note: "mark", seat: 2, mark: { cell: "e5" } });
  expect(here.pointed.map(({ seat, mark }) => [seat, mark])).toEqual([
    [2, { cell: "d4" }],
    [2, { cell: "e5" }],
  ]);
  vi.advanceTimersByTime(SHOWN / 2);
  expect(here.pointed.map(({ mark }) => mark)).toEqual([{ cell: "e5" }]);
  vi.advanceTimersByTime(SHOWN);
  expect(here.pointed).toEqual([]);
  here.point({ cell: "d4" });
  FakeSocket.current.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.current.open();
  expect(calls("mark")).toEqual([]);
});
