/** How the game stands on the shelf. */
import { keys } from "../../words/words.svelte";
import type { GameFace } from "../faces";
import Lid from "./Lid.svelte";

export const card: GameFace = {
  id: "four",
  words: keys({ title: "kit-game-four", about: "harbour-about-four" }),
  minutes: 5,
  Lid,
  load: async () => (await import(".")).four,
};
