import { expect, test, vi } from "vitest";
import { set } from "../app/settings.svelte";
import type { Choice, Choices, TableInfo } from "../wire/wire";
import { Sure } from "./sure.svelte";

const choice = (move: string, fenced: boolean) => ({ move: { move }, fenced }) as unknown as Choice;
const place = choice("place", false);
const explore = choice("explore", true);

function helm(practice = false, moves = [place, explore]) {
  const choices: { now: Choices | null } = { now: { seat: 0, decision: 1, moves, asides: [] } };
  const play = vi.fn();
  const sure = new Sure({
    info: () => ({ terms: { practice } }) as TableInfo,
    choices: () => choices.now,
    play,
  });
  return { sure, play, choices };
}

test("what can be taken back is played at once, and what cannot after a word", () => {
  const { sure, play } = helm();
  sure.play({ move: "place" });
  expect(play).toHaveBeenLastCalledWith({ move: "place" });
  sure.play({ move: "explore" });
  expect(play).toHaveBeenCalledTimes(1);
  expect(sure.asked).toBe(explore);
  sure.yes();
  expect(play).toHaveBeenLastCalledWith({ move: "explore" });
  expect(sure.asked).toBeNull();
});

test("a no, another move or a new decision ends the question", () => {
  const { sure, play, choices } = helm();
  sure.play({ move: "explore" });
  sure.no();
  expect(sure.asked).toBeNull();
  sure.play({ move: "explore" });
  choices.now = { seat: 0, decision: 2, moves: [place, explore], asides: [] };
  expect(sure.asked).toBeNull();
  sure.yes();
  expect(play).not.toHaveBeenCalled();
});

test("at a practice table nothing is final, and a board that has asked is believed", () => {
  const practice = helm(true);
  practice.sure.play({ move: "explore" });
  expect(practice.play).toHaveBeenCalledTimes(1);
  const { sure, play } = helm();
  sure.play({ move: "explore" }, true);
  expect(play).toHaveBeenCalledTimes(1);
  const only = helm(false, [explore]);
  only.sure.play({ move: "explore" });
  expect(only.play).toHaveBeenCalledTimes(1);
});

test("who wants to be asked always or never is", () => {
  const { sure, play } = helm();
  set("confirm", "always");
  sure.play({ move: "place" });
  expect(play).not.toHaveBeenCalled();
  set("confirm", "never");
  sure.play({ move: "explore" });
  expect(play).toHaveBeenCalledTimes(1);
  set("confirm", "final");
});
