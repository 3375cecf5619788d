// @vitest-environment node
import { expect, test } from "vitest";
import { SIDE } from "../chart";
import { grown, LEGIBLE, roomFor, writingStyle } from "./writing";

/** From a chart of two regions on a desk to one of a dozen on a phone. */
const zooms = [1.4, 0.9, 0.65, 0.45, 0.42, 0.3];

test.each([
  { letters: 3, zooms: [...zooms, 0.237, 0.205] },
  { letters: 4, zooms },
])("names of $letters letters can be read at any distance, and stay in their space", ({ letters, zooms }) => {
  for (const zoom of zooms) {
    const size = 12 * grown(12, zoom, roomFor(letters));
    expect(size * zoom).toBeGreaterThanOrEqual(LEGIBLE - 0.01);
    // A letter is about half as wide as high.
    expect(size * 0.55 * letters).toBeLessThan(SIDE);
  }
});

test("what is near is drawn as it is", () => {
  expect(grown(12, 1.2, roomFor(4))).toBe(1);
  expect(grown(12, 0, roomFor(4))).toBe(1);
  expect(writingStyle(1, 3)).toContain("--label-size: 12px");
});
