import { expect, test } from "vitest";
import { t, words } from "./words.svelte";

test("a game that is learnt while the language changes speaks the new one", async () => {
  await words.choose("en");
  await Promise.all([words.choose("ru"), words.learn("ahoy")]);
  expect(t("ahoy-map")).toMatch(/[а-я]/);
  await Promise.all([words.learn("pirates7"), words.choose("it")]);
  expect([t("pirates7-growth"), t("ahoy-map")].join("")).not.toMatch(/[[а-я]/);
});
