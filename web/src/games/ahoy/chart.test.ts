// @vitest-environment node
import { describe, expect, it } from "vitest";
import { zoomToFit } from "../../kit/board/camera.svelte";
import type { At, View } from "../../wire/ahoy";
import {
  boundsOf,
  cellsOf,
  corners,
  dirTo,
  hasSandbar,
  labelOf,
  middle,
  neighbour,
  placeOf,
  reach,
  same,
  SIDE,
  spacesOf,
  standingsOf,
  standOf,
} from "./chart";
import { game, sheet } from "./fixtures/read";

const views = game().map(({ view }) => view);
const last = views.at(-1) as View;

describe("places", () => {
  it("have the labels of the sentences", () => {
    expect(labelOf([0, 0])).toBe("L20");
    expect(labelOf([-12, 0])).toBe("ZZ20");
    expect(labelOf([15, 0])).toBe("AA20");
  });

  it("are found again by their labels", () => {
    for (let x = -40; x <= 40; x += 1) {
      const at: At = [x, x - 3];
      expect(placeOf(labelOf(at))).toEqual(at);
    }
    expect(placeOf("nowhere")).toBeNull();
  });

  it("know their neighbours", () => {
    expect(dirTo([2, 2], [2, 1])).toBe("north");
    expect(dirTo([2, 2], [3, 3])).toBeNull();
  });
});

describe("the chart", () => {
  it("has four spaces for every region and no space twice", () => {
    for (const view of views) {
      const cells = cellsOf(view.regions);
      expect(cells).toHaveLength(4 * view.regions.length);
      expect(new Set(cells.map(({ at }) => labelOf(at))).size).toBe(cells.length);
    }
  });

  it("shows every laid tile as it is printed", () => {
    const { tiles } = sheet();
    for (const { tile, turn, spaces, island, at } of last.regions) {
      const face = tiles[tile - 1];
      expect(face && spacesOf(face, turn)).toEqual(spaces);
      expect(corners(at).some((corner) => same(corner, island))).toBe(true);
    }
  });

  it("lets no step cross a sandbar or the edge", () => {
    const barred = cellsOf(last.regions).filter(({ space }) => hasSandbar(space, "east"));
    expect(barred.length).toBeGreaterThan(0);
    for (const { at } of barred) expect(neighbour(last, at, "east")).toBeNull();
    expect(neighbour(last, [-50, 0], "east")).toBeNull();
  });

  it("reaches further with more steps, and never the space it starts from", () => {
    const from = last.regions[0]?.island as At;
    const near = reach(last, from, 1);
    const far = reach(last, from, 3);
    expect(far.length).toBeGreaterThan(near.length);
    expect(near.every((at) => far.some((other) => same(at, other)))).toBe(true);
    expect(far.some((at) => same(at, from))).toBe(false);
  });

  it("fits into its window whole", () => {
    const box = boundsOf(
      cellsOf(last.regions).map(({ at }) => at),
      0.5,
    );
    const zoom = zoomToFit(box, 390, 300);
    expect(box.width * zoom).toBeLessThanOrEqual(390.01);
    expect(box.height * zoom).toBeLessThanOrEqual(300.01);
  });
});

describe("figures on one space", () => {
  it("stand apart and inside of it", () => {
    for (let count = 1; count <= 9; count += 1) {
      const stands = Array.from({ length: count }, (_, index) => standOf(index, count));
      const spots = new Set(stands.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`));
      expect(spots.size).toBe(count);
      for (const { x, y } of stands) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(SIDE / 2);
    }
  });

  it("are all shown, comrades too", () => {
    for (const view of views) {
      const shown = [...standingsOf(view).values()].flat().reduce((sum, { count }) => sum + count, 0);
      const figures = view.figures.reduce((sum, { count }) => sum + count, 0);
      const comrades = view.regions.reduce((sum, region) => sum + region.comrades, 0);
      expect(shown).toBe(figures + comrades);
    }
  });

  it("gather around the middle of their space", () => {
    expect(middle([0, 0])).toEqual({ x: SIDE / 2, y: SIDE / 2 });
  });
});
