// A table to be: what its host has chosen so far.
import type { AtZero, ClockRule, GameCard, NewTable, Pace, Sitter, Terms } from "../wire/wire";
import { defaultsOf, fieldsOf, type Values } from "./options";

/** Who shall sit at a seat: `me`, `open`, or the name of a bot. */
export type SeatChoice = string;

export interface Draft {
  game: string;
  seats: SeatChoice[];
  /** Names of people at this device, by seat; who has none goes by the host's. */
  names: string[];
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
  /** Seconds somebody must be away before the others may let a bot play for them. */
  grace: number;
  /** Whether everything may be taken back; of use only to one person against bots. */
  practice: boolean;
  options: Values;
}

/** A wish for a table; a game without options takes none, and nobody gives away here what is sealed. */
export type Wish = Omit<NewTable, "options" | "entropy"> & Partial<Pick<NewTable, "options">>;

const usualBot = "mcts:medium";

/** A friendly beginning: the host, one open seat, and bots for the rest. */
export function freshDraft(card: GameCard): Draft {
  const seats = Math.min(Math.max(card.seats[0], 2), card.seats[1]);
  return {
    game: card.id,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : seat === 1 ? "open" : usualBot)),
    names: [],
    public: false,
    spectators: true,
    shuffle: false,
    pace: "quick",
    clock: "none",
    seconds: 90,
    minutes: 20,
    increment: 10,
    atZero: "bot",
    grace: 60,
    practice: true,
    options: defaultsOf(fieldsOf(card.options)),
  };
}

/** The same draft for more or fewer people; newcomers are bots. */
export function resized(draft: Draft, seats: number): Draft {
  return { ...draft, seats: Array.from({ length: seats }, (_, seat) => draft.seats[seat] ?? usualBot) };
}

/** Whether more than one person plays at this device. */
export function isShared(draft: Draft): boolean {
  return draft.seats.filter((choice) => choice === "me").length > 1;
}

function sitter(choice: SeatChoice, name: string): Sitter {
  if (choice === "me") return name === "" ? "me" : { named: name };
  return choice === "open" ? "open" : { bot: choice };
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

/** Whether one person plays against bots alone. */
export function isAlone(draft: Draft): boolean {
  return isFull(draft) && draft.seats.filter((seat) => seat === "me").length === 1;
}

/** The wish that goes to the server. */
export function tableOf(draft: Draft, seal: string): Wish {
  const terms: Terms = {
    public: draft.public,
    spectators: draft.spectators,
    shuffle: draft.shuffle,
    pace: draft.pace,
    clock: clockRule(draft),
    at_zero: draft.atZero,
    grace: draft.grace,
    practice: draft.practice && isAlone(draft),
  };
  return {
    game: draft.game,
    ...(Object.keys(draft.options).length > 0 ? { options: draft.options } : {}),
    seats: draft.seats.map((choice, seat) =>
      sitter(choice, isShared(draft) ? (draft.names[seat] ?? "").trim() : ""),
    ),
    terms,
    start: isFull(draft),
    seal,
  };
}
