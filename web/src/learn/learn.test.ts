import { describe, expect, test } from "vitest";
import type { Event, View } from "../wire/ahoy";
import type { Event as Deed, View as Seas } from "../wire/pirates7";
import type { Event as Boarded, View as Decks } from "../wire/rumbones";
import type { Event2, View2 } from "../wire/rumbones2";
import { ahoyCourse } from "../games/ahoy/primer";
import { pirates7Course } from "../games/pirates7/primer";
import { rumbonesCourse } from "../games/rumbones/primer";
import { rumbones2Course } from "../games/rumbones2/primer";
import { courseOf, PRIMERS } from "./courses";
import { nextLesson, type Scene } from "./course";
import { guideOf, readProgress } from "./guide.svelte";

const scene = (what: string, events: Partial<Event>[] = [], asked = true): Scene<View, Event> => ({
  view: { asked: { what }, boards: [{ faction: "squadron" }] } as View,
  events: events as Event[],
  seat: 0,
  asked,
});
const atSea = (what: string, events: Partial<Deed>[] = [], asked = true): Scene<Seas, Deed> => ({
  view: { asked: { what } } as Seas,
  events: events as Deed[],
  seat: 1,
  asked,
});
const lesson = (id: string) => ahoyCourse.find((one) => one.id === id);

describe("lessons", () => {
  test("there are few of them, and each has a name of its own", () => {
    for (const { course } of PRIMERS) {
      expect(course.length).toBeLessThanOrEqual(11);
      expect(new Set(course.map((one) => one.id)).size).toBe(course.length);
    }
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
    const setup = ahoyCourse.findIndex((one) => one.id === "setup");
    expect(nextLesson(ahoyCourse, setup - 1, scene("ask-turn"))).toBe(setup + 1);
    expect(nextLesson(ahoyCourse, setup - 1, scene("ask-layout"))).toBe(setup);
    expect(nextLesson(ahoyCourse, ahoyCourse.length - 1, scene("ask-turn"))).toBe(ahoyCourse.length);
  });
});

describe("lessons at sea", () => {
  const seas = (id: string) => pirates7Course.find((one) => one.id === id);

  test("a Character is chosen by the learner, not by others", () => {
    const choose = seas("choose");
    expect(choose?.fits?.(atSea("ask-character"))).toBe(true);
    expect(choose?.done?.(atSea("ask-character", [{ event: "chose", seat: 0 }]))).toBe(false);
    expect(choose?.done?.(atSea("ask-character", [{ event: "chose", seat: 1 }]))).toBe(true);
  });

  test("ships are sent only when there is a raid, and the throw is shown when there was one", () => {
    expect(seas("commit")?.fits?.(atSea("ask-shipwright"))).toBe(false);
    expect(seas("commit")?.fits?.(atSea("ask-commit"))).toBe(true);
    expect(seas("throw")?.fits?.(atSea("ask-commit"))).toBe(false);
    expect(seas("throw")?.fits?.(atSea("ask-character", [{ event: "thrown" }]))).toBe(true);
  });
});

describe("lessons between two ships", () => {
  /** The learner's turn, with what happened since the lesson began. */
  const aboard = (events: Partial<Boarded>[]): Scene<Decks, Boarded> => ({
    view: {
      active: "wellsport",
      seats: [{ seat: 0, side: "wellsport" }],
      heroes: [
        { hero: "pete", side: "wellsport" },
        { hero: "tom", side: "bone_devils" },
      ],
    } as unknown as Decks,
    events: events as Boarded[],
    seat: 0,
    asked: true,
  });
  const done = (id: string, ...events: Partial<Boarded>[]) =>
    rumbonesCourse.find((one) => one.id === id)?.done?.(aboard(events));
  const against = (hero: string): Partial<Boarded> => ({
    event: "attack_declared",
    by: { kind: "hero", hero, action: "stab" },
    target: 3,
  });

  test("what the enemy did before one's own turn teaches nobody", () => {
    expect(done("deploy", { event: "deployed", hero: "tom" })).toBe(false);
    expect(done("deploy", { event: "deployed", hero: "pete" })).toBe(true);
    expect(done("act", { event: "stepped", hero: "tom" }, against("tom"))).toBe(false);
    expect(done("act", against("pete"))).toBe(true);
  });

  test("the Cannon has fired, or not, when crew comes; Bosuns come after it", () => {
    const came = (side: string, bosuns: boolean) =>
      ({ event: "crew_came", side, bosuns }) as Partial<Boarded>;
    expect(done("cannon", { event: "phase_began", phase: "cannon" }, came("bone_devils", true))).toBe(false);
    expect(done("cannon", came("wellsport", false))).toBe(true);
    expect(done("bosuns", came("wellsport", false))).toBe(false);
    expect(done("bosuns", came("wellsport", true))).toBe(true);
  });
});

test("in Second Tide, too, a lesson is done by the learner's own heroes and crew", () => {
  const [viana, snapper] = [
    { id: "viana", side: 0 },
    { id: "snapper", side: 1 },
  ];
  const done = (id: string, ...events: Partial<Event2>[]) =>
    rumbones2Course
      .find((one) => one.id === id)
      ?.done?.({
        view: {
          active: 0,
          seats: [{ seat: 1, side: 0 }],
          heroes: [
            { hero: "viana", side: 0 },
            { hero: "snapper", side: 1 },
          ],
        } as View2,
        events: events as Event2[],
        seat: 1,
        asked: true,
      });
  expect(done("activate", { event: "activated", hero: snapper }, { event: "crew_activated", side: 1 })).toBe(
    false,
  );
  expect(done("activate", { event: "crew_activated", side: 0 })).toBe(true);
  expect(done("activate", { event: "activated", hero: viana })).toBe(true);
  expect(done("deploy", { event: "deployed", hero: snapper })).toBe(false);
  expect(done("deploy", { event: "deployed", hero: viana })).toBe(true);
  expect(done("act", { event: "stepped", hero: snapper })).toBe(false);
  expect(done("act", { event: "stepped", hero: viana })).toBe(true);
});

test("every game with a course can be chosen, and none else has one", () => {
  expect(PRIMERS.map(({ game }) => game)).toEqual(["ahoy", "pirates7", "rumbones", "rumbones2", "runebound"]);
  expect(courseOf("pirates7")).toBe(pirates7Course);
  expect(courseOf("four")).toBeNull();
});

test("knowing one game is not knowing another", () => {
  guideOf("ahoy").begin("table-of-ahoy");
  guideOf("ahoy").finish();
  expect(guideOf("ahoy").offered).toBe(false);
  expect(guideOf("pirates7").offered).toBe(true);
  guideOf("pirates7").begin("table-at-sea");
  expect(guideOf("pirates7").unfinished).toBe("table-at-sea");
  expect(guideOf("ahoy").unfinished).toBeNull();
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
