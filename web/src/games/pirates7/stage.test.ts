import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, View } from "../../wire/pirates7";
import type { Batch } from "../queue.svelte";
import type { Heard } from "../../wire/wire";
import { Stage } from "./stage.svelte";
import { recalled } from "./tray/venture";

const view = (round: number) => ({ round }) as View;
const batch = (round: number, events: Event[], jump = false): Batch =>
  ({ lines: events.map((event) => ({ event })), now: { view: view(round) }, jump }) as unknown as Batch;
const called: Event = { event: "called", character: "captain", seats: [1], gift: 1 };
const drew = (seat: number) => ({ event: "card_drawn", seat }) as Event;
const house = (still = false, untold: (lines: number) => void = () => undefined, replayed = false) => ({
  still: () => still,
  replayed: () => replayed,
  seat: () => 0,
  untold,
});
const thrown: Event = {
  event: "thrown",
  seat: 0,
  purpose: "raid",
  seed: [0, 0],
  physics: "second",
  rethrows: 0,
  dice: [{ die: 0, owner: 0, face: 1, x: 1000, y: 1000, turn: 0 }],
};

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("shows a call for a moment and what was true before it, then the truth", () => {
    const stage = new Stage(view(1), null, house());
    stage.take(batch(2, [called]));
    expect(stage.call?.character).toBe("captain");
    expect(stage.view?.round).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(stage.busy).toBe(false);
    expect(stage.call).toBeNull();
  });

  test("waits for the tray, however long it takes, and closes it by and by", () => {
    const stage = new Stage(view(1), null, house());
    stage.take(batch(2, [thrown]));
    vi.advanceTimersByTime(60_000);
    expect(stage.busy).toBe(true);
    expect(stage.open).toBe(true);
    stage.shown();
    expect(stage.busy).toBe(false);
    expect(stage.open).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(stage.open).toBe(false);
  });

  test("a throw that somebody looks at stays, whether it was over by then or not", () => {
    const stage = new Stage(view(1), null, house());
    stage.take(batch(2, [thrown]));
    stage.hold();
    stage.shown();
    vi.advanceTimersByTime(60_000);
    expect(stage.open).toBe(true);
    stage.close();
    stage.take(batch(3, [thrown]));
    stage.shown();
    stage.hold();
    vi.advanceTimersByTime(60_000);
    expect(stage.open).toBe(true);
    // The next one is not held by that.
    stage.take(batch(4, [{ ...thrown, dice: [{ die: 0, owner: 0, face: 2, x: 2000, y: 1000, turn: 0 }] }]));
    stage.shown();
    vi.advanceTimersByTime(60_000);
    expect(stage.open).toBe(false);
  });

  test("keeps what comes meanwhile in order", () => {
    const stage = new Stage(view(1), null, house());
    stage.take(batch(2, [thrown]));
    stage.take(batch(3, [called]));
    stage.close();
    expect(stage.view?.round).toBe(2);
    expect(stage.call?.character).toBe("captain");
    stage.skip();
    expect(stage.busy).toBe(false);
  });

  test("tells what others do, with what it changed in sight, and not what one did oneself", () => {
    const stage = new Stage(view(1), null, house());
    stage.take(batch(2, [drew(0)]));
    expect(stage.busy).toBe(false);
    stage.take(batch(3, [drew(1)]));
    expect(stage.tale?.event).toEqual(drew(1));
    expect(stage.view?.round).toBe(3);
    vi.advanceTimersByTime(5000);
    expect(stage.tale).toBeNull();
    expect(stage.busy).toBe(false);
  });

  test("keeps back what has yet to be shown, above all how a battle ends", () => {
    const untold = vi.fn();
    const stage = new Stage(view(1), null, house(false, untold));
    const over: Event = { event: "battle_over", afloat: [3] } as unknown as Event;
    stage.take(batch(2, [thrown, over]));
    expect(untold).toHaveBeenLastCalledWith(2);
    stage.take(batch(3, [called, drew(1)]));
    expect(untold).toHaveBeenLastCalledWith(4);
    stage.shown();
    expect(untold).toHaveBeenLastCalledWith(1);
    stage.skip();
    expect(untold).toHaveBeenLastCalledWith(0);
    stage.skip();
    expect(stage.busy).toBe(false);
  });

  test("waits for nothing where no motion is wanted, and forgets everything on a jump", () => {
    const still = new Stage(view(1), null, house(true));
    still.take(batch(2, [called, thrown]));
    expect(still.busy).toBe(false);
    expect(still.open).toBe(true);
    still.take(batch(9, [], true));
    expect(still.open).toBe(false);
  });

  test("goes on with a throw where it was put away, and knows a new one", () => {
    const stage = new Stage(view(1), null, house());
    stage.take(batch(2, [thrown]));
    const lying = stage.venture?.thrown;
    if (!lying) throw new Error("nothing was thrown");
    expect(stage.seen(lying)).toBeNull();
    stage.close();
    expect(stage.seen(lying)).toBe(0);
    expect(stage.seen({ ...lying, id: "another" })).toBeNull();
  });

  describe("in a replay", () => {
    const film = (untold?: (lines: number) => void) => new Stage(view(1), null, house(false, untold, true));

    test("waits for a throw, and for nothing else", () => {
      const untold = vi.fn();
      const stage = film(untold);
      stage.take(batch(2, [called, drew(1)]));
      expect(stage.busy).toBe(false);
      stage.take(batch(3, [thrown]));
      expect(stage.throwing).toBe(true);
      expect(untold).toHaveBeenLastCalledWith(1);
      stage.shown();
      expect(untold).toHaveBeenLastCalledWith(0);
      vi.advanceTimersByTime(60_000);
      expect(stage.open).toBe(true);
    });

    test("leaves the throw when the reader goes on, but stays with it while more of it is told", () => {
      const stage = film();
      stage.take(batch(2, [thrown]));
      stage.take(batch(3, [drew(1)]));
      expect(stage.busy).toBe(false);
      expect(stage.open).toBe(false);
      stage.take(batch(4, [{ ...thrown, dice: [] }]));
      stage.shown();
      const struck = { event: "struck", seat: 0, dice: [], ships: 0 } as unknown as Event;
      stage.take(batch(5, [struck]));
      expect(stage.open).toBe(true);
    });

    test("at speed shows the picture at once, and who jumps to a throw finds it in the tray", () => {
      const stage = film();
      stage.take({ ...batch(2, [thrown]), hurry: true });
      expect(stage.throwing).toBe(false);
      expect(stage.hurried).toBe(true);
      const there = batch(9, [thrown], true);
      stage.take(there);
      expect(stage.open).toBe(false);
      stage.recall(recalled([thrown]), there.lines);
      expect(stage.open).toBe(true);
      stage.recall(recalled([thrown]), [{ event: drew(1) } as unknown as Heard]);
      expect(stage.open).toBe(false);
    });
  });
});
