/** Everything a table page needs before it can show anything. */
import { loadMe } from "../app/me.svelte";
import { loadGame } from "../games";
import type { GameModule } from "../games/contract";
import { get } from "../wire/http";
import type { GameCard, TableInfo } from "../wire/wire";
import { loadBook } from "../words/words.svelte";

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

/** Fetches the table and its game; a game this client cannot show gives none. Throws a `Refusal`. */
export async function takePlace(id: string): Promise<Seating | null> {
  // The cookie comes with the answer, and the socket is refused without it.
  await loadMe();
  const info = await get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
  const [cards, game, sheet] = await Promise.all([
    gameCards(),
    loadGame(info.game),
    get<unknown>(`/api/games/${info.game}/sheet`),
    loadBook(info.game),
  ]);
  const card = cards.find((found) => found.id === info.game);
  return card && game ? { info, card, game, sheet } : null;
}
