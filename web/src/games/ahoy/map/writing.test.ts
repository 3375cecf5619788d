// @vitest-environment node
import { expect, test } from "vitest";
import { SIDE } from "../chart";
import { grown, LEGIBLE, NAMES, writingStyle } from "./writing";

/** From a chart of two regions on a desk to one of a dozen on a phone, and one that is nine spaces high in a frame that is wide. */
const zooms = [1.4, 0.9, 0.65, 0.45, 0.42, 0.3, 0.237];

test("names of spaces can be read at any distance, and stay in their space", () => {
  for (const zoom of zooms) {
    const size = 12 * grown(12, zoom, NAMES);
    expect(size * zoom).toBeGreaterThanOrEqual(LEGIBLE - 0.01);
    // Three or four letters, each about half as wide as high.
    expect(size * 0.55 * 4).toBeLessThan(SIDE);
  }
});

test("what is near is drawn as it is", () => {
  expect(grown(12, 1.2, NAMES)).toBe(1);
  expect(grown(12, 0, NAMES)).toBe(1);
  expect(writingStyle(1)).toContain("--label-size: 12px");
});
