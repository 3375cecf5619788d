// A scene with a stage that only pretends to draw: what is left, when, and what comes too late.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../../app/settings.svelte";
import { words } from "../../words/words.svelte";
import { madeUp, raid } from "./fixtures/sample";
import type { Flight } from "./flight";
import { usualLooks } from "./looks";
import type { Owner } from "./throw";
import Tray from "./Tray.svelte";

const draw = vi.fn();
const stage = {
  draw,
  resize: () => undefined,
  sharpen: vi.fn(),
  project: () => ({ x: 0, y: 0 }),
  dispose: () => undefined,
};
vi.mock("./scene/stage", () => ({ Stage: { open: () => Promise.resolve(stage) } }));
vi.mock("./way", async (real) => ({
  ...(await real<typeof import("./way")>()),
  hasWebGL: () => true,
  drawsFast: () => true,
}));

const looks = usualLooks((owner: Owner) => (owner === "caravan" ? "Caravan" : `Seat ${owner}`));
let frames: FrameRequestCallback[] = [];
let now = 0;

/** Lets the browser show so many frames, each so many milliseconds after the one before. */
async function pass(count: number, milliseconds: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    now += milliseconds;
    for (const callback of frames.splice(0)) callback(now);
    flushSync();
  }
  await Promise.resolve();
}

function throwInto(flight: () => Promise<Flight | null>, ondone = vi.fn()) {
  const tray = mount(Tray, {
    target: document.body,
    props: { title: "Raid", thrown: raid, looks, flight, ondone },
  });
  flushSync();
  return { tray, ondone };
}
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.includes(name));
const dice = () => document.querySelectorAll("[data-die]").length;

beforeEach(async () => {
  await words.choose("en");
  document.body.replaceChildren();
  set("motion", "full");
  frames = [];
  now = 1000;
  draw.mockReset();
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  // What fades here never ends fading: the worst case for whoever still draws.
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: new Promise(() => {}) }) as never;
});
afterEach(() => {
  vi.unstubAllGlobals();
  set("motion", "system");
});

test("Skip answers before the flight has come, and what comes later changes nothing", async () => {
  let come: (flight: Flight | null) => void = () => undefined;
  const { tray, ondone } = throwInto(() => new Promise((done) => (come = done)));
  await Promise.resolve();
  expect(dice()).toBe(0);
  button("Skip")?.click();
  flushSync();
  expect(dice()).toBe(raid.lies.length);
  expect(ondone).toHaveBeenCalledTimes(1);
  come(madeUp(raid));
  await vi.dynamicImportSettled();
  flushSync();
  expect(document.querySelector("canvas")).toBeNull();
  expect(ondone).toHaveBeenCalledTimes(1);
  void unmount(tray);
});

test("a tray that was put away before the flight came is not heard of again", async () => {
  let come: (flight: Flight | null) => void = () => undefined;
  const { tray, ondone } = throwInto(() => new Promise((done) => (come = done)));
  await Promise.resolve();
  void unmount(tray);
  come(null);
  await vi.dynamicImportSettled();
  flushSync();
  expect(ondone).not.toHaveBeenCalled();
});

test("a scene that was left draws nothing more, though it is still fading", async () => {
  const { tray, ondone } = throwInto(() => Promise.resolve(madeUp(raid)));
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0));
  await pass(5, 16);
  expect(draw).toHaveBeenCalled();
  button("Skip")?.click();
  flushSync();
  expect(ondone).toHaveBeenCalledTimes(1);
  expect(dice()).toBe(raid.lies.length);
  draw.mockReset();
  await pass(5, 16);
  expect(draw).not.toHaveBeenCalled();
  void unmount(tray);
});

test("where frames take too long the scene steps down by itself, and the picture stands in the end", async () => {
  sessionStorage.clear();
  const { tray, ondone } = throwInto(() => Promise.resolve(madeUp(raid)));
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0));
  stage.sharpen.mockReset();
  await pass(200, 110);
  const sizes = stage.sharpen.mock.calls.map(([size]) => size as number);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeLessThan(1);
  expect(ondone).toHaveBeenCalledTimes(1);
  expect(dice()).toBe(raid.lies.length);
  expect(button("Watch again")).toBeUndefined();
  void unmount(tray);
});
