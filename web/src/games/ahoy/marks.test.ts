// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Event } from "../../wire/ahoy";
import { events } from "./fixtures/read";
import { marksOf } from "./marks";
import { piece } from "./pieces";

/** Events that speak of no piece on the table. */
const SILENT: Event["event"][] = ["tile_turned", "battle_avoided", "round_ended", "round_began"];

const rare: Event[] = [
  { event: "stolen", card: "M03", cargo: false, from: "union", to: "smuggler1" },
  { event: "surrendered", faction: "union" },
  { event: "damage_ignored", ship: { owner: "union", kind: "cutter" } },
];

describe("marks of the log", () => {
  it("point at something for every kind of event", () => {
    for (const event of [...events(), ...rare]) {
      const marks = marksOf(event);
      expect(marks.length === 0, event.event).toBe(SILENT.includes(event.event));
      expect(new Set(marks).size, event.event).toBe(marks.length);
    }
  });

  it("know both ends of a move", () => {
    const marks = marksOf({
      event: "stepped",
      ship: { owner: "squadron", kind: "patrol" },
      from: [0, 0],
      to: [1, 0],
    });
    expect(marks).toContain(piece.cell([0, 0]));
    expect(marks).toContain(piece.figure("patrol", [1, 0]));
  });

  it("mark the four spaces of a new region", () => {
    expect(marksOf({ event: "tile_laid", tile: 3, lay: { at: [4, -1], turn: 2 } })).toEqual([
      piece.cell([4, -1]),
      piece.cell([5, -1]),
      piece.cell([4, 0]),
      piece.cell([5, 0]),
    ]);
  });
});
