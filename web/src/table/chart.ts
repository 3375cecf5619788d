/** Where the lines of a chart of growth run. Pure geometry; the page draws it. */
import type { Growth } from "../games/contract";

export interface Frame {
  width: number;
  height: number;
  /** Room for the numbers: left, right, top, bottom. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Plot {
  lines: { path: string; points: { x: number; y: number; value: number }[] }[];
  /** Numbers on the left, with a line across. */
  rungs: { y: number; value: number }[];
  /** Numbers below. */
  marks: { x: number; mark: string }[];
  goal: number | null;
}

export function plot(growth: Omit<Growth, "title">, frame: Frame): Plot {
  const top = Math.max(1, growth.goal ?? 0, ...growth.seats.flat());
  const every = step(top);
  const ceiling = Math.ceil(top / every) * every;
  const steps = Math.max(1, growth.marks.length - 1);
  const x = (index: number): number =>
    round(frame.left + ((frame.width - frame.left - frame.right) * index) / steps);
  const y = (value: number): number =>
    round(frame.height - frame.bottom - ((frame.height - frame.top - frame.bottom) * value) / ceiling);
  return {
    lines: growth.seats.map((values) => {
      const points = values.map((value, index) => ({ x: x(index), y: y(value), value }));
      return {
        path: points.map((at, index) => `${index === 0 ? "M" : "L"}${at.x} ${at.y}`).join(""),
        points,
      };
    }),
    rungs: Array.from({ length: ceiling / every + 1 }, (_, index) => ({
      y: y(index * every),
      value: index * every,
    })),
    marks: growth.marks.map((mark, index) => ({ x: x(index), mark })),
    goal: growth.goal === null ? null : y(growth.goal),
  };
}

/** A round distance between rungs, so that there are four to seven of them. */
function step(top: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((every) => top / every <= 6) ?? Math.ceil(top / 6);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
