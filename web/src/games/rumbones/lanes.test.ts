// @vitest-environment node
import { expect, it } from "vitest";
import { Plan } from "../boarding/chart";
import { at, chart } from "./fixtures/sea";
import { laneOf } from "./lanes";

it("a lane leads from muster point to muster point, whichever side looks along it", () => {
  const plan = new Plan(chart(), "upright", 0);
  expect(laneOf(plan, 1, 0).map((cell) => plan.label(cell))).toEqual(
    "BCDEFGHIJ".split("").map((one) => `${one}7`),
  );
  expect(laneOf(plan, 1, 1)[0]).toBe(at("J7"));
  expect(laneOf(plan, 9, 0)).toEqual([]);
});
