import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { follow, go, note, route } from "./router.svelte";

vi.stubGlobal("scrollTo", () => undefined);

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

test("a note in the address leaves no trace in the history", () => {
  go("/replay/x");
  const length = history.length;
  note({ step: "7" });
  expect(route.at).toMatchObject({ page: "replay", step: 7 });
  note({ step: null });
  expect(location.search).toBe("");
  expect(history.length).toBe(length);
});
