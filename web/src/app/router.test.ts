import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { beside } from "./beside.svelte";
import { follow, go, note, route } from "./router.svelte";

let height = 0;
vi.stubGlobal("scrollTo", (options: { top: number } | number) => {
  height = typeof options === "number" ? 0 : options.top;
});
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
/** The reader scrolls. */
function scrolls(to: number): void {
  vi.stubGlobal("scrollY", to);
  dispatchEvent(new Event("scroll"));
}

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><a id="in" href="/settings">in</a><a id="api" href="/api/x" download>out</a></main>`;
  go("/");
  stop = follow();
});
afterEach(() => stop());

const click = (id: string, init: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

test("a click on a plain link changes the page without leaving it", () => {
  expect(click("in")).toBe(false);
  flushSync();
  expect(route.at).toEqual({ page: "settings" });
  expect(location.pathname).toBe("/settings");
});

test("a click with a modifier, and a download, are the browser's business", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click("in", { ctrlKey: true });
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click("api");
  expect(route.at).toEqual({ page: "harbour" });
});

test("the new page takes the focus", async () => {
  go("/account");
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("the back button shows the page before", async () => {
  go("/settings");
  history.back();
  await new Promise((done) => addEventListener("popstate", done, { once: true }));
  expect(route.at).toEqual({ page: "harbour" });
});

test("the back button returns to where one was", async () => {
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 5000, configurable: true });
  scrolls(1234);
  go("/settings");
  await new Promise((done) => setTimeout(done));
  expect(height).toBe(0);
  scrolls(0);
  history.back();
  await new Promise((done) => addEventListener("popstate", done, { once: true }));
  await new Promise((done) => setTimeout(done));
  expect(height).toBe(1234);
});

test("a rule that is cited at a table opens beside it, and the rulebook of the menu does not", () => {
  document.body.innerHTML = `<nav><a id="menu" href="/rules/ahoy">Rulebook</a></nav><main tabindex="-1">
    <a id="cited" href="/rules/ahoy#AH-6.1">AH-6.1</a></main>`;
  go("/table/x");
  click("cited");
  expect(route.at).toEqual({ page: "table", id: "x" });
  expect(location.pathname).toBe("/table/x");
  expect(beside.cited).toEqual({ game: "ahoy", rule: "AH-6.1" });
  click("menu");
  expect(route.at).toMatchObject({ page: "rules", rule: null });
  expect(beside.cited).toBeNull();
  click("cited");
  expect(location.hash).toBe("#AH-6.1");
  expect(beside.cited).toBeNull();
});

test("a note in the address leaves no trace in the history", () => {
  go("/replay/x");
  const length = history.length;
  note({ step: "7" });
  expect(route.at).toMatchObject({ page: "replay", step: 7 });
  note({ step: null });
  expect(location.search).toBe("");
  expect(history.length).toBe(length);
});
