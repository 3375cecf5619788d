/** What the games are called in the reader's language, as on their rulebooks. */
import { keys, t } from "./words.svelte";

const TITLES: Readonly<Record<string, string>> = keys({
  ahoy: "kit-game-ahoy",
  four: "kit-game-four",
  pirates7: "kit-game-pirates7",
});

/** The title of a game by its id; what stands on its card, when nothing is known about it here. */
export function gameTitle(id: string, onCard: string = id): string {
  const key = TITLES[id];
  return key === undefined ? onCard : t(key);
}
