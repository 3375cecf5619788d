// Fake frame times, no machine: stepping down must not depend on whoever runs the tests.
import { describe, expect, test, vi } from "vitest";
import { Pace, paceHere, RUNGS } from "./pace";

/** So many frames of so many seconds; the rungs that were come to. */
function run(pace: Pace, seconds: number, frames: number): (number | null)[] {
  const rungs: (number | null)[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    if (pace.took(seconds)) rungs.push(pace.rung ? RUNGS.indexOf(pace.rung) : null);
  }
  return rungs;
}

describe("the pace of a scene", () => {
  test("stays where frames are quick enough", () => {
    const pace = new Pace(0);
    expect(run(pace, 1 / 60, 600)).toEqual([]);
    expect(run(pace, 1 / 30, 600)).toEqual([]);
    expect(pace.rung).toBe(RUNGS[0]);
  });

  test("steps down in size, then in frames, then to the still picture", () => {
    expect(run(new Pace(0), 0.1, 200)).toEqual([1, 2, 3, null]);
    const sizes = RUNGS.map(({ sharpness }) => sharpness);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(RUNGS.map(({ stands }) => stands > 0)).toEqual([false, false, false, true]);
  });

  test("stops at the first rung that the machine can keep", () => {
    const pace = new Pace(0);
    run(pace, 0.07, 12);
    const reached = pace.rung;
    expect(reached).not.toBe(RUNGS[0]);
    run(pace, 0.02, 600);
    expect(pace.rung).toBe(reached);
  });

  test("goes to the still picture at once where nothing helps, after a few frames", () => {
    expect(run(new Pace(0), 0.8, 5)).toEqual([null]);
  });

  test("does not judge by the first frame, nor by one that stumbled", () => {
    const pace = new Pace(0);
    expect(pace.took(3)).toBe(false);
    for (let round = 0; round < 20; round += 1) {
      expect(pace.took(0.6)).toBe(false);
      expect(run(pace, 1 / 60, 30)).toEqual([]);
    }
  });

  test("is remembered, and nothing is measured any more on the still picture", () => {
    const remember = vi.fn();
    const pace = new Pace(3, remember);
    expect(run(pace, 0.2, 10)).toEqual([null]);
    expect(remember).toHaveBeenLastCalledWith(RUNGS.length);
    expect(run(pace, 5, 10)).toEqual([]);
    expect(new Pace(99).rung).toBeNull();
  });

  test("begins lower without a graphics card, and the session knows what was found", () => {
    sessionStorage.clear();
    const first = paceHere(false);
    expect(first.rung).toBe(RUNGS[1]);
    run(first, 0.8, 5);
    expect(paceHere(true).rung).toBeNull();
    expect(sessionStorage.getItem("freeport.tray.rung")).toBe(String(RUNGS.length));
  });
});
