import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { me } from "../app/me.svelte";
import { FakeSocket } from "../wire/fake-socket";
import type { Call, Choices, Note, StandingOrder, TableInfo } from "../wire/wire";
import { words } from "../words/words.svelte";
import { shortcut } from "./keys";
import { LiveTable } from "./live.svelte";
import OrdersPanel from "./Orders.svelte";
import { asksAbout, inOrder, newsText } from "./orders";
import Reaction from "./Reaction.svelte";
import type { Orders, Pane } from "./state";
import { wantsWord } from "./sure.svelte";

const info = {
  id: "t",
  status: "playing",
  sides: [],
  seats: [
    { seat: 0, left: null, running: false },
    { seat: 1, left: null, running: false },
  ],
} as unknown as TableInfo;
const phrase = (key: string) => ({ key, args: [], rule: null });
const choice = (move: string, fenced: boolean) => ({
  move: move as unknown as Record<string, unknown>,
  phrase: phrase(move),
  fenced,
});
const choices: Choices = {
  seat: 0,
  decision: 4,
  moves: [choice("parry", true), choice("pass", true)],
  asides: [],
  window: {
    decline: "pass" as unknown as Record<string, unknown>,
    hidden: true,
    facts: [],
    sources: [{ source: "odd", usable: true }],
  },
};
const sources = [
  { id: "odd", label: phrase("odd"), held: true },
  { id: "whistle", label: phrase("whistle"), held: false },
];
const never: StandingOrder = { source: null, ask: "never", until: "game", unless: [] };
const orders = (more: Partial<Orders> = {}): Orders => ({
  note: "orders",
  seat: 0,
  sources,
  facts: ["last-life"],
  orders: [],
  news: [],
  ...more,
});
const pane = (more: Partial<Pane> = {}): Pane => ({
  note: "window",
  seat: 0,
  decision: 4,
  epoch: 0,
  left: 1200,
  held: false,
  given: null,
  ...more,
});

let live: LiveTable;
let shown: Record<string, unknown> | null = null;
const calls = (kind: Call["call"]): Call[] => FakeSocket.current.calls.filter((call) => call.call === kind);
const told = (note: Note): void => {
  FakeSocket.current.say(note);
  flushSync();
};
const button = (text: string): HTMLButtonElement => {
  const all = [...document.querySelectorAll<HTMLButtonElement>("button")];
  const found = all.find((one) => one.textContent.trim() === text);
  if (!found) throw new Error(`there is no button ${text}`);
  return found;
};
const press = (text: string): void => {
  button(text).click();
  flushSync();
};

function show<P extends Record<string, unknown>>(what: Component<P>, props: P): void {
  shown = mount(what, { target: document.body, props });
  flushSync();
}

/** The prompt of the window, as the room shows it. */
function react(more: Partial<ComponentProps<typeof Reaction>> = {}): void {
  const props: ComponentProps<typeof Reaction> = {
    live,
    info,
    choices,
    question: "Somebody strikes.",
    play: (move) => live.play(move),
    ...more,
  };
  shown = mount(Reaction, { target: document.body, props });
  flushSync();
}

beforeAll(async () => {
  await words.choose("en");
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
beforeEach(() => {
  me.person = { id: 1, name: "Anna", account: false };
  FakeSocket.dialled = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new LiveTable("t", { refused: vi.fn(), worried: () => undefined });
  live.sitDown(true);
  FakeSocket.current.open();
  told({ note: "you", seats: [0], host: true });
  told({ note: "table", table: info });
  const now = {
    view: {},
    turn: { outcome: null, steps: 4, waiting: [{ seat: 0, decision: 4 }] },
    choices,
    take_backs: [],
  };
  told({ note: "sync", seq: 4, epoch: 0, viewer: { seat: 0 }, from: 0, keeps: false, lines: [], now });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who is asked in a window holds it, withdraws the order that would pass, or passes", () => {
  told(orders({ orders: [never] }));
  told(pane({ given: "order" }));
  react();
  expect(document.body.textContent).toContain("Your standing order passes here.");
  press("Hold");
  expect(calls("hold")).toMatchObject([{ seat: 0, on: true }]);
  told(pane({ given: "order", held: true }));
  press("Hold");
  expect(calls("hold")).toMatchObject([{ on: true }, { on: false }]);
  press("Withdraw all orders");
  expect(calls("withdraw")).toMatchObject([{ seat: 0 }]);
  told(pane({ left: 300 }));
  press("Pass");
  expect(calls("play")).toMatchObject([{ seat: 0, decision: 4, move: "pass" }]);
});

test("who passes may wish not to be asked again in this turn", () => {
  told(orders());
  told(pane());
  react();
  press("Pass, and ask no more this turn");
  expect(calls("order")).toMatchObject([{ order: { source: null, ask: "never", until: "turn" } }]);
  expect(calls("play")).toMatchObject([{ move: "pass" }]);
});

test("what is left of the beat is shown, and grows less", () => {
  told(orders());
  told(pane());
  react();
  const meter = () => Number(document.querySelector("[role=meter]")?.getAttribute("aria-valuenow"));
  const before = meter();
  expect(before).toBeGreaterThan(0);
  vi.advanceTimersByTime(500);
  flushSync();
  expect(meter()).toBeLessThan(before);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(document.body.textContent).toContain("The others are waiting for you.");
});

test("all that may be used is offered with what is printed on it, and nothing is offered twice", () => {
  told(orders());
  told(pane());
  react({ aboutOf: ({ phrase: { key } }) => (key === "parry" ? "Stops one hit." : "") });
  const words = [...document.querySelectorAll("button")].map((one) => one.textContent.trim());
  expect(words.filter((text) => text.includes("Pass"))).toEqual(["Pass", "Pass, and ask no more this turn"]);
  const offered = document.querySelectorAll<HTMLElement>("[data-lit]");
  expect([...offered].map((one) => one.textContent)).toEqual([expect.stringContaining("Stops one hit.")]);
  offered[0]?.click();
  expect(calls("play")).toMatchObject([{ decision: 4, move: "parry" }]);
});

test("after the beat one's own time is shown, and how much of it is left", () => {
  const [own, ...others] = info.seats;
  if (!own) throw new Error("there is a seat");
  const timed = { ...info, seats: [{ ...own, left: 60_000, running: true }, ...others] };
  told({ note: "table", table: timed });
  told(pane({ left: 0 }));
  react({ info: timed });
  const share = () =>
    Number.parseFloat(document.querySelector<HTMLElement>("[role=meter] > span")?.style.width ?? "");
  expect(document.body.textContent).toContain("Your time: 1:00");
  vi.advanceTimersByTime(30_000);
  flushSync();
  expect(document.body.textContent).toContain("Your time: 0:30");
  expect(share()).toBeCloseTo(50, 0);
});

test("whose hands are on the keyboard has the first answer under them; nobody else's focus is moved", () => {
  told(orders());
  told(pane());
  react({ typing: true });
  expect(document.activeElement?.textContent).toContain("parry");
  if (shown) void unmount(shown);
  react();
  expect(document.activeElement).toBe(document.body);
});

test("a window of another decision is none", () => {
  told(orders());
  told(pane({ decision: 3 }));
  live.hold(true);
  expect([live.window, calls("hold")]).toEqual([null, []]);
  told(pane({ epoch: 1 }));
  expect(live.window).toBeNull();
});

test("orders are given per card and skill, for a turn or the game, unless something is seen by all", () => {
  told(orders());
  show(OrdersPanel, { open: true, live, orders: orders(), game: "feint" });
  press("The whole game");
  const switches = [...document.querySelectorAll<HTMLElement>("[role=switch]")];
  expect(switches.length).toBe(2);
  switches[0]?.click();
  flushSync();
  const groups = [...document.querySelectorAll<HTMLElement>("[role=radiogroup]")];
  // How long, the rest, what one has, and what one has not.
  expect(groups.length).toBe(4);
  groups[2]?.querySelectorAll<HTMLElement>("[role=radio]")[1]?.click();
  expect(calls("order")).toMatchObject([
    { seat: 0, order: { source: "odd", ask: "matters", until: "game", unless: ["used"] } },
  ]);
});

test("where a game has nothing to give orders about, no key gives or withdraws any", () => {
  live.order(never);
  live.withdraw();
  expect([calls("order"), calls("withdraw")]).toEqual([[], []]);
  told(orders());
  live.withdraw();
  expect(calls("withdraw")).toEqual([]);
});

test("orders and windows of other eyes are not kept", () => {
  told({ ...orders(), seat: 1 });
  told({ ...pane(), seat: 1 });
  expect([live.state.orders, live.state.window]).toEqual([null, null]);
  told(orders());
  live.lookAs("spectator");
  expect(live.state.orders).toBeNull();
});

test("one is asked by the own order of a card, by that about the rest, or always", () => {
  const about = (source: string | null, ask: StandingOrder["ask"]): StandingOrder => ({
    ...never,
    source,
    ask,
  });
  expect(asksAbout([], "odd")).toBe("always");
  expect(asksAbout([about(null, "matters")], "odd")).toBe("matters");
  expect(asksAbout([about(null, "matters"), about("odd", "never")], "odd")).toBe("never");
  expect(inOrder(sources).held.map(({ id }) => id)).toEqual(["odd"]);
});

test("what came of orders is told", () => {
  const all = orders();
  expect(newsText("feint", all, { key: "declined", moment: phrase("may-parry") })).toContain(
    "Passed for you",
  );
  expect(newsText("feint", all, { key: "ended", order: never })).toBe(
    "The order about “Everything else” ended with its turn.",
  );
  expect(newsText("feint", all, { key: "stopped", order: never })).toContain("somebody used something");
});

test("nobody is asked twice before using nothing", () => {
  const [parry, pass] = choices.moves;
  if (!parry || !pass) throw new Error("there are two moves");
  expect(wantsWord("final", parry, choices, false)).toBe(true);
  expect(wantsWord("final", pass, choices, false)).toBe(false);
});

test("the keys of orders are read by their place", () => {
  const pressed = (code: string) =>
    shortcut({ code, key: "x", ctrlKey: false, metaKey: false, altKey: false })?.kind;
  expect(["KeyO", "KeyW", "KeyK"].map(pressed)).toEqual(["orders", "withdraw", "hold"]);
});
