import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { wishNotifications } from "./turns.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
});

function browser(make: () => void): void {
  class FakeNotification {
    static readonly permission = "granted";
    static requestPermission = (): Promise<string> => Promise.resolve("granted");
    readonly made = make();
  }
  vi.stubGlobal("Notification", FakeNotification);
}

test("where the browser allows notifications they can be switched on, and the first one shows how", async () => {
  const made = vi.fn();
  browser(made);
  expect(await wishNotifications(true)).toBe(true);
  expect(made).toHaveBeenCalledOnce();
  expect(settings.notifications).toBe(true);
  expect(await wishNotifications(false)).toBe(false);
});

test("on Android, where making one throws, they stay off and nothing breaks", async () => {
  browser(() => {
    throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
  });
  expect(await wishNotifications(true)).toBe(false);
  expect(settings.notifications).toBe(false);
});
