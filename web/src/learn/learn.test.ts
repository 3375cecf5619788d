import { describe, expect, test } from "vitest";
import type { Event, View } from "../wire/ahoy";
import { readProgress } from "./guide.svelte";
import { LESSONS, nextLesson, type Scene } from "./lessons";
import { placeCard } from "./place";

const scene = (what: string, events: Partial<Event>[] = [], asked = true): Scene => ({
  view: { asked: { what } } as View,
  events: events as Event[],
  faction: "squadron",
  asked,
});
const lesson = (id: string) => LESSONS.find((one) => one.id === id);

describe("lessons", () => {
  test("there are few of them, and each has a name of its own", () => {
    expect(LESSONS.length).toBeLessThanOrEqual(11);
    expect(new Set(LESSONS.map((one) => one.id)).size).toBe(LESSONS.length);
  });

  test("placing a die is learnt by placing one, not by watching others", () => {
    const done = lesson("dice")?.done;
    expect(done?.(scene("ask-turn"))).toBe(false);
    expect(done?.(scene("ask-turn", [{ event: "die_placed", faction: "union" }]))).toBe(false);
    expect(done?.(scene("ask-sail", [{ event: "die_placed", faction: "squadron" }]))).toBe(true);
  });

  test("the setup is over when the first turn begins", () => {
    expect(lesson("setup")?.done?.(scene("ask-layout"))).toBe(false);
    expect(lesson("setup")?.done?.(scene("ask-turn", [], false))).toBe(false);
    expect(lesson("setup")?.done?.(scene("ask-turn"))).toBe(true);
  });

  test("a lesson that is done already is not given", () => {
    const setup = LESSONS.findIndex((one) => one.id === "setup");
    expect(nextLesson(setup - 1, scene("ask-turn"))).toBe(setup + 1);
    expect(nextLesson(setup - 1, scene("ask-layout"))).toBe(setup);
    expect(nextLesson(LESSONS.length - 1, scene("ask-turn"))).toBe(LESSONS.length);
  });
});

describe("the coach's card", () => {
  const card = { width: 300, height: 150 };
  const phone = { width: 390, height: 844 };

  test("stands above or below what it speaks of", () => {
    expect(placeCard({ x: 10, y: 600, width: 370, height: 100 }, card, phone)).toEqual({ x: 45, y: 436 });
    expect(placeCard({ x: 0, y: 50, width: 390, height: 100 }, card, phone).y).toBe(164);
  });

  test("never leaves the screen", () => {
    const spot = placeCard({ x: 370, y: 800, width: 20, height: 30 }, card, phone);
    expect(spot.x + card.width).toBeLessThanOrEqual(phone.width);
    expect(placeCard({ x: 0, y: 0, width: 390, height: 844 }, card, phone)).toEqual({ x: 45, y: 14 });
    expect(placeCard(null, card, phone)).toEqual({ x: 45, y: 347 });
  });
});

test("kept progress that makes no sense begins anew", () => {
  expect(readProgress("nonsense")).toEqual({ table: null, lesson: 0, closed: false, known: false });
  expect(readProgress('{"table":"t","lesson":3,"closed":true}')).toEqual({
    table: "t",
    lesson: 3,
    closed: true,
    known: false,
  });
  expect(readProgress('{"lesson":-1}').lesson).toBe(0);
});
