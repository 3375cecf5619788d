// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { View2 } from "../../wire/rumbones2";
import { words } from "../../words/words.svelte";
import { Names } from "../boarding/names";
import { describe } from "./describe";

const names = new Names("rumbones2");
const hero = (id: string, more: object) => ({
  hero: id,
  hp: 7,
  damage: 2,
  lives: 0,
  state: "deployed",
  ...more,
});
const view = (more: object) =>
  ({ phase: "turns", round: 3, active: 0, alone: false, ...more }) as unknown as View2;

beforeAll(async () => {
  await words.start();
  await words.learn("rumbones2");
});

test("a battle is told side by side, with those on the field alone", () => {
  const said = describe(
    view({
      sides: [
        {
          side: 0,
          faction: "deep-lords",
          points: 3,
          track: 4,
          crew: [
            { deckhands: 5, bosuns: 1 },
            { deckhands: 2, bosuns: 0 },
          ],
        },
        { side: 1, faction: "marea", points: 1, track: 0, crew: [] },
      ],
      heroes: [hero("snapper", { side: 0 }), hero("viana", { side: 1, state: "overboard" })],
    }),
    names,
  );
  expect(said).toContain("3 victory points");
  expect(said).toContain("8 crew");
  expect(said).toContain("5/7");
  expect(said.toLowerCase()).toContain("no hero deployed");
});

test("alone everybody is told with lives, and who is out", () => {
  const said = describe(
    view({
      alone: true,
      sides: [],
      seats: [{ seat: 0 }, { seat: 1 }],
      heroes: [hero("snapper", { owner: 0, lives: 1 }), hero("viana", { owner: 1, state: "out" })],
    }),
    names,
  );
  expect(said).toContain("1 life)");
  expect(said).toContain("out of the game");
});
