/** The games the client can show; each is loaded when a table needs it. */
import { words } from "../words/words.svelte";
import type { GameModule } from "./contract";

const shelf: Record<string, () => Promise<GameModule>> = {
  ahoy: async () => (await import("./ahoy")).ahoy,
  four: async () => (await import("./four")).four,
  pirates7: async () => (await import("./pirates7")).pirates7,
};

/** A game by its id, with what the page says at its table; none when this client does not know it. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const [game] = await Promise.all([shelf[id]?.(), words.learn(id)]);
  return game ?? null;
}
