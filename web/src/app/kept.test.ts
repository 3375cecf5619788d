import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Now, TableInfo } from "../wire/wire";
import { forgetTables, keepTable, keptTable, worthKeeping } from "./kept";
import { blank, type TableState } from "../table/state";

const table = { id: "t", game: "four", status: "playing" } as unknown as TableInfo;
const now = {
  view: {},
  turn: { outcome: null, steps: 1, waiting: [] },
  choices: { seat: 0, decision: 1 },
  take_backs: [{}],
};
const seen: TableState = {
  ...blank(),
  you: { seats: [0], host: true },
  table,
  wanted: { seat: 0 },
  story: { viewer: { seat: 0 }, seq: 1, epoch: 0, first: 0, lines: [], now: now as unknown as Now },
};

/** A shelf as a browser has it, as far as it is used here. */
class FakeShelf {
  readonly held = new Map<string, Response>();
  readonly #url = (path: string | { url: string }) =>
    new URL(typeof path === "string" ? path : path.url, "https://freeport.example").href;
  put = (path: string, response: Response) => Promise.resolve(void this.held.set(this.#url(path), response));
  match = (path: string) => Promise.resolve(this.held.get(this.#url(path))?.clone());
  delete = (path: string | { url: string }) => Promise.resolve(this.held.delete(this.#url(path)));
  keys = () => Promise.resolve([...this.held.keys()].map((url) => ({ url })));
}

let shelf: FakeShelf;
beforeEach(() => {
  shelf = new FakeShelf();
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(shelf),
    delete: () => Promise.resolve(void shelf.held.clear()),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a table is kept as one saw it, and nothing can be done at it", async () => {
  await keepTable("t", seen);
  const kept = await keptTable("t");
  expect(kept?.table).toEqual(table);
  expect(kept?.story?.now.choices).toBeNull();
  expect(kept?.story?.now.take_backs).toEqual([]);
  await forgetTables();
  expect(await keptTable("t")).toBeNull();
});

test("what two at one device hide from each other is not kept", () => {
  expect(worthKeeping({ ...seen, you: { seats: [0, 1], host: true } })).toBeNull();
  expect(worthKeeping({ ...seen, wanted: null })).toBeNull();
  expect(worthKeeping({ ...seen, story: null })).toBeNull();
});

test("only the tables that were seen last are kept", async () => {
  for (let table = 0; table < 30; table += 1) await keepTable(`t${String(table)}`, seen);
  expect(await keptTable("t0")).toBeNull();
  expect(await keptTable("t29")).not.toBeNull();
  expect(shelf.held.size).toBe(24);
});

test("a browser without such a shelf is only forgetful", async () => {
  vi.unstubAllGlobals();
  await keepTable("t", seen);
  expect(await keptTable("t")).toBeNull();
  await forgetTables();
});
