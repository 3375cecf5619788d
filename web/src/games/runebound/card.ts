/** How the game stands on the shelf. */
import { keys } from "../../words/words.svelte";
import type { GameFace } from "../faces";
import Lid from "./Lid.svelte";

export const card: GameFace = {
  id: "runebound",
  words: keys({ title: "kit-game-runebound", about: "harbour-about-runebound" }),
  minutes: 240,
  Lid,
  load: async () => (await import(".")).runebound,
};
