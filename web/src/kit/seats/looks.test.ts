// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { seatLook } from "./looks";

const css = readFileSync(new URL("./eight.css", import.meta.url), "utf8");

/** The lightness of a colour as eyes weigh it. */
function lightness(hex: string): number {
  const part = (at: number) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

it("eight seats differ in colour, pattern and dash, and the ninth begins again", () => {
  const looks = [0, 1, 2, 3, 4, 5, 6, 7].map(seatLook);
  for (const of of ["colour", "pattern", "dash", "fill"] as const) {
    expect(new Set(looks.map((look) => look[of])).size).toBe(8);
  }
  expect(seatLook(8)).toEqual(seatLook(0));
});

it("every colour has an ink that reads on it", () => {
  for (let seat = 0; seat < 8; seat += 1) {
    const [, light = "", dark = ""] =
      new RegExp(`--eight${seat}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    const [, ink = ""] = new RegExp(`--on-eight${seat}: (#\\w+)`).exec(css) ?? [];
    for (const colour of [light, dark]) {
      const [bright, dim] = [lightness(colour), lightness(ink)].sort((a, b) => b - a) as [number, number];
      expect((bright + 0.05) / (dim + 0.05)).toBeGreaterThan(3);
    }
  }
});
