import { expect, test } from "vitest";
import type { Event2, View2 } from "../../wire/rumbones2";
import type { Scene } from "../../learn/course";
import { rumbones2Course } from "./primer";

const seats = [
  { seat: 0, side: 1 },
  { seat: 1, side: 0 },
];
const heroes = [
  { hero: "own", side: 1 },
  { hero: "enemy", side: 0 },
];
const scene = (
  key: string,
  { events = [], round = 1 }: { events?: unknown[]; round?: number } = {},
  asked = true,
): Scene<View2, Event2> => ({
  view: { asked: { question: { key } }, seats, heroes, round } as unknown as View2,
  events: events as unknown as Event2[],
  seat: 0,
  asked,
});
const lesson = (id: string) => rumbones2Course.find((one) => one.id === id);

test("the factions and heroes are one lesson, over when the first round begins", () => {
  const draft = lesson("faction");
  expect(draft?.fits?.(scene("ask-wish"))).toBe(true);
  expect(draft?.fits?.(scene("ask-pick"))).toBe(true);
  expect(draft?.fits?.(scene("ask-pick", {}, false))).toBe(false);
  expect(draft?.done?.(scene("ask-pick", { round: 0 }))).toBe(false);
  expect(draft?.done?.(scene("ask-activate"))).toBe(true);
});

test("what the other side does teaches nothing", () => {
  const done = (id: string, event: string, hero: string) =>
    lesson(id)?.done?.(
      scene("ask-act", { events: [{ event, hero: { id: "viana", side: hero === "own" ? 1 : 0 } }] }),
    );
  expect(done("act", "stepped", "enemy")).toBe(false);
  expect(done("act", "stepped", "own")).toBe(true);
  expect(done("activate", "activated", "enemy")).toBe(false);
  expect(done("activate", "activated", "own")).toBe(true);
});
