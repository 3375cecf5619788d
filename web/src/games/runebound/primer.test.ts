import { expect, test } from "vitest";
import type { Event } from "../../wire/runebound";
import { view } from "./fixtures/realm";
import { runeboundCourse } from "./primer";

const scene = (some: object, ...events: object[]) => ({
  view: view(some),
  events: events as Event[],
  seat: 0,
  asked: true,
});
const lesson = (id: string) => runeboundCourse.find((one) => one.id === id);
const asked = (key: string) => ({ asked: { seats: [0], question: { key, args: [], rule: null } } });

test("a lesson waits for what it speaks of", () => {
  expect(lesson("paces")?.fits?.(scene(asked("ask-way")))).toBe(false);
  expect(lesson("paces")?.fits?.(scene(asked("ask-paces")))).toBe(true);
  expect(lesson("fight")?.fits?.(scene({ fight: null }))).toBe(false);
  expect(lesson("fight")?.fits?.(scene({ fight: { seat: 0 } }))).toBe(true);
});

test("a lesson is done by the learner's own party", () => {
  expect(lesson("way")?.done?.(scene({}, { event: "move_rolled", seat: 1, dice: [] }))).toBe(false);
  expect(lesson("way")?.done?.(scene({}, { event: "move_rolled", seat: 0, dice: [] }))).toBe(true);
  expect(lesson("market")?.done?.(scene({ stage: "market" }))).toBe(false);
  expect(lesson("market")?.done?.(scene({ stage: "experience" }))).toBe(true);
});
