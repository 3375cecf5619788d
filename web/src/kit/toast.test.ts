import { afterEach, expect, test, vi } from "vitest";
import { toast, toasts } from "./toast.svelte";

afterEach(() => {
  vi.useRealTimers();
});

test("the same words stand there once, and go as late as when they were said last", () => {
  vi.useFakeTimers();
  toast("Bots do not agree.", { tone: "bad", stay: 1000 });
  toast("Something else.", { stay: 5000 });
  vi.advanceTimersByTime(600);
  toast("Bots do not agree.", { tone: "bad", stay: 1000 });
  expect(toasts.map(({ text }) => text)).toEqual(["Something else.", "Bots do not agree."]);
  vi.advanceTimersByTime(600);
  expect(toasts.map(({ text }) => text)).toContain("Bots do not agree.");
  vi.advanceTimersByTime(600);
  expect(toasts.map(({ text }) => text)).toEqual(["Something else."]);
});
