// @vitest-environment node
import { describe, expect, it } from "vitest";
import { standingOf } from "../../kit/ways";
import type { Event } from "../../wire/rumbones";
import { Plan } from "../boarding/chart";
import { at, chart, choice, view } from "./fixtures/sea";
import { marksOf, piecesOf, waysTo, wouldBe } from "./pieces";

const plan = new Plan(chart(), "upright", 0);
const pieces = (move: unknown, mine = 0) => piecesOf(choice(move), view(), plan, mine);

describe("every move has pieces to click", () => {
  it.each([
    [{ wish: "bones" }, ["side:bones"]],
    [{ aim: null }, ["word:aim"]],
    [{ aim: at("I7") }, [`cell:${at("I7")}`]],
    [{ boatswain: 1 }, [`cell:${at("B7")}`]],
    [{ crew_aim: { from: at("E4"), to: at("F4") } }, [`cell:${at("E4")}`, `cell:${at("F4")}`]],
    [{ deploy: { hero: 2, lane: 0 } }, ["hero:2", `cell:${at("B4")}`]],
    [{ deploy: null }, ["word:deploy"]],
    [{ act: { attack: { action: 1, to: at("G7") } } }, ["action:1", `cell:${at("G7")}`]],
    [{ act: { ability: { action: 2 } } }, ["action:2"]],
    [{ act: { ghost_move: { card: 48 } } }, ["card:48"]],
    [{ act: "move" }, ["word:move"]],
    [{ pace: { swing: at("G5") } }, [`cell:${at("G5")}`]],
    [{ pace: "stop" }, ["word:stop"]],
    [{ priority: true }, ["word:heroes"]],
    [{ reroll: null }, ["word:reroll"]],
    [{ reroll: 3 }, ["die:3"]],
    [{ open: "pass" }, ["word:pass"]],
    [{ open: { card: 6 } }, ["card:6"]],
    [{ open: { response: { hero: 4, action: 2 } } }, ["response:4.2"]],
    [{ pick_hero: null }, ["word:pick_hero"]],
    [{ mend: { tile: 3, damage: 2 } }, [`cell:${at("D5")}`, "count:2"]],
    [{ mend: null }, ["word:mend"]],
    [{ captain: 2 }, ["seat:2"]],
    [{ lend: false }, ["word:keep"]],
    [{ spare: 1 }, ["count:1"]],
    [{ lane: 2 }, [`cell:${at("B10")}`]],
    [{ rob: 1 }, ["seat:1"]],
    [{ discard: 12 }, ["card:12"]],
    [{ assign: { to: { deckhand: 1 }, result: 5 } }, ["crew:deckhand.1", "result:5"]],
    [{ assign: { to: "tile", result: 5 } }, ["prize:here", "result:5"]],
  ])("%j", (move, expected) => {
    expect(pieces(move)).toEqual(expected);
  });

  it("and one that is new to this page is picked by its words", () => {
    expect(pieces({ buy_skill: { hero: 1 } })).toEqual(['word:{"buy_skill":{"hero":1}}']);
  });
});

describe("hits", () => {
  const hit = (to: unknown, result: number) => choice({ assign: { to, result } });

  it("are given with one click where the dice are alike", () => {
    const ways = waysTo([hit({ hero: 6 }, 4), hit("tile", 4)], view(), plan, 0);
    expect(standingOf(ways, ["hero:6"]).made?.move).toEqual({ assign: { to: { hero: 6 }, result: 4 } });
  });

  it("and with two where it matters which die hits whom", () => {
    const ways = waysTo([hit({ hero: 6 }, 4), hit({ hero: 6 }, 6)], view(), plan, 0);
    expect(standingOf(ways, ["hero:6"]).made).toBeNull();
    expect(standingOf(ways, ["hero:6", "result:6"]).made?.move).toEqual({
      assign: { to: { hero: 6 }, result: 6 },
    });
  });
});

it("a click that means nothing can be asked about", () => {
  expect(wouldBe("pace", 30, [])).toEqual({ pace: { to: 30 } });
  expect(wouldBe("act", 30, ["action:1"])).toEqual({ act: { attack: { action: 1, to: 30 } } });
  expect(wouldBe("act", 30, [])).toBeNull();
  expect(wouldBe("crew_aim", 30, ["cell:29"])).toEqual({ crew_aim: { from: 29, to: 30 } });
  expect(wouldBe("open", 30, [])).toBeNull();
});

it("a line of the log marks what it speaks of", () => {
  const marks = (event: unknown) => marksOf(event as Event);
  expect(marks({ event: "stepped", hero: "pale", from: 34, to: 35 })).toEqual([
    "named:pale",
    "cell:34",
    "cell:35",
  ]);
  expect(
    marks({ event: "attack_declared", by: { kind: "hero", hero: "ivan", action: "riposte" }, target: 50 }),
  ).toEqual(["cell:50", "named:ivan"]);
  expect(marks({ event: "kraken_came" })).toEqual(["beast:kraken"]);
  expect(marks({ event: "coins_passed", from: "porter", to: "tom", coins: 1 })).toEqual([
    "named:porter",
    "named:tom",
  ]);
});
