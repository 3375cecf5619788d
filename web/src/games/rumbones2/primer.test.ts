import { expect, test } from "vitest";
import type { Event2, View2 } from "../../wire/rumbones2";
import type { Scene } from "../../learn/course";
import { rumbones2Course } from "./primer";

const seats = [
  { seat: 0, side: 1 },
  { seat: 1, side: 0 },
];
const scene = (
  key: string,
  { events = [], active = 1, round = 1 }: { events?: string[]; active?: number; round?: number } = {},
  asked = true,
): Scene<View2, Event2> => ({
  view: { asked: { question: { key } }, seats, active, round } as unknown as View2,
  events: events.map((event) => ({ event })) as unknown as Event2[],
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
  const act = lesson("act");
  expect(act?.done?.(scene("ask-act", { events: ["stepped"], active: 0 }))).toBe(false);
  expect(act?.done?.(scene("ask-act", { events: ["stepped"] }))).toBe(true);
  expect(lesson("activate")?.done?.(scene("ask-act", { events: ["activated"], active: 0 }))).toBe(false);
});
