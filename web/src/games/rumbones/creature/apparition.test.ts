import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choices } from "../../../wire/wire";
import { EventQueue } from "../../queue.svelte";
import { Apparition, LOOKED_AT } from "./apparition.svelte";

const plain = { decision: 7, window: null };
const window = { decision: 7, window: {} as Choices["window"] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("at a table it stays until it is clicked away, whatever the first question is", () => {
  const rising = new Apparition<"kraken">();
  rising.enter("kraken", null);
  rising.asked(null);
  rising.asked(plain);
  rising.asked(plain);
  vi.advanceTimersByTime(60_000);
  expect(rising.beast).toBe("kraken");
  rising.leave();
  expect(rising.beast).toBeNull();
});

test("it leaves by itself once a second question is asked", () => {
  const rising = new Apparition<"kraken">();
  rising.enter("kraken", null);
  rising.asked(plain);
  rising.asked({ ...plain, decision: 8 });
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

test("a replay waits for it and goes on", () => {
  const [rising, queue] = [new Apparition<"dragon">(), new EventQueue()];
  rising.enter("dragon", queue);
  expect(queue.held).toBe(true);
  vi.advanceTimersByTime(LOOKED_AT + 1);
  expect([rising.beast, queue.held]).toEqual([null, false]);
});
