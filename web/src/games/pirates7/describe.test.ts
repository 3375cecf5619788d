import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { View } from "../../wire/pirates7";
import type { Phrase } from "../../wire/wire";
import { askOf } from "./describe";

/** Every key that a phrase and its parts speak with. */
function keysOf({ key, args }: Phrase): string[] {
  const parts = args.flatMap(([, value]) => ("part" in value ? keysOf(value.part) : []));
  return [key, ...parts];
}

test("what is asked is put together from phrases that the books of all languages know", () => {
  const asked = { seats: [0], what: "ask-loading", goods: { fruit: 1, coffee: 2, rum: 1 }, limit: 4 };
  const phrase = askOf({ asked } as View);
  const keys = phrase ? keysOf(phrase) : [];
  expect(keys.length).toBeGreaterThan(4);
  for (const language of ["en", "ru", "it"]) {
    const book = [`../packs/pirates7/text/${language}.ftl`, `../crates/shelf/text/${language}.ftl`]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    for (const key of keys) expect(book, `${key} in ${language}`).toMatch(new RegExp(`^${key} =`, "m"));
  }
});
