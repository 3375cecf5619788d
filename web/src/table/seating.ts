/** Everything a table page needs before it can show anything. */
import { asMe } from "../app/me.svelte";
import { loadGame } from "../games";
import type { GameModule } from "../games/contract";
import { get } from "../wire/http";
import type { Seating as Answer, GameCard, TableInfo } from "../wire/wire";
import { words } from "../words/words.svelte";

export interface Seating {
  info: TableInfo;
  card: GameCard;
  game: GameModule;
  /** What is printed on the game's components. */
  sheet: unknown;
}

let shelf: Promise<GameCard[]> | null = null;

/** The games on the shelf; asked for once. */
export function gameCards(): Promise<GameCard[]> {
  shelf ??= get<GameCard[]>("/api/games").catch((refusal: unknown) => {
    shelf = null;
    throw refusal;
  });
  return shelf;
}

/** The content pack that a table is played with, unless it is the printed one. */
export function packOf({ options }: TableInfo, { packs }: GameCard): string | undefined {
  const pack: unknown = (options as { pack?: unknown } | null)?.pack;
  return typeof pack === "string" && pack !== packs[0]?.name ? pack : undefined;
}

/** Fetches the table and its game; a game this client cannot show gives none. Throws a `Refusal`. */
export async function takePlace(id: string): Promise<Seating | null> {
  const language = words.language;
  const place = `/api/tables/${encodeURIComponent(id)}/seating?language=${language}`;
  const { table, card, sheet, book } = await asMe(() => get<Answer>(place));
  const [game] = await Promise.all([
    loadGame(table.game),
    words.take(table.game, language, book, packOf(table, card)),
  ]);
  return game ? { info: table, card, game, sheet } : null;
}
