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
  const ask = game.askOf(now);
  if (now.choices && now.choices.seat === seat) {
    return { text: ask ? say(info.game, ask) : t("table-your-move"), mine: true };
  }
  const asked = info.seats.filter((one) => now.turn.waiting.some((waiting) => waiting.seat === one.seat));
  if (asked.length === 0)
    return { text: info.status === "over" ? t("table-is-over") : t("table-a-moment"), mine: false };
  const who = listed(asked.map((one) => roleName(info.game, one)));
  return { text: t("table-waits-for", { who, count: asked.length }), mine: false };
}
