// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { HeroFace2 } from "../../wire/rumbones2";
import { words } from "../../words/words.svelte";
import { Names } from "../boarding/names";
import type { Helm } from "./helm.svelte";
import { recruitTip } from "./tips";

const names = new Names("rumbones2");
const face = (poor_alone: boolean) =>
  ({
    hero: "waldorf",
    title: "t",
    tale: "t",
    role: "captain",
    skills: [],
    passive: null,
    poor_alone,
  }) as unknown as HeroFace2;
const tip = (alone: boolean, poor: boolean) => recruitTip({ names, alone } as unknown as Helm, face(poor));

beforeAll(async () => {
  await words.start();
  await words.learn("rumbones2");
});

test("who is a poor choice alone is warned of there, by the rule that says so", () => {
  expect(tip(true, true)).toMatchObject({ rule: "RB2-27.18" });
  expect(tip(true, true).text).toContain("some of its skills do little");
  for (const [alone, poor] of [
    [true, false],
    [false, true],
  ] as const) {
    expect(tip(alone, poor).rule).not.toBe("RB2-27.18");
    expect(tip(alone, poor).text).not.toContain("some of its skills do little");
  }
});
