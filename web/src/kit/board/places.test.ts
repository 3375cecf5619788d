// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type Arrow, boxAround, hexCorners, hexMiddle, nextPlace } from "./places";

const squares = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100, id: `${x}${y}` })));
const middle = { x: 100, y: 100 };

describe("arrows lead over a board", () => {
  it("from square to square", () => {
    const to = (arrow: Arrow) => nextPlace(squares, middle, arrow)?.id;
    expect([to("ArrowUp"), to("ArrowRight"), to("ArrowDown"), to("ArrowLeft")]).toEqual([
      "10",
      "21",
      "12",
      "01",
    ]);
  });

  it("over a gap, and nowhere beyond the edge", () => {
    const gap = squares.filter(({ id }) => id !== "21");
    expect(nextPlace([...gap, { x: 300, y: 100, id: "far" }], middle, "ArrowRight")?.id).toBe("far");
    expect(nextPlace(squares, { x: 200, y: 100 }, "ArrowRight")).toBeNull();
  });

  it.each([true, false])("over hexes whether they are pointy or not (%s)", (pointy) => {
    const hexes = [-1, 0, 1].flatMap((q) =>
      [-1, 0, 1].map((r) => ({ ...hexMiddle([q, r], 50, pointy), id: `${q},${r}` })),
    );
    const reached = new Set(["0,0"]);
    for (let more = true; more;) {
      more = false;
      for (const from of hexes.filter(({ id }) => reached.has(id))) {
        for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] as const) {
          const next = nextPlace(hexes, from, arrow);
          if (next && !reached.has(next.id)) {
            reached.add(next.id);
            more = true;
          }
        }
      }
    }
    expect(reached.size).toBe(hexes.length);
  });
});

describe("drawing", () => {
  it("puts a box around points", () => {
    expect(boxAround([middle, { x: 300, y: 20 }], 10)).toEqual({ x: 90, y: 10, width: 220, height: 100 });
  });

  it("gives a hex six corners at the same distance", () => {
    const corners = hexCorners(middle, 40, true);
    expect(corners).toHaveLength(6);
    for (const { x, y } of corners) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(40);
    expect(corners.some(({ x, y }) => Math.abs(x - 100) < 1e-9 && y < 100)).toBe(true);
  });
});
