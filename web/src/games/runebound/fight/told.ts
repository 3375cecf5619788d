/** A fight as the story tells it: its throws, how it ended, and what it brought. */
import type { Event } from "../../../wire/runebound";
import type { Heard } from "../../../wire/wire";
import { hear, type RollTold } from "../roll/told";

/** How a fight ended: for the hero who began it, or by a hero who got away. */
export type Ending =
  | { kind: "won" }
  | { kind: "felled"; seat: number }
  | { kind: "escaped"; seat: number }
  | { kind: "broken-off" };

export interface FightTold {
  /** Which line of the story began it: two fights never share one. */
  at: number;
  /** Who began it. */
  seat: number;
  /** What was fought, by its id, or the seat of the other hero. */
  foe: string | number;
  /** What happened before the first throw of this round. */
  preface: Heard[];
  rolls: RollTold[];
  /** Nothing while it goes on. */
  end: Ending | null;
  /** What it brought and cost, line by line. */
  outcome: Heard[];
  /** How many turns have begun since it was over. */
  age: number;
}

/** What a fight brings or costs. */
const OUTCOME: ReadonlySet<string> = new Set<Event["event"]>([
  "challenge_defeated",
  "escaped",
  "knocked_out",
  "token_taken",
  "tokens_taken",
  "no_tokens",
  "gold_gained",
  "xp_noted",
  "kept",
  "keep_declined",
  "rune_count",
  "task_done",
  "left_behind",
  "pushed_off",
  "retreated",
  "lost",
  "carried_to",
  "card_plundered",
  "gold_plundered",
  "nothing_plundered",
  "battle_lost",
  "game_won",
  "doom_laid",
  "doom_token",
  "doom_complete",
]);

/** What comes after all that a fight brings. */
const NEXT: ReadonlySet<string> = new Set<Event["event"]>([
  "turn_began",
  "stocked",
  "bought",
  "sold",
  "healing_paid",
  "grew",
  "drawn",
  "battle_entered",
]);

function began(event: Event, at: number): FightTold | null {
  const blank = { preface: [], rolls: [], end: null, outcome: [], age: 0 };
  if (event.event === "fight_began") return { at, seat: event.seat, foe: event.foe, ...blank };
  if (event.event === "duel_began") return { at, seat: event.seat, foe: event.other, ...blank };
  return null;
}

/** Whether a line ends a fight, and how. Only a hero's wounds come with the seat of a fighter whose hero `heroes` names. */
function endedBy(event: Event, heroes: readonly (string | null)[]): Ending | null {
  switch (event.event) {
    case "challenge_defeated":
      return { kind: "won" };
    case "foe_wounded":
      return event.total >= event.life ? { kind: "won" } : null;
    case "escaped":
      return { kind: "escaped", seat: event.seat };
    case "knocked_out":
      return { kind: "felled", seat: event.seat };
    case "wounded":
      return event.total >= event.life && heroes[event.seat] === event.who
        ? { kind: "felled", seat: event.seat }
        : null;
    default:
      return null;
  }
}

/** The last fight of a story; `on` says whether it still goes on, `heroes` which hero each seat has. */
export function lastFight(
  lines: readonly Heard[],
  heroes: readonly (string | null)[],
  on: boolean,
): FightTold | null {
  const start = lines.findLastIndex((line) => began(line.event as unknown as Event, 0) !== null);
  const first = lines[start];
  const told = first ? began(first.event as unknown as Event, start) : null;
  if (!told) return null;
  let over = false;
  for (const line of lines.slice(start + 1)) {
    const event = line.event as unknown as Event;
    if (event.event === "turn_began") told.age += 1;
    if (!over && told.end && NEXT.has(event.event)) over = true;
    if (over) continue;
    // Who was felled may be kept up after all.
    if (event.event === "last_gasp") told.end = null;
    told.end ??= endedBy(event, heroes);
    if (told.end && OUTCOME.has(event.event)) told.outcome.push(line);
    else if (event.event === "combat_round") Object.assign(told, { preface: [] });
    else if (!hear(told.rolls, line)) told.preface.push(line);
  }
  if (on) told.end = null;
  else told.end ??= { kind: "broken-off" };
  return told;
}

/** Lines that say again what the dice show. */
const DICE: ReadonlySet<string> = new Set<Event["event"]>([
  "rolled",
  "rerolled",
  "settled",
  "attacks",
  "defends",
  "wounds_due",
]);

/** What came of the last throws, in the words of the story; what the dice show by themselves is left out. */
export function aftermath({ preface, rolls }: FightTold, most: number): Heard[] {
  const lines = rolls.length > 0 ? rolls.slice(-2).flatMap(({ effects }) => effects) : preface;
  return lines.filter(({ event }) => !DICE.has(String(event["event"]))).slice(-most);
}
