import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ajar } from "../../../wire/wire";
import { EventQueue } from "../../queue.svelte";
import { Apparition, LOOKED_AT } from "./apparition.svelte";

const window = { window: {} as Ajar };
const calm = { window: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("at a table it stays until it is clicked away", () => {
  const rising = new Apparition<"kraken">();
  rising.enter("kraken", null);
  for (const asked of [null, calm, calm]) rising.asked(asked);
  vi.advanceTimersByTime(60_000);
  expect(rising.beast).toBe("kraken");
  rising.leave();
  expect(rising.beast).toBeNull();
});

test("it does not lie over the sea for long while something may be used", () => {
  const rising = new Apparition<"kraken">();
  rising.enter("kraken", null);
  rising.asked(window);
  expect(rising.beast).toBe("kraken");
  vi.advanceTimersByTime(LOOKED_AT + 1);
  expect(rising.beast).toBeNull();
});

test("a window that has passed by takes nothing away", () => {
  const rising = new Apparition<"kraken">();
  rising.enter("kraken", null);
  for (const asked of [window, window, calm]) rising.asked(asked);
  vi.advanceTimersByTime(60_000);
  expect(rising.beast).toBe("kraken");
});

test("a replay waits for it and goes on", () => {
  const [rising, queue] = [new Apparition<"dragon">(), new EventQueue()];
  rising.enter("dragon", queue);
  rising.asked(null);
  expect(queue.held).toBe(true);
  vi.advanceTimersByTime(LOOKED_AT + 1);
  expect([rising.beast, queue.held]).toEqual([null, false]);
});
