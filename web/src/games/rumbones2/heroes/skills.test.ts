import { expect, test } from "vitest";
import type { SkillFace2 } from "../../../wire/rumbones2";
import { nextOf } from "./skills";

const blow = (dice: number) => ({ dice, hit: 4, range: 1 });
const jaws: SkillFace2 = {
  skill: "jaws",
  kind: "attack",
  cost: 2,
  up: 3,
  levels: [
    [blow(4), []],
    [blow(5), []],
  ],
};

test("a skill is bought first, then turned, and then it is as good as it gets", () => {
  expect(nextOf(jaws, 0)).toEqual({ price: 2, attack: blow(4), text: [] });
  expect(nextOf(jaws, 1)).toEqual({ price: 3, attack: blow(5), text: [] });
  expect(nextOf(jaws, 2)).toBeNull();
});

test("what is no attack has no numbers on any level", () => {
  expect(
    nextOf(
      {
        ...jaws,
        kind: "ability",
        levels: [
          [null, []],
          [null, []],
        ],
      },
      1,
    )?.attack,
  ).toBeNull();
});
