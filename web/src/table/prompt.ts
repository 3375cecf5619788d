/** Whose turn it is and what is asked, in a sentence. */
import type { GameModule } from "../games/contract";
import type { Now, Seat, TableInfo } from "../wire/wire";
import { listed, say, t } from "../words/words.svelte";
import { roleName } from "./people";

export interface Prompt {
  text: string;
  /** Whether the reader is the one who decides. */
  mine: boolean;
}

export function promptOf(game: GameModule, info: TableInfo, now: Now, seat: Seat | null): Prompt {
  if (info.status === "over") return { text: t("table-is-over"), mine: false };
  const ask = game.askOf(now);
  if (now.choices && now.choices.seat === seat && playsItself(info, seat)) {
    const text = ask ? say(info.game, ask) : t("table-your-move");
    return { text: now.turn.any ? t("table-any-of-you", { ask: text }) : text, mine: true };
  }
  const asked = info.seats.filter((one) => now.turn.waiting.some((waiting) => waiting.seat === one.seat));
  if (asked.length === 0) return { text: t("table-a-moment"), mine: false };
  const who = listed(asked.map((one) => roleName(info.game, one)));
  const count = asked.length;
  if (now.turn.any) return { text: t("table-any-waits-for", { who }), mine: false };
  return {
    text: ask
      ? t("table-asked", { who, count, ask: say(info.game, ask) })
      : t("table-waits-for", { who, count }),
    mine: false,
  };
}

/** Whether the person at a seat decides there, and no bot. */
export function playsItself(info: TableInfo, seat: Seat | null): boolean {
  const one = info.seats.find((place) => place.seat === seat);
  return one !== undefined && one.deputy === null && !one.conceded;
}
