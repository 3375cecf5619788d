import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { announce } from "./announce.svelte";
import Announcer from "./Announcer.svelte";
import { toast } from "./toast.svelte";

afterEach(() => (document.body.innerHTML = ""));

const says = (how: "polite" | "assertive"): string[] =>
  [...document.querySelectorAll(`[aria-live="${how}"]`)].map((region) => region.textContent);

test("who comes later hears only what is said from then on", () => {
  const first = mount(Announcer, { target: document.body });
  announce("It is your turn.");
  flushSync();
  const sheet = mount(Announcer, { target: document.body });
  flushSync();
  expect(says("polite")).toEqual(["It is your turn.", ""]);
  announce("The Union is in turn.");
  flushSync();
  expect(says("polite")).toEqual(["The Union is in turn.", "The Union is in turn."]);
  announce("It is your turn.");
  flushSync();
  expect(says("polite")).toEqual(["It is your turn.", "It is your turn."]);
  void unmount(first);
  void unmount(sheet);
});

test("the same words are heard again", () => {
  const ears = mount(Announcer, { target: document.body });
  announce("Nothing found.");
  flushSync();
  const [once] = says("polite");
  announce("Nothing found.");
  flushSync();
  expect(says("polite")[0]).not.toBe(once);
  expect(says("polite")[0]?.trim()).toBe("Nothing found.");
  void unmount(ears);
});

test("messages at the edge of the page are said, and bad ones interrupt", () => {
  const ears = mount(Announcer, { target: document.body });
  toast("The link is copied.", { tone: "good" });
  toast("This seat is taken.", { tone: "bad" });
  flushSync();
  expect(says("polite")).toEqual(["The link is copied."]);
  expect(says("assertive")).toEqual(["This seat is taken."]);
  void unmount(ears);
});

test("who speaks does not listen: saying something in an effect does not run it again", () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      announce(`said ${runs} times`);
    });
  });
  flushSync();
  announce("something else");
  flushSync();
  expect(runs).toBe(1);
  stop();
});
