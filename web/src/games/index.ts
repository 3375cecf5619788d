/** The games the client can show; each is loaded when a table needs it. */
import { words } from "../words/words.svelte";
import type { GameModule } from "./contract";
import { faceOf } from "./faces";

/** A game by its id, with what the page says at its table; none when this client does not know it. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const face = faceOf(id);
  const texts = face?.texts ?? [id];
  const [game] = await Promise.all([face?.load(), ...texts.map((folder) => words.learn(folder))]);
  return game ?? null;
}
