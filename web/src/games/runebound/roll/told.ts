/** The throws of two dice as the story tells them. */
import type { Event } from "../../../wire/runebound";
import type { Heard } from "../../../wire/wire";

/** A throw, and what came of it. */
export interface RollTold {
  seat: number;
  /** Who rolled, by its id. */
  who: string;
  /** What for: `attack`, `defence`, `guard`, `escape` or `test`. */
  aim: string;
  stat: string;
  dice: [number, number];
  /** Everything that was added to the dice. */
  added: number;
  need: number | null;
  /** Whether the dice were thrown again. */
  again: boolean;
  /** Whether it succeeded; nothing while that is open. */
  success: boolean | null;
  /** What came of it, line by line. */
  effects: Heard[];
}

type Of<Kind extends Event["event"]> = Extract<Event, { event: Kind }>;

function begin({ seat, who, aim, stat, dice, value, need }: Of<"rolled">): RollTold {
  return {
    ...{ seat, who, aim, stat, need, dice: [dice[0], dice[1]], added: value },
    ...{ again: false, success: null, effects: [] },
  };
}

/** Takes a line into the throws that were told so far; false where it belongs to none of them. */
export function hear(rolls: RollTold[], line: Heard): boolean {
  const event = line.event as unknown as Event;
  const last = rolls.at(-1);
  if (event.event === "rolled") {
    rolls.push(begin(event));
    return true;
  }
  if (!last) return false;
  if (event.event === "rerolled") Object.assign(last, { dice: event.dice, again: true });
  else if (event.event === "settled") {
    last.added = event.total - last.dice[0] - last.dice[1];
    last.success = last.need === null ? null : event.success;
  } else last.effects.push(line);
  return true;
}

/** What a throw comes to. */
export function totalOf({ dice, added }: Pick<RollTold, "dice" | "added">): number {
  return dice[0] + dice[1] + added;
}

/** What divides the story: a test before it is over and told. */
const NEXT: ReadonlySet<string> = new Set<Event["event"]>([
  "turn_began",
  "drawn",
  "fight_began",
  "duel_began",
  "combat_round",
  "attempted",
  "faced",
  "bought",
  "sold",
  "healing_paid",
  "talks_began",
  "entered",
]);

/** The last test outside of a fight, if nothing else has begun since. */
export function lastTest(lines: readonly Heard[]): RollTold | null {
  let rolls: RollTold[] = [];
  for (const line of lines) {
    if (NEXT.has((line.event as unknown as Event).event)) rolls = [];
    else hear(rolls, line);
  }
  const last = rolls.at(-1);
  return last?.aim === "test" ? last : null;
}
