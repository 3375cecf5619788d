// @vitest-environment node
import { describe, expect, it } from "vitest";
import { picked, standingOf, type Way } from "./ways";

const ways: Way<string>[] = [
  { move: "sword at F3", pieces: ["sword", "F3"] },
  { move: "sword at F4", pieces: ["sword", "F4"] },
  { move: "pistol at F4", pieces: ["pistol", "F4"] },
  { move: "end", pieces: ["end"] },
];
const next = (picks: string[]) => [...standingOf(ways, picks).next].sort();

describe("clicks become moves", () => {
  it("in any order", () => {
    expect(standingOf(ways, ["sword", "F3"]).made).toBe("sword at F3");
    expect(standingOf(ways, ["F3", "sword"]).made).toBe("sword at F3");
    expect(standingOf(ways, ["end"]).made).toBe("end");
  });

  it("and light what leads on", () => {
    expect(next([])).toEqual(["F3", "F4", "end", "pistol", "sword"]);
    expect(next(["F4"])).toEqual(["pistol", "sword"]);
    expect(next(["sword"])).toEqual(["F3", "F4"]);
    expect(standingOf(ways, ["sword"]).made).toBeNull();
  });

  it("make nothing while a longer move is meant too", () => {
    const shared = [...ways, { move: "look at F3", pieces: ["F3"] }];
    expect(standingOf(shared, ["F3"]).made).toBeNull();
    expect(standingOf(shared, ["F3"]).meant).toEqual(["sword at F3", "look at F3"]);
  });

  it("another piece takes the place of an earlier one, and a second click puts it back", () => {
    expect(picked(ways, ["sword"], "pistol")).toEqual(["pistol"]);
    expect(picked(ways, ["sword"], "end")).toEqual(["end"]);
    expect(picked(ways, ["sword"], "sword")).toEqual([]);
    expect(picked(ways, ["sword"], "nothing")).toBeNull();
  });
});
