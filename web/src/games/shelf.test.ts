import { expect, test } from "vitest";
import { isShown } from "./faces";
import { loadGame } from "./index";

const shown = ["ahoy", "four", "pirates7", "rumbones", "rumbones2", "runebound"];

test.each(shown)("%s is offered, and has a table", async (game) => {
  expect(isShown(game)).toBe(true);
  expect(await loadGame(game)).not.toBeNull();
});

test("a game without a table is not offered", async () => {
  expect(isShown("chess")).toBe(false);
  expect(await loadGame("chess")).toBeNull();
});
