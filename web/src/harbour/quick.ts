// "Play now": one click, a table against bots. What was chosen last time is remembered.
import { keep, kept } from "../app/keep";
import type { GameCard } from "../wire/wire";
import type { Wish } from "./draft";

export interface Quick {
  seats: number;
  /** The seat one plays; -1 lets the lot decide. */
  seat: number;
  bot: string;
}

const place = (game: string) => `quick.${game}`;

/** A short game is the best first game: as few seats as it takes, the first seat, a bot that can be beaten. */
export function usualQuick(card: Pick<GameCard, "seats">): Quick {
  return { seats: Math.max(2, card.seats[0]), seat: 0, bot: "mcts:easy" };
}

export function readQuick(card: GameCard, text: string | null): Quick {
  const usual = usualQuick(card);
  try {
    const found = JSON.parse(text ?? "null") as Partial<Quick> | null;
    const seats = found?.seats ?? usual.seats;
    if (!Number.isInteger(seats) || seats < card.seats[0] || seats > card.seats[1]) return usual;
    const seat = found?.seat ?? usual.seat;
    const bot = typeof found?.bot === "string" ? found.bot : usual.bot;
    return { seats, seat: Number.isInteger(seat) && seat < seats ? Math.max(-1, seat) : usual.seat, bot };
  } catch {
    return usual;
  }
}

export function rememberedQuick(card: GameCard): Quick {
  return readQuick(card, kept(place(card.id)));
}

export function rememberQuick(game: string, quick: Quick): void {
  keep(place(game), JSON.stringify(quick));
}

/** The table that is asked for. */
export function quickTable(game: string, quick: Quick, entropy: string): Wish {
  const mine = Math.max(0, quick.seat);
  return {
    game,
    seats: Array.from({ length: quick.seats }, (_, seat) => (seat === mine ? "me" : { bot: quick.bot })),
    terms: {
      public: false,
      spectators: false,
      shuffle: quick.seat < 0,
      pace: "quick",
      clock: "none",
      at_zero: "bot",
    },
    start: true,
    entropy,
  };
}
