// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chapters } from "../../table/story";
import type { Event2 } from "../../wire/rumbones2";
import { Names } from "../boarding/names";
import { told } from "./fixtures/sea";
import { momentOf } from "./moments";

const names = new Names("rumbones2");
const storyOf = (alone: boolean, ...events: unknown[]) =>
  chapters(told(...events), (event) => momentOf(event as Event2, alone, names), !alone);
const turn = (side: number) => ({ event: "turn_began", side });
const acts = { event: "rested", hero: { id: "viana", side: 1 } };

test("alone the story goes from seat to seat, without rounds", () => {
  const story = storyOf(true, { event: "rolled_off", dice: [3, 4] }, turn(1), acts, turn(2), acts);
  expect(story.map(({ round }) => round)).toEqual([null]);
  expect(story[0]?.passages.map(({ who, lines }) => [who, lines.length])).toEqual([
    [null, 1],
    [1, 2],
    [2, 2],
  ]);
});

test("a battle is told round by round", () => {
  const story = storyOf(false, { event: "round_began", round: 1, side: 0 }, turn(0), acts, turn(1), acts);
  expect(story).toMatchObject([{ round: 1, passages: [{ who: null, first: 0 }] }]);
});
