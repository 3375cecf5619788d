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
  /** Words below, as many as have room beside each other. */
  marks: { x: number; mark: string }[];
  /** For each line, where its name stands beside its end. */
  ends: { seat: number; y: number; value: number }[];
  goal: number | null;
}

/** How wide a letter and how high a line of the small print is, at most. */
const LETTER = 8;
const LINE = 17;

export function plot(growth: Omit<Growth, "title">, frame: Frame): Plot {
  const top = Math.max(1, growth.goal ?? 0, ...growth.seats.flat());
  const bottom = Math.min(0, ...growth.seats.flat());
  const every = step(top - bottom);
  const ceiling = Math.ceil(top / every) * every;
  const floor = Math.floor(bottom / every) * every;
  const steps = Math.max(1, growth.marks.length - 1);
  const x = (index: number): number =>
    round(frame.left + ((frame.width - frame.left - frame.right) * index) / steps);
  const y = (value: number): number =>
    round(
      frame.height -
        frame.bottom -
        ((frame.height - frame.top - frame.bottom) * (value - floor)) / (ceiling - floor),
    );
  const lines = growth.seats.map((values) => {
    const points = values.map((value, index) => ({ x: x(index), y: y(value), value }));
    return {
      path: points.map((at, index) => `${index === 0 ? "M" : "L"}${at.x} ${at.y}`).join(""),
      points,
    };
  });
  const last = lines.map(({ points }) => points.at(-1) ?? { y: 0, value: 0 });
  const heights = apart(
    last.map((end) => end.y),
    LINE,
    frame.top,
    frame.height - frame.bottom,
  );
  return {
    lines,
    rungs: Array.from({ length: (ceiling - floor) / every + 1 }, (_, index) => ({
      y: y(floor + index * every),
      value: floor + index * every,
    })),
    marks: thinned(growth.marks.map((mark, index) => ({ x: x(index), mark }))),
    ends: last.map(({ value }, seat) => ({ seat, y: heights[seat] ?? 0, value })),
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

/** Places moved so far that none is nearer to another than `gap`, in their order, and none lies outside while there is room. */
export function apart(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = from;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = to;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}

/** The first and the last mark, and of the others every second, third and so on: as many as do not touch. */
function thinned(marks: readonly { x: number; mark: string }[]): { x: number; mark: string }[] {
  const last = marks.length - 1;
  const room = (mark: string) => (mark.length + 1) * LETTER;
  const widest = Math.max(0, ...marks.slice(0, last).map(({ mark }) => room(mark)));
  const one = (marks[1]?.x ?? 0) - (marks[0]?.x ?? 0);
  const every = Math.max(1, Math.ceil(widest / Math.max(1, one)));
  const end = marks[last];
  return marks.filter(({ x, mark }, index) => {
    if (index === last) return true;
    const clear = end ? end.x - x >= (room(end.mark) + room(mark)) / 2 : true;
    return index % every === 0 && clear;
  });
}
