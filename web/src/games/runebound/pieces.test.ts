import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Event } from "../../wire/runebound";
import { standingOf } from "../../kit/ways";
import { at, choice, map } from "./fixtures/realm";
import { marksOf, piecesOf, waysTo } from "./pieces";

const scope = { view: { acting: 0, fight: null }, map, seat: 0 };
const ways = (...moves: unknown[]) => waysTo(moves.map(choice), scope).map(({ pieces }) => pieces.join(" "));
const pieces = (move: unknown) => piecesOf(choice(move), scope).join(" ");

interface Definition {
  oneOf?: { properties?: Record<string, unknown> }[];
}
const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../wire/schema/runebound.json"), "utf8"),
) as { definitions: Record<string, Definition> };

describe("the pieces of a move", () => {
  it("are places on the map where it goes somewhere", () => {
    expect(pieces({ paces: { to: 2 } })).toBe("hex:2");
    expect(pieces({ way: { step: 1 } })).toBe("hex:1");
    expect(pieces({ retreat: 4 })).toBe("hex:4");
    expect(pieces({ haven: 0 })).toBe(`hex:${at("B02")}`);
    expect(pieces({ regrow: 1 })).toBe(`hex:${at("B03")}`);
  });

  it("are cards, heroes, dice and decks where they are meant", () => {
    expect(pieces({ rust_away: 11 })).toBe("card:m11");
    expect(pieces({ whom: { ally: { adventure: 5 } } })).toBe("card:a5");
    expect(pieces({ ease: "hero" })).toBe("hero:0");
    expect(pieces({ reroll_dice: 2 })).toBe("die:2");
    expect(pieces({ peek_deck: "blue" })).toBe("deck:blue");
    expect(pieces({ grow: { buy: "life" } })).toBe("boost:life");
    expect(pieces({ pick_hero: 7 })).toBe("recruit:7");
  });

  it("ask what is done with a card only where several things could be", () => {
    const use = { deal: { use: { text: { market: 11 }, line: 0 } } };
    expect(ways({ deal: { sell: 11 } }, { deal: { sell: 12 } })).toEqual(["card:m11", "card:m12"]);
    expect(ways({ deal: { sell: 11 } }, use)).toEqual(["card:m11 deed:sell", "card:m11 deed:use"]);
  });

  it("tell apart the lines of one card", () => {
    const use = (line: number) => ({ respond: { text: { kept: 5 }, line } });
    expect(ways(use(0), use(1), { respond: null })).toEqual([
      "card:a5 deed:use answer:line-0",
      "card:a5 deed:use answer:line-1",
      "word:respond",
    ]);
  });

  it("lead to every kind of decision there is, each by picks of its own", () => {
    const kinds = (schema.definitions["Move"]?.oneOf ?? []).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    );
    expect(kinds).toHaveLength(36);
    const samples: Record<string, unknown[]> = {
      ease: ["hero", { ally: { market: 3 } }, null],
      way: [{ roll: 5 }, { rest: 2 }, { step: 1 }],
      paces: [{ to: 1 }, { to: 2 }, "stop"],
      arrive: ["attempt", "face", { talk: 1 }, { duel: 1 }, "pass"],
      predraw: [{ use: { text: { market: 1 }, line: 0 } }, "draw"],
      peek_deck: ["green", "red"],
      keep_it: ["keep", "decline"],
      spoils: [
        { card: { market: 1 } },
        { instead: { card: { market: 2 }, drop: 3 } },
        { instead: { card: { market: 2 }, drop: 4 } },
        "gold",
        "nothing",
      ],
      compose: [{ pay: 1 }, { ask: 1 }, { give: 2 }, { want: 3 }, { drop: 2 }, "clear", "propose", "end"],
      answer: ["accept", "refuse", "counter"],
      deal: [{ buy: 1 }, { sell: 2 }, { heal: ["hero", "wound"] }, { heal: ["hero", "exhaustion"] }, "leave"],
      grow: [{ buy: "mind" }, { buy: "life" }, "done"],
      pay: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      windfall: [
        [2, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      aside: [{ discard: 1 }, { use: { text: "hero", line: 0 } }],
      respond: [{ text: "hero", line: 0 }, { text: { event: 4 }, line: 0 }, null],
      flee: ["try", "stay"],
      stance: [{ attack: "hero" }, { attack: { ally: { market: 3 } } }, "defend"],
      whom: ["hero", { ally: { market: 3 } }],
      share: ["hero", { ally: { market: 3 } }],
      aspect: ["ranged", "melee"],
    };
    for (const kind of kinds) {
      const flags = ["bury", "upkeep", "attempt"].includes(kind) ? [true, false] : [0, 1];
      const moves = (samples[kind] ?? flags).map((chosen) => choice({ [kind]: chosen }));
      const found = waysTo(moves, { ...scope, map: { ...map, cities: [...map.cities, ["forge", 0]] } });
      for (const { move, pieces: way } of found)
        expect(standingOf(found, way).made, JSON.stringify(move.move)).toBe(move);
    }
  });
});

it("a line of the log marks the places, parties and cards that it speaks of", () => {
  const event = { event: "attempted", seat: 1, hex: 4, colour: "green" } as Event;
  expect(marksOf(event)).toEqual(["hero:1", "hex:4"]);
  expect(marksOf({ event: "bought", seat: 0, card: "short-bow", gold: 3, city: "forge" })).toContain(
    "named:forge",
  );
});
