/** What has happened in a battle so far, gathered from the events. */
import type { Avoided, BattleView, Event, Manoeuvre, PlanKind, Ship, View } from "../../../wire/ahoy";
import type { At } from "../../../wire/ahoy";
import type { Heard } from "../../../wire/wire";
import { same } from "../chart";
import { foeKey } from "../pieces";

/** Attacker and defender. */
export type Sides<T> = [T, T];

/** What a side threw: its dice, or only what they add up to where nobody has told them one by one. */
export type Throw = { dice: number[] } | { sum: number };

export interface BattleStory {
  at: At;
  ships: Sides<Ship>;
  aim: Sides<number>;
  /** What each side threw; nothing yet before it. */
  throws: Sides<Throw | null>;
  plans: PlanKind[];
  results: Sides<number> | null;
  /** 0 for the attacker, 1 for the defender. */
  winner: 0 | 1 | null;
  avoided: Avoided | null;
  manoeuvre: Manoeuvre | null;
}

export function storyOf({ at, attacker, defender, aim, roll }: BattleView): BattleStory {
  return {
    at,
    ships: [attacker, defender],
    aim: [aim[0], aim[1]],
    throws: [thrown(attacker, roll[0]), thrown(defender, roll[1])],
    plans: [],
    results: null,
    winner: null,
    avoided: null,
    manoeuvre: null,
  };
}

/** A view tells the sum alone, and the Union may have thrown two dice. */
function thrown(ship: Ship, sum: number): Throw | null {
  if (sum === 0) return null;
  return ship.owner === "union" ? { sum } : { dice: [sum] };
}

/** What a throw is worth. */
export function points(one: Throw | null): number {
  if (one === null) return 0;
  return "sum" in one ? one.sum : one.dice.reduce((sum, die) => sum + die, 0);
}

function withSide<T>(sides: Sides<T>, side: 0 | 1, value: T): Sides<T> {
  return side === 0 ? [value, sides[1]] : [sides[0], value];
}

/** The story after an event; events outside of battles leave it as it is. */
export function told(story: BattleStory | null, event: Event): BattleStory | null {
  if (event.event === "battle_began") {
    const { attacker, defender, at } = event;
    return storyOf({ attacker, defender, at, aim: [0, 0], roll: [0, 0] });
  }
  if (!story) return null;
  switch (event.event) {
    case "plan_played":
      return { ...story, plans: [...story.plans, event.plan] };
    case "aimed": {
      const side = sideOf(story, event.faction);
      return { ...story, aim: withSide(story.aim, side, event.by) };
    }
    case "battle_rolled":
      return {
        ...story,
        throws: withSide(story.throws, sideOf(story, event.faction), { dice: event.dice }),
      };
    case "battle_avoided":
      return { ...story, avoided: event.by };
    case "battle_won": {
      const winner = foeKey(event.winner.kind) === foeKey(story.ships[0].kind) ? 0 : 1;
      return { ...story, results: [event.results[0], event.results[1]], winner };
    }
    case "manoeuvre_made":
      return { ...story, manoeuvre: event.manoeuvre };
    default:
      return story;
  }
}

function sideOf(story: BattleStory, faction: string): 0 | 1 {
  return story.ships[0].owner === faction ? 0 : 1;
}

/** Whether a story tells of the battle that is under way. */
export function isAbout(story: BattleStory | null, battle: BattleView): boolean {
  if (!story || story.avoided) return false;
  return (
    foeKey(story.ships[0].kind) === foeKey(battle.attacker.kind) &&
    foeKey(story.ships[1].kind) === foeKey(battle.defender.kind)
  );
}

/** The battle under way as it was told before one came to it; none when a part of its story is missing. */
export function recalled(lines: readonly Heard[], battle: BattleView): BattleStory | null {
  const events = lines.map((line) => line.event as unknown as Event);
  const first = events.findLastIndex((event) => event.event === "battle_began");
  const story = events.slice(Math.max(first, 0)).reduce<BattleStory | null>(told, null);
  const whole =
    story !== null &&
    isAbout(story, battle) &&
    same(story.at, battle.at) &&
    story.throws.every((one, side) => points(one) === battle.roll[side]) &&
    story.aim.every((by, side) => by === battle.aim[side]);
  return whole ? story : null;
}

/** What adds to a roll, by its source. */
export interface Bonus {
  source: "aim" | "stronghold" | "gunship" | "fighters" | "weapons_cache";
  plus: number;
}

export function bonusesOf(
  story: BattleStory,
  side: 0 | 1,
  view: View,
  hasFighters: (card: string) => boolean,
): Bonus[] {
  const ship = story.ships[side];
  const board = view.boards.find(({ faction }) => faction === ship.owner);
  const caches = ship.owner === "union" ? story.plans.filter((plan) => plan === "weapons_cache").length : 0;
  const bonuses: Bonus[] = [
    { source: "aim", plus: story.aim[side] },
    { source: "stronghold", plus: ship.kind === "stronghold" ? 2 : 0 },
    { source: "gunship", plus: ship.kind === "gunship" ? 3 : 0 },
    { source: "fighters", plus: board?.crew.some(hasFighters) ? 1 : 0 },
    { source: "weapons_cache", plus: caches * (board?.union?.ready ?? 0) },
  ];
  return bonuses.filter(({ plus }) => plus > 0);
}
