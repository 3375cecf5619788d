// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { View } from "../../../wire/ahoy";
import { labelOf } from "../chart";
import { game, sheet } from "../fixtures/read";
import { foeKey } from "../pieces";
import { after } from "./after";

const steps = game();
const printed = sheet();

const figures = (view: View) =>
  view.figures.map(({ ship, at, count }) => `${foeKey(ship.kind)} ${labelOf(at)} ${count}`).sort();
const purses = (view: View) => view.boards.map(({ faction, fame, gold }) => `${faction} ${fame} ${gold}`);
const dice = (view: View) =>
  view.boards.map(({ supply, slots }) => [
    [...supply].sort(),
    slots.map(({ die }) => die).sort(),
    slots.filter(({ damaged }) => damaged).length,
  ]);

describe("a view after its events", () => {
  it("is what the server says, as far as the eye follows", () => {
    let view = steps[0]?.view as View;
    for (const step of steps.slice(1)) {
      for (const event of step.events) view = after(view, event, printed);
      expect(figures(view)).toEqual(figures(step.view));
      expect(purses(view)).toEqual(purses(step.view));
      expect(view.regions.map(({ tile, wealth, comrades }) => [tile, wealth, comrades])).toEqual(
        step.view.regions.map(({ tile, wealth, comrades }) => [tile, wealth, comrades]),
      );
      expect(view.market).toEqual(step.view.market);
      expect(dice(view).map(([supply]) => supply)).toEqual(dice(step.view).map(([supply]) => supply));
      view = step.view;
    }
  });
});
