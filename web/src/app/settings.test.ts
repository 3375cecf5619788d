import { expect, test } from "vitest";
import { calm, paced, readSettings, set, settings } from "./settings.svelte";
import { titleOf } from "./title.svelte";
import { newTurns } from "./turns.svelte";
import type { TableCard } from "../wire/wire";

test("kept settings are read, and nonsense becomes the usual", () => {
  const usual = {
    theme: "system",
    motion: "system",
    speed: "usual",
    confirm: "final",
    sound: true,
    notifications: false,
  };
  expect(readSettings(null)).toEqual(usual);
  expect(readSettings("no json")).toEqual(usual);
  expect(readSettings("7")).toEqual(usual);
  expect(readSettings('{"theme":"dark","sound":"loud","motion":"reduced"}')).toEqual({
    ...usual,
    theme: "dark",
    motion: "reduced",
  });
});

test("a setting is put onto the page and remembered", () => {
  set("theme", "dark");
  set("motion", "reduced");
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "reduced" });
  expect(calm()).toBe(true);
  expect(readSettings(localStorage.getItem("freeport.settings"))).toEqual(settings);
  set("theme", "system");
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("motion is as fast as the reader likes it", () => {
  expect(readSettings('{"speed":"fast","confirm":"always"}')).toMatchObject({
    speed: "fast",
    confirm: "always",
  });
  expect(paced(400)).toBe(400);
  set("speed", "fast");
  expect(paced(400)).toBe(200);
  set("speed", "slow");
  expect(paced(400)).toBeGreaterThan(400);
  set("speed", "usual");
});

test("the title tells how many tables wait", () => {
  expect(titleOf("", 0)).toBe("Freeport");
  expect(titleOf("", 2)).toBe("(2) Freeport");
  expect(titleOf("Ahoy", 1)).toBe("(1) Ahoy · Freeport");
});

test("only a table that begins to wait is news", () => {
  const card = (id: string, my_turn: boolean) => ({ id, my_turn }) as TableCard;
  const tables = [card("a", true), card("b", true), card("c", false)];
  expect(newTurns(["a"], tables).map(({ id }) => id)).toEqual(["b"]);
});
