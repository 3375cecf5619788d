/** What people, bots and seats are called. */
import { isolated } from "../words/bidi";
import { formOf, keys, listed, nameOf, say, t } from "../words/words.svelte";
import type { SeatInfo, Who } from "../wire/wire";

const BOTS = keys({
  random: "table-bot-random",
  greedy: "table-bot-greedy",
  "mcts:easy": "table-bot-easy",
  "mcts:medium": "table-bot-medium",
  "mcts:hard": "table-bot-hard",
});

/** The bots a host may seat, the weakest first. */
export const BOT_LEVELS = ["random", "mcts:easy", "mcts:medium", "mcts:hard"] as const;

export function botName(spec: string): string {
  return spec in BOTS ? t(BOTS[spec as keyof typeof BOTS]) : t("table-bot-other", { bot: spec });
}

export function isBot(who: Who): who is { bot: string } {
  return typeof who === "object" && "bot" in who;
}

export function isPerson(who: Who): who is { person: { id: number; name: string } } {
  return typeof who === "object" && "person" in who;
}

/** Who sits there. */
export function sitterName(who: Who): string {
  if (isPerson(who)) return isolated(who.person.name);
  return isBot(who) ? botName(who.bot) : t("table-seat-open");
}

/** Who sits at some seats, each once, as the language joins them. */
export function namesOf(seats: Pick<SeatInfo, "who">[]): string {
  return listed([...new Set(seats.map((seat) => sitterName(seat.who)))]);
}

/** The part a seat plays: its faction, or its number. */
export function roleName(game: string, seat: Pick<SeatInfo, "role" | "seat">): string {
  if (seat.role !== "") return formOf(game, seat.role, "short");
  return say(game, { key: "ui-seat", args: [["seat", { number: seat.seat + 1 }]], rule: null });
}

/** The part in full, as in a title. */
export function fullRole(game: string, seat: Pick<SeatInfo, "role" | "seat">): string {
  return seat.role === "" ? roleName(game, seat) : nameOf(game, seat.role);
}

/** The colour of a seat: its faction's where that has one, or one by its number, which a game may set on its tables. */
export function seatColour(seat: Pick<SeatInfo, "role" | "seat">): string {
  const spare = ["smuggler1", "union", "squadron", "smuggler2"];
  const own = `var(--seat${seat.seat}, var(--${spare[seat.seat % spare.length] ?? "accent"}))`;
  return seat.role === "" ? own : `var(--${seat.role}, ${own})`;
}
