// "Play now": one click, a table against bots. What was chosen last time is remembered.
import { keep, kept } from "../app/keep";
import { faceOf } from "../games/faces";
import type { GameCard } from "../wire/wire";
import type { Wish } from "./draft";

export interface Quick {
  seats: number;
  /** The seat one plays; -1 lets the lot decide. */
  seat: number;
  bot: string;
}

/** The game that is played at once: enough of its card to begin before the shelf has answered. */
export type Favourite = Pick<GameCard, "id" | "title" | "seats">;

const place = (game: string) => `quick.${game}`;
const favouritePlace = "quick";
const firstFavourite: Favourite = { id: "ahoy", title: "Ahoy", seats: [2, 4] };

/** A short game is the best first game: as few seats as it takes, the first seat, a bot that can be beaten. */
export function usualQuick(card: Favourite): Quick {
  return { seats: faceOf(card.id)?.company ?? Math.max(2, card.seats[0]), seat: 0, bot: "mcts:easy" };
}

export function readQuick(card: Favourite, text: string | null): Quick {
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

export function rememberedQuick(card: Favourite): Quick {
  return readQuick(card, kept(place(card.id)));
}

export function rememberQuick(game: string, quick: Quick): void {
  keep(place(game), JSON.stringify(quick));
}

export function readFavourite(text: string | null): Favourite {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Record<keyof Favourite, unknown>> | null;
    const [least, most] = Array.isArray(found?.seats) ? (found.seats as unknown[]) : [];
    if (typeof found?.id !== "string" || typeof found.title !== "string") return firstFavourite;
    if (!Number.isInteger(least) || !Number.isInteger(most)) return firstFavourite;
    return { id: found.id, title: found.title, seats: [Number(least), Number(most)] };
  } catch {
    return firstFavourite;
  }
}

/** The game that was chosen last time; Ahoy the first time. */
export function rememberedFavourite(): Favourite {
  return readFavourite(kept(favouritePlace));
}

export function rememberFavourite({ id, title, seats }: Favourite): void {
  keep(favouritePlace, JSON.stringify({ id, title, seats }));
}

/** The table that is asked for. */
export function quickTable(game: string, quick: Quick, seal: string): Wish {
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
      grace: 60,
      practice: true,
    },
    start: true,
    seal,
  };
}
