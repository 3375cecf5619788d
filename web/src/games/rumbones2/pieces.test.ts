// @vitest-environment node
import { describe, expect, it } from "vitest";
import { standingOf } from "../../kit/ways";
import type { Event2, Sheet2 } from "../../wire/rumbones2";
import schema from "../../wire/schema/rumbones2.json";
import { at, choice, view } from "./fixtures/sea";
import { marksOf, piecesOf, printedOn, waysTo, wouldBe } from "./pieces";

const mast = { piece: "main-mast", side: 0, cell: at("I6"), damage: 3, hp: 8, lost: false };
const some = view({ pieces: [mast] });
const cell = (label: string) => `cell:${at(label)}`;

/** Every kind of move, with the pieces by which it is picked. */
const MOVES: [unknown, string[]][] = [
  [{ wish: 1 }, ["faction:1"]],
  [{ pick: 4 }, ["recruit:4"]],
  [{ crew_master: 2 }, ["seat:2"]],
  [{ captain: 0 }, ["seat:0"]],
  [{ entrust: 3 }, ["seat:3"]],
  [{ activate: { hero: 2 } }, ["hero:2"]],
  [{ activate: "crew" }, ["crew:all"]],
  [{ activate: "dragon" }, ["beast:dragon"]],
  [{ deploy: at("H4") }, [cell("H4")]],
  [{ pace: { to: at("G4") } }, [cell("G4")]],
  [{ pace: { swing: at("L5") } }, [cell("L5")]],
  [{ pace: "stop" }, ["word:stop"]],
  [{ act: { attack: { skill: 1, to: at("G4") } } }, ["action:1", cell("G4")]],
  [{ act: { ability: { skill: 2 } } }, ["action:2"]],
  [{ act: { improve: { skill: 2 } } }, ["improve:2"]],
  [{ act: "move" }, ["word:move"]],
  [{ act: "chest" }, ["word:chest"]],
  [{ open: "pass" }, ["word:pass"]],
  [{ open: { card: 6 } }, ["card:6"]],
  [{ open: { reaction: { hero: 4, skill: 2 } } }, ["response:4.2"]],
  [{ pick_hero: null }, ["word:pick_hero"]],
  [{ pick_hero: 1 }, ["hero:1"]],
  [{ consent: true }, ["answer:consent"]],
  [{ consent: false }, ["word:consent"]],
  [{ pick_place: at("F6") }, [cell("F6")]],
  [{ pick_figure: { hero: 3 } }, ["hero:3"]],
  [{ pick_figure: { crew: { side: 1, cell: 50, bosun: true } } }, ["figure:1.50.bosun"]],
  [{ shove_each: { crew: { side: 0, cell: 50, bosun: false } } }, ["figure:0.50.deckhand"]],
  [{ push_step: null }, ["word:push_step"]],
  [{ push_step: at("F6") }, [cell("F6")]],
  [{ reroll: 3 }, ["die:3"]],
  [{ reroll: null }, ["word:reroll"]],
  [{ cancel: 5 }, ["result:5"]],
  [{ assign: { to: "deckhand", face: 5 } }, ["crew:deckhand", "result:5"]],
  [{ assign: { to: { hero: 1 }, face: 5 } }, ["hero:1", "result:5"]],
  [{ assign: { to: "object", face: 5 } }, ["prize:here", "result:5"]],
  [{ fall_order: 2 }, ["hero:2"]],
  [{ drown_order: 2 }, ["hero:2"]],
  [{ rob: null }, ["word:rob"]],
  [{ rob: 3 }, ["hero:3"]],
  [{ loot: { hero: 1, coins: 2 } }, ["hero:1", "count:2"]],
  [{ mend: 0 }, [cell("I6")]],
  [{ discard: 12 }, ["card:12"]],
  [{ receiver: 1 }, ["seat:1"]],
  [{ second_aim: at("F6") }, [cell("F6")]],
  [{ chest_step: true }, ["answer:chest_step"]],
  [{ leave_out: at("H4") }, [cell("H4")]],
  [{ spread: at("H4") }, [cell("H4")]],
  [{ boatswain: at("H4") }, [cell("H4")]],
  [{ gun_first: true }, ["answer:gun"]],
  [{ gun_first: false }, ["answer:march"]],
  [{ gun_aim: at("B4") }, [cell("B4")]],
  [{ stay: 0 }, ["count:0"]],
  [{ fork: { to: at("N5"), count: 2 } }, [cell("N5"), "count:2"]],
  [{ crew_aim: { from: at("E4"), to: at("D4") } }, [cell("E4"), cell("D4")]],
  [{ crew_count: 3 }, ["count:3"]],
  [{ smash_order: at("B4") }, [cell("B4")]],
  [{ smash_aim: at("C4") }, [cell("C4")]],
  [{ drill: null }, ["word:drill"]],
  [{ enlist: 1 }, ["count:1"]],
  [{ squad_step: at("C4") }, [cell("C4")]],
  [{ dragon_act: { attack: { skill: 0, to: at("C4") } } }, ["action:0", cell("C4")]],
  [{ dragon_act: "end" }, ["word:end"]],
  [{ dragon_step: at("E5") }, [cell("E5")]],
  [{ lash_order: at("J6") }, [cell("J6")]],
  [{ victim: 5 }, ["hero:5"]],
  [{ toss: null }, ["word:toss"]],
  [{ toss: 3 }, ["card:3"]],
];

describe("every move has pieces to click", () => {
  it.each(MOVES)("%j", (move, expected) => {
    expect(piecesOf(choice(move), some)).toEqual(expected);
  });

  it("of every kind that the server knows", () => {
    const kinds = schema.definitions.Move2.oneOf.map(({ required: [kind] }) => kind);
    const known = new Set(MOVES.flatMap(([move]) => Object.keys(move as object)));
    expect(kinds.length).toBeGreaterThan(40);
    expect(kinds.filter((kind) => !known.has(kind ?? ""))).toEqual([]);
  });

  it("and one that is new to this page is picked by its words", () => {
    expect(piecesOf(choice({ sing: { song: 1 } }), some)).toEqual(['word:{"sing":{"song":1}}']);
  });
});

describe("what nobody has to pick", () => {
  const hit = (to: unknown, face: number) => choice({ assign: { to, face } });

  it("is a die where all are alike: hits are given with one click", () => {
    const ways = waysTo([hit({ hero: 6 }, 4), hit("object", 4)], some);
    expect(standingOf(ways, ["hero:6"]).made?.move).toEqual({ assign: { to: { hero: 6 }, face: 4 } });
  });

  it("but for where it matters which die hits whom", () => {
    const ways = waysTo([hit({ hero: 6 }, 4), hit({ hero: 6 }, 6)], some);
    expect(standingOf(ways, ["hero:6"]).made).toBeNull();
    expect(standingOf(ways, ["hero:6", "result:6"]).made?.move).toEqual({
      assign: { to: { hero: 6 }, face: 6 },
    });
  });

  it("is how many go, where only one can", () => {
    const lot = (to: string, count: number) => choice({ fork: { to: at(to), count } });
    const one = waysTo([lot("N5", 1), lot("N7", 1)], some);
    expect(standingOf(one, [cell("N5")]).made?.move).toEqual({ fork: { to: at("N5"), count: 1 } });
    const more = waysTo([lot("N5", 1), lot("N5", 2)], some);
    expect(standingOf(more, [cell("N5")]).made).toBeNull();
  });

  it("but never all there is to pick", () => {
    const ways = waysTo([choice({ crew_count: 2 })], some);
    expect(standingOf(ways, ["count:2"]).made?.move).toEqual({ crew_count: 2 });
  });
});

it("a click that means nothing can be asked about", () => {
  expect(wouldBe("pace", 30, [])).toEqual({ pace: { to: 30 } });
  expect(wouldBe("act", 30, ["action:1"])).toEqual({ act: { attack: { skill: 1, to: 30 } } });
  expect(wouldBe("act", 30, [])).toBeNull();
  expect(wouldBe("dragon_act", 30, ["action:2"])).toEqual({ dragon_act: { attack: { skill: 2, to: 30 } } });
  expect(wouldBe("crew_aim", 30, ["cell:29"])).toEqual({ crew_aim: { from: 29, to: 30 } });
  expect(wouldBe("gun_aim", 30, [])).toEqual({ gun_aim: 30 });
  expect(wouldBe("open", 30, [])).toBeNull();
});

it("a line of the log marks what it speaks of", () => {
  const marks = (event: unknown) => marksOf(event as Event2);
  const [snapper, viana] = [
    { id: "snapper", side: 0 },
    { id: "viana", side: 1 },
  ];
  expect(marks({ event: "stepped", hero: snapper, from: 34, to: 35 })).toEqual([
    "fighter:0.snapper",
    "cell:34",
    "cell:35",
  ]);
  const by = { kind: "hero", hero: viana, skill: "rapier" };
  expect(marks({ event: "attack_declared", by, target: 50 })).toEqual(["cell:50", "fighter:1.viana"]);
  expect(marks({ event: "kraken_came", cell: 9 })).toEqual(["cell:9", "beast:kraken"]);
  expect(marks({ event: "coins_stolen", from: viana, to: snapper, coins: 1 })).toEqual([
    "fighter:1.viana",
    "fighter:0.snapper",
  ]);
  expect(marks({ event: "card_played", seat: 0, card: "D03" })).toEqual(["named:D03"]);
});

it("a hero that both sides have is marked on the side that the line tells of", () => {
  const marked = (side: number) => marksOf({ event: "rested", hero: { id: "viana", side } });
  expect(marked(0)).not.toEqual(marked(1));
  expect(marksOf({ event: "hero_chosen", hero: "viana", side: 1 })).toEqual(marked(1));
});

it("a window tells what is printed on a card, and on the second side of a reaction", () => {
  const phrase = (key: string) => [{ key, args: [], rule: null }];
  const sheet = {
    cards: [{ text: phrase("card") }],
    heroes: [
      {
        skills: [
          {
            skill: "parry",
            levels: [
              [null, phrase("idle")],
              [null, phrase("parried")],
            ],
          },
        ],
      },
    ],
  } as unknown as Sheet2;
  const keys = (move: unknown, args: unknown[] = []) =>
    printedOn(choice(move, args), sheet).map(({ key }) => key);
  expect(keys({ open: { card: 0 } })).toEqual(["card"]);
  expect(keys({ open: { reaction: { hero: 3, skill: 0 } } }, [["skill", { name: "parry" }]])).toEqual([
    "parried",
  ]);
  expect(keys({ open: "pass" })).toEqual([]);
});
