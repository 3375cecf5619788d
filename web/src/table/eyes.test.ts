import { describe, expect, test } from "vitest";
import { glance, type Sight } from "./eyes";

const sight = (more: Partial<Sight>): Sight => ({
  seats: [0],
  eyes: { seat: 0 },
  secretive: true,
  status: "playing",
  waiting: [0],
  ...more,
});

test("who has one seat looks with its eyes", () => {
  expect(glance(sight({ eyes: null, waiting: null }))).toEqual({ kind: "look", viewer: { seat: 0 } });
  expect(glance(sight({ waiting: [1] }))).toEqual({ kind: "stay" });
});

test("who has none watches", () => {
  expect(glance(sight({ seats: [], eyes: null }))).toEqual({ kind: "look", viewer: "spectator" });
  expect(glance(sight({ seats: [], eyes: { seat: 1 } }))).toEqual({ kind: "look", viewer: "spectator" });
  expect(glance(sight({ seats: [], eyes: "spectator" }))).toEqual({ kind: "stay" });
});

test("before the start there is nothing to look at", () => {
  expect(glance(sight({ status: "gathering", eyes: null }))).toEqual({ kind: "stay" });
});

describe("a hot seat with secrets", () => {
  const hot = (more: Partial<Sight>) => glance(sight({ seats: [0, 2], ...more }));

  test("shows nothing before somebody says who holds the device", () => {
    expect(hot({ eyes: null, waiting: null })).toEqual({ kind: "curtain", seats: [0, 2] });
  });

  test("hands over when the other seat has to decide", () => {
    expect(hot({ waiting: [2] })).toEqual({ kind: "curtain", seats: [2] });
  });

  test("stays while the seat that looks decides, or somebody elsewhere does", () => {
    expect(hot({ waiting: [0, 2] })).toEqual({ kind: "stay" });
    expect(hot({ waiting: [1] })).toEqual({ kind: "stay" });
    expect(hot({ waiting: [] })).toEqual({ kind: "stay" });
  });

  test("is open to all when the game is over", () => {
    expect(hot({ status: "over", waiting: [] })).toEqual({ kind: "look", viewer: "open" });
    expect(hot({ status: "over", waiting: [], eyes: "open" })).toEqual({ kind: "stay" });
  });
});

test("a hot seat without secrets changes eyes without a curtain", () => {
  const hot = (more: Partial<Sight>) => glance(sight({ seats: [0, 1], secretive: false, ...more }));
  expect(hot({ eyes: null, waiting: null })).toEqual({ kind: "look", viewer: { seat: 0 } });
  expect(hot({ waiting: [1] })).toEqual({ kind: "look", viewer: { seat: 1 } });
});
