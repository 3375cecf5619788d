// @vitest-environment node
import { describe, expect, it } from "vitest";
import { hull, Plan, SIDE } from "./chart";
import { at, chart } from "../rumbones/fixtures/sea";

const upright = new Plan(chart(), "upright", 0);

describe("the chart", () => {
  it("names cells as the log does and finds them under a point", () => {
    expect(upright.label(at("F7"))).toBe("F7");
    for (const plan of [upright, new Plan(chart(), "lying", 0), new Plan(chart(), "lying", 1)]) {
      for (const cell of plan.cells) expect(plan.cellAt(plan.middle(cell))).toBe(cell);
    }
  });

  it("lies with one's own ship below", () => {
    const [own, enemy] = [at("B7"), at("J7")];
    const mine = new Plan(chart(), "lying", 0);
    const theirs = new Plan(chart(), "lying", 1);
    expect(mine.middle(own).y).toBeGreaterThan(mine.middle(enemy).y);
    expect(theirs.middle(enemy).y).toBeGreaterThan(theirs.middle(own).y);
    expect(upright.middle(own).x).toBeLessThan(upright.middle(enemy).x);
  });

  it("turns the chart without mirroring it", () => {
    // Seen from the deck of the first ship towards the other, north is always to the same hand.
    for (const plan of [upright, new Plan(chart(), "lying", 0), new Plan(chart(), "lying", 1)]) {
      const [here, ahead, north] = [at("B7"), at("C7"), at("B6")].map((cell) => plan.middle(cell));
      const cross =
        ((ahead?.x ?? 0) - (here?.x ?? 0)) * ((north?.y ?? 0) - (here?.y ?? 0)) -
        ((ahead?.y ?? 0) - (here?.y ?? 0)) * ((north?.x ?? 0) - (here?.x ?? 0));
      expect(cross).toBeLessThan(0);
    }
  });

  it("tells what is drawn above the middle, where a panel would hide it", () => {
    const mine = new Plan(chart(), "lying", 0);
    expect([mine.isHigh(at("J7")), mine.isHigh(at("B7"))]).toEqual([true, false]);
  });

  it("measures in steps", () => {
    expect(upright.distance(at("C6"), at("D7"))).toBe(2);
    expect(upright.within(at("F7"), 1)).toHaveLength(5);
  });

  it("draws a ship around all of its cells", () => {
    const [ship] = upright.ships;
    expect(upright.ships).toHaveLength(2);
    expect(ship?.cells).toHaveLength(40);
    // Four wide, with two cells at either end: twelve corners.
    expect(ship?.outline).toHaveLength(12);
    const xs = ship?.outline.map(({ x }) => x) ?? [];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([SIDE, 5 * SIDE]);
    const path = hull(ship?.outline ?? [], { x: 3 * SIDE, y: 40 }, 20, 60);
    expect(path).toMatch(/^M.*Z$/);
    const numbers = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [
      Number(match[1]),
      Number(match[2]),
    ]);
    // Drawn outwards on every side, and to a point at the prow.
    expect(Math.min(...numbers.map(([x = 0]) => x))).toBeCloseTo(SIDE - 20, 0);
    expect(Math.max(...numbers.map(([x = 0]) => x))).toBeCloseTo(5 * SIDE + 20, 0);
    expect(Math.min(...numbers.map(([, y = 0]) => y))).toBeLessThan(40);
  });
});
