import { describe, expect, test } from "vitest";
import { overlap, placeAmid, placeBeside } from "./place";

const card = { width: 300, height: 150 };
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test("boxes overlap where they share room", () => {
  const one = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlap(one, { x: 6, y: 8, width: 10, height: 10 })).toBe(8);
  expect(overlap(one, { x: 10, y: 0, width: 5, height: 5 })).toBe(0);
});

describe("a card beside what it speaks of", () => {
  test("stands above it, or below where there is no room", () => {
    expect(placeBeside({ x: 10, y: 600, width: 370, height: 100 }, card, phone)).toEqual({ x: 45, y: 436 });
    expect(placeBeside({ x: 0, y: 50, width: 390, height: 100 }, card, phone).y).toBe(164);
  });

  test("goes to a side when what it speaks of is as high as the screen", () => {
    const target = { x: 500, y: 0, width: 200, height: 800 };
    const spot = placeBeside(target, card, desk);
    expect(overlap({ ...spot, ...card }, target)).toBe(0);
  });

  test("leaves in sight what else must be seen", () => {
    const target = { x: 10, y: 400, width: 370, height: 60 };
    const lit = { x: 10, y: 280, width: 40, height: 40 };
    const spot = placeBeside(target, card, phone, { seen: [lit] });
    expect(overlap({ ...spot, ...card }, lit)).toBe(0);
    expect(spot.y).toBeGreaterThan(target.y);
  });

  test("hides as little as it can where all is full", () => {
    const target = { x: 0, y: 60, width: 390, height: 700 };
    const spot = placeBeside(target, card, phone);
    const hidden = overlap({ ...spot, ...card }, target);
    expect(hidden).toBeLessThan(card.width * card.height);
  });

  test("never leaves the screen", () => {
    for (const target of [
      { x: 370, y: 800, width: 20, height: 30 },
      { x: -40, y: -40, width: 20, height: 20 },
      { x: 0, y: 0, width: 390, height: 844 },
    ]) {
      const { x, y } = placeBeside(target, card, phone);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(x + card.width).toBeLessThanOrEqual(phone.width - 8);
      expect(y + card.height).toBeLessThanOrEqual(phone.height - 8);
    }
  });
});

test("a card that speaks of nothing in sight stands in the middle", () => {
  expect(placeAmid(card, phone)).toEqual({ x: 45, y: 347 });
});

test("a card that points at nothing does not lie on what is to be clicked", () => {
  const layouts = [
    { x: 25, y: 184, width: 163, height: 228 },
    { x: 203, y: 184, width: 163, height: 228 },
  ];
  const spot = placeAmid(card, phone, { seen: layouts });
  for (const layout of layouts) expect(overlap({ ...spot, ...card }, layout)).toBe(0);
  // What is elsewhere leaves it where it is.
  const far = { x: 0, y: 0, width: 390, height: 100 };
  expect(placeAmid(card, phone, { seen: [far] })).toEqual(placeAmid(card, phone));
});
