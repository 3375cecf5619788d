import { expect, test } from "vitest";
import type { Phrase, SkillFace2 } from "../../wire/rumbones2";
import { isPoorAlone } from "./tips";

const said = (key: string, ...parts: Phrase[]): Phrase => ({
  key,
  args: parts.map((part, at): Phrase["args"][number] => [String(at), { part }]),
  rule: null,
});
const line = (...effects: string[]) => said("text-line", ...effects.map((effect) => said(effect)));
const skill = (...levels: Phrase[][]): SkillFace2 => ({
  skill: "some",
  kind: "ability",
  cost: 0,
  up: 0,
  levels: levels.map((text) => [null, text]),
});
const hero = (...skills: SkillFace2[]) => ({ skills, passive: null });

test("who has a skill for crew or cards alone is a poor choice where there are none", () => {
  expect(isPoorAlone(hero(skill([line("fx-order")])))).toBe(true);
  expect(isPoorAlone(hero(skill([line("fx-draw", "fx-discard")], [line("fx-draw", "fx-walk")])))).toBe(true);
});

test("a skill that does something besides is worth its coins, and so is one without any text", () => {
  expect(isPoorAlone(hero(skill([line("fx-coins")], [line("fx-coins", "fx-draw")])))).toBe(false);
  expect(isPoorAlone(hero(skill([said("text-base")])))).toBe(false);
});
