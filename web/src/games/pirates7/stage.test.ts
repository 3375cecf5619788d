import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, View } from "../../wire/pirates7";
import type { Batch } from "../queue.svelte";
import { Stage } from "./stage.svelte";

const view = (round: number) => ({ round }) as View;
const batch = (round: number, events: Event[], jump = false): Batch =>
  ({ lines: events.map((event) => ({ event })), now: { view: view(round) }, jump }) as unknown as Batch;
const called: Event = { event: "called", character: "captain", seats: [1], gift: 1 };
const drew = (seat: number) => ({ event: "card_drawn", seat }) as Event;
const house = (still = false, untold: (lines: number) => void = () => undefined) => ({
  still: () => still,
  seat: () => 0,
  untold,
});
const thrown: Event = {
  event: "thrown",
  seat: 0,
  purpose: "raid",
  seed: [0, 0],
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
});
