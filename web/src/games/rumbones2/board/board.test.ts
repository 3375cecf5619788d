// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Event2 } from "../../../wire/rumbones2";
import { Plan } from "../../boarding/chart";
import { at, chart, view } from "../fixtures/sea";
import { waysOn } from "../reach";
import { buildOf } from "../sides";
import { chanceOf, SURE } from "../top/chance";
import { floatOf } from "./floats";
import { boxOf } from "./room";
import { spawnsOf } from "./spawns";

const upright = new Plan(chart(), "upright", 0);
const lying = new Plan(chart(), "lying", 0);

describe("the ways of the crew", () => {
  const [routes] = chart().routes;

  it("go on from where it stands, and fork", () => {
    const ends = (label: string) => waysOn(routes, at(label)).map((way) => upright.label(way.at(-1) ?? 0));
    expect(ends("K6")).toEqual(["N4", "N8"]);
    expect(ends("E4")).toEqual(["B4"]);
    expect(ends("N7")).toEqual(["N8"]);
  });

  it("end on a spawn point of the enemy, and lead nowhere beside the routes", () => {
    expect(waysOn(routes, at("B4"))).toEqual([]);
    expect(waysOn(routes, at("G9"))).toEqual([]);
  });
});

describe("spawn points", () => {
  const heading = (plan: typeof upright, label: string) =>
    spawnsOf(plan).find(({ cell }) => cell === at(label))?.heading;

  it("point where the crew goes, however the chart lies", () => {
    expect([heading(upright, "H4"), heading(upright, "H6"), heading(upright, "N4")]).toEqual([-90, 90, 180]);
    expect([heading(lying, "H4"), heading(lying, "H6")]).toEqual([180, 0]);
  });

  it("belong to everybody in the arena", () => {
    const spawn = [at("G2"), at("B4")];
    const arena = { ...chart(), arena: true, spawns: [spawn, spawn] as [number[], number[]] };
    const plan = new Plan(arena, "upright", 0);
    expect(spawnsOf(plan)).toEqual(spawn.map((cell) => ({ cell, side: null, heading: null })));
  });
});

it("the drawing has room for every prow", () => {
  const builds = chart().ships.map(buildOf);
  const box = boxOf(upright, builds);
  for (const ship of upright.ships) {
    expect(box.y).toBeLessThan(ship.box.y - (builds[ship.ship]?.prow ?? 0));
    expect(box.x).toBeLessThan(ship.box.x);
    expect(box.x + box.width).toBeGreaterThan(ship.box.x + ship.box.width);
  }
  expect(builds.map(({ wood }) => wood)).toEqual(["oak", "bone", "bone"]);
});

it("the Kraken never comes to silent waters, and surely to loud ones", () => {
  expect([chanceOf(1), chanceOf(2), chanceOf(7), chanceOf(SURE)]).toEqual([0, 3, 58, 100]);
});

it("damage rises from what was damaged, also where a kind stands there twice", () => {
  const piece = (cell: string, damage: number) => ({ piece: "rigging", side: null, cell: at(cell), damage });
  const seen = view({ pieces: [piece("C4", 0), piece("F4", 2)] });
  const event = { event: "piece_damaged", piece: "rigging", side: null, damage: 2, total: 2 };
  expect(floatOf(event as Event2, seen)).toEqual({ cell: at("F4"), text: "−2", kind: "bad" });
  expect(floatOf({ event: "dragon_gone" }, seen)).toBeNull();
});
