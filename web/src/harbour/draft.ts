// A table to be: what its host has chosen so far.
import type { AtZero, ClockRule, GameCard, NewTable, Pace, Sitter, Terms } from "../wire/wire";
import { defaultsOf, fieldsOf, type Value } from "./options";

/** Who shall sit at a seat: `me`, `open`, or the name of a bot. */
export type SeatChoice = string;

export interface Draft {
  game: string;
  seats: SeatChoice[];
  public: boolean;
  spectators: boolean;
  shuffle: boolean;
  pace: Pace;
  clock: "none" | "decision" | "reserve";
  /** Seconds for each decision. */
  seconds: number;
  /** Minutes for the whole game. */
  minutes: number;
  /** Seconds that each decision adds. */
  increment: number;
  atZero: AtZero;
  options: Record<string, Value>;
}

/** A wish for a table; a game without options takes none. */
export type Wish = Omit<NewTable, "options"> & Partial<Pick<NewTable, "options">>;

const usualBot = "mcts:medium";

/** A friendly beginning: the host, one open seat, and bots for the rest. */
export function freshDraft(card: GameCard): Draft {
  const seats = Math.min(Math.max(card.seats[0], 2), card.seats[1]);
  return {
    game: card.id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : seat === 1 ? "open" : usualBot)),
    public: false,
    spectators: true,
    shuffle: false,
    pace: "quick",
    clock: "none",
    seconds: 90,
    minutes: 20,
    increment: 10,
    atZero: "bot",
    options: defaultsOf(fieldsOf(card.options)),
  };
}

/** The same draft for more or fewer people; newcomers are bots. */
export function resized(draft: Draft, seats: number): Draft {
  return { ...draft, seats: Array.from({ length: seats }, (_, seat) => draft.seats[seat] ?? usualBot) };
}

function sitter(choice: SeatChoice): Sitter {
  return choice === "me" || choice === "open" ? choice : { bot: choice };
}

function clockRule(draft: Draft): ClockRule {
  switch (draft.clock) {
    case "none":
      return "none";
    case "decision":
      return { decision: draft.seconds };
    case "reserve":
      return { reserve: { seconds: draft.minutes * 60, increment: draft.increment } };
  }
}

/** Whether nobody has to come any more, so that the game can begin at once. */
export function isFull(draft: Draft): boolean {
  return !draft.seats.includes("open");
}

/** The wish that goes to the server. */
export function tableOf(draft: Draft, entropy: string): Wish {
  const terms: Terms = {
    public: draft.public,
    spectators: draft.spectators,
    shuffle: draft.shuffle,
    pace: draft.pace,
    clock: clockRule(draft),
    at_zero: draft.atZero,
  };
  return {
    game: draft.game,
    ...(Object.keys(draft.options).length > 0 ? { options: draft.options } : {}),
    seats: draft.seats.map(sitter),
    terms,
    start: isFull(draft),
    entropy,
  };
}
