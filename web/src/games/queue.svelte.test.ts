import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { type Batch, EventQueue } from "./queue.svelte";

const batch = { lines: [], now: {}, jump: false } as unknown as Batch;

test("what happened is told once, whatever the board reads and changes when it hears of it", () => {
  const queue = new EventQueue();
  let heard = 0;
  const stop = queue.listen(() => {
    heard += 1;
    if (heard < 5) queue.untold += 1;
  });
  // A page tells it from an effect, as the replay does.
  const leave = $effect.root(() => {
    $effect(() => queue.push(batch));
  });
  flushSync();
  expect(heard).toBe(1);
  queue.held = true;
  stop();
  expect([queue.untold, queue.held]).toEqual([0, false]);
  leave();
});
