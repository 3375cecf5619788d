import { expect, test } from "vitest";
import { listed, words } from "./words.svelte";

test("names are joined as the language joins them", async () => {
  const names = ["A", "B", "C"];
  expect(words.language).toBe("en");
  expect([listed(["A"]), listed(["A", "B"]), listed(names)]).toEqual(["A", "A and B", "A, B and C"]);
  await words.choose("ru");
  expect(listed(names)).toBe("A, B и C");
  await words.choose("it");
  expect(listed(names)).toBe("A, B e C");
});
