// What stands on the page: the scene or the picture, and the words for both.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../../app/settings.svelte";
import { words } from "../../words/words.svelte";
import { battle, iceberg, madeUp, raid } from "./fixtures/sample";
import { usualLooks } from "./looks";
import { bands, pipsOf, shapes } from "./marks";
import { FACES } from "./spin";
import type { Owner } from "./throw";
import Tray from "./Tray.svelte";
import TrayPicture from "./TrayPicture.svelte";
import { hasWebGL, wayOf, within } from "./way";
import { millimetres } from "./words";

const looks = usualLooks((owner: Owner) => (owner === "caravan" ? "Caravan" : `Seat ${owner}`));

beforeEach(async () => {
  await words.choose("en");
  document.body.replaceChildren();
  set("motion", "full");
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  set("motion", "system");
});

test("the scene is for readers who look, want motion, have time and a browser that can draw it", () => {
  const best = { calm: false, hidden: false, webgl: true, quick: false };
  expect(wayOf(best)).toBe("scene");
  for (const worse of [{ calm: true }, { hidden: true }, { webgl: false }, { quick: true }]) {
    expect(wayOf({ ...best, ...worse })).toBe("picture");
  }
  expect(hasWebGL()).toBe(false);
});

test("nobody waits for a flight for ever, and a flight that fails is none", async () => {
  await expect(within(1, Promise.resolve(7))).resolves.toBe(7);
  await expect(within(0.01, new Promise<number>(() => {}))).resolves.toBeNull();
  await expect(within(1, Promise.reject(new Error("offline")))).resolves.toBeNull();
});

test("owners differ in the shape of their pips and in their bands, not in colour alone", () => {
  const all = ([0, 1, 2, 3, "caravan"] as const).map(looks);
  for (const part of ["shape", "band", "body"] as const) {
    expect(new Set(all.map((look) => look[part])).size).toBe(all.length);
  }
  expect(all.map(({ shape }) => shape).sort()).toEqual([...shapes].sort());
  expect(all.map(({ band }) => band).sort()).toEqual([...bands].sort());
  for (const face of FACES) {
    const drawn = shapes.map((shape) => pipsOf(face, shape));
    expect(new Set(drawn).size).toBe(shapes.length);
    expect(pipsOf(face, "square").match(/M/g)).toHaveLength(face);
  }
});

test("the picture shows every die at its place, pale where it sank, and tells the fights in words", () => {
  const picture = mount(TrayPicture, { target: document.body, props: { thrown: raid, looks } });
  flushSync();
  const dice = [...document.querySelectorAll<SVGGElement>("[data-die]")];
  expect(dice.map(({ dataset }) => Number(dataset.die)).sort()).toEqual(
    raid.lies.map(({ die }) => die).sort(),
  );
  const first = raid.lies[0];
  const drawn = dice.find(({ dataset }) => Number(dataset.die) === first?.die);
  expect(drawn?.getAttribute("transform")).toContain("translate(91.2 115.7)");
  const sunk = raid.fights.flatMap((fight) => fight.sunk);
  expect(document.querySelectorAll("[data-die] > .sunk")).toHaveLength(sunk.length);
  expect(document.querySelectorAll(".badge")).toHaveLength(sunk.length);
  const told = [...document.querySelectorAll("ol li")].map((line) => line.textContent);
  expect(told).toHaveLength(raid.fights.length);
  expect(told[0]).toMatch(/^(Seat \d|Caravan) .*\d mm/);
  expect(document.querySelector("svg")?.getAttribute("aria-label")).toContain("Caravan: 6, 4, 2");
  void unmount(picture);
});

test("a pair or a die that may be chosen is a button in the picture, with the keyboard too", () => {
  const chosen: number[] = [];
  const [a, b] = battle(raid.lies);
  const offers = [a, b].map((fight) => ({ dice: [fight?.a ?? 0, fight?.b ?? 0], label: `Pair ${fight?.a}` }));
  const picture = mount(TrayPicture, {
    target: document.body,
    props: {
      thrown: { ...raid, fights: [] },
      looks,
      offers: [...offers, { dice: [20], label: "This one" }],
      onoffer: (index: number) => chosen.push(index),
    },
  });
  flushSync();
  const buttons = [...document.querySelectorAll<SVGGElement>("[role=button]")];
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    `Pair ${a?.a}`,
    `Pair ${b?.a}`,
    "This one",
  ]);
  buttons[2]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  buttons[1]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(chosen).toEqual([2, 1]);
  void unmount(picture);
});

test("a tied pair is asked for on the tray, with what comes of each, and nobody is told that all is over", () => {
  const picked: number[] = [];
  const [a, b] = battle(raid.lies);
  const offers = [a, b].map((fight, index) => ({
    dice: [fight?.a ?? 0, fight?.b ?? 0],
    label: `Pair ${index}: both sink`,
  }));
  const tray = mount(Tray, {
    target: document.body,
    props: {
      title: "Raid",
      thrown: { ...raid, fights: raid.fights.slice(0, 1) },
      looks,
      flight: () => Promise.resolve(null),
      ask: "Which pair fights first?",
      offers,
      onoffer: (index: number) => picked.push(index),
    },
  });
  flushSync();
  expect(document.querySelector("[role=status]")?.textContent).toBe("Which pair fights first?");
  const list = [...document.querySelectorAll<HTMLButtonElement>('ul[aria-label^="Which pair"] button')];
  expect(list.map((button) => button.textContent.trim())).toEqual(offers.map(({ label }) => label));
  list[1]?.click();
  expect(picked).toEqual([1]);
  list[1]?.dispatchEvent(new Event("pointerenter"));
  flushSync();
  expect(document.querySelectorAll(".offer.weighed")).toHaveLength(1);
  void unmount(tray);
});

test("a throw that was seen goes on where it was left, without being thrown again", () => {
  const flight = vi.fn(() => Promise.resolve(madeUp(raid)));
  const tray = mount(Tray, {
    target: document.body,
    props: { title: "Raid", thrown: raid, looks, flight, seen: raid.fights.length },
  });
  flushSync();
  expect(document.querySelectorAll("[data-die]")).toHaveLength(raid.lies.length);
  expect(flight).not.toHaveBeenCalled();
  void unmount(tray);
});

test.each([
  ["motion is not wanted", () => set("motion", "reduced")],
  ["there is no WebGL", () => {}],
])("the still picture stands at once when %s, and no flight is asked for", (_, arrange) => {
  arrange();
  const flight = vi.fn(() => Promise.resolve(madeUp(raid)));
  const ondone = vi.fn();
  const tray = mount(Tray, {
    target: document.body,
    props: { title: "Raid", thrown: raid, looks, flight, ondone },
  });
  flushSync();
  expect(document.querySelector("canvas")).toBeNull();
  expect(document.querySelectorAll("[data-die]")).toHaveLength(raid.lies.length);
  expect(document.querySelectorAll("ol li")).toHaveLength(raid.fights.length);
  expect(ondone).toHaveBeenCalledTimes(1);
  expect(flight).not.toHaveBeenCalled();
  void unmount(tray);
});

test("a curse without fights stands as a picture with the struck dice ringed", () => {
  const tray = mount(Tray, {
    target: document.body,
    props: { title: "Iceberg", thrown: iceberg, looks, flight: () => Promise.resolve(null) },
  });
  flushSync();
  expect(document.querySelectorAll("circle.struck")).toHaveLength(iceberg.struck?.length ?? 0);
  expect(document.querySelector("ol")).toBeNull();
  expect(document.querySelector("[role=status]")?.textContent).toBe("Struck: Seat 0 and Seat 2");
  void unmount(tray);
});

test("three.js stays behind one door that opens only when a scene is shown", () => {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" });
  const shipped = paths.filter((path) => /\.(ts|svelte)$/.test(path) && !/fixtures|\.test\.ts$/.test(path));
  const outside = shipped.filter((path) => !path.startsWith("kit/tray/scene/"));
  for (const path of outside) {
    const text = readFileSync(join("src", path), "utf8");
    expect(text, path).not.toMatch(/from "three/);
    expect(text, path).not.toMatch(/import (?!type\b)[^;(]*from "[./a-z]*\/scene\/[a-z]+"/);
  }
});

test("a distance is cut off to tenths of a millimetre, in the reader's own figures", async () => {
  expect(millimetres(1_739)).toBe("17.3");
  await words.choose("it");
  expect(millimetres(3_000)).toBe("30,0");
});
