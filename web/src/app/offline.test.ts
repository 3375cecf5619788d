import { afterEach, expect, test, vi } from "vitest";
import { answered, followNetwork, offline } from "./offline.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what the browser had kept is no news, until the server is heard again", () => {
  expect(offline.now).toBe(false);
  answered(true);
  expect(offline.now).toBe(true);
  answered(false);
  expect(offline.now).toBe(false);
});

test("a browser that has no network says so, and when it is back", () => {
  const stop = followNetwork();
  vi.stubGlobal("navigator", { onLine: false });
  dispatchEvent(new Event("offline"));
  expect(offline.now).toBe(true);
  vi.stubGlobal("navigator", { onLine: true });
  dispatchEvent(new Event("online"));
  expect(offline.now).toBe(false);
  stop();
});
