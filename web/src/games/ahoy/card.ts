/** How the game stands on the shelf. */
import { keys } from "../../words/words.svelte";
import type { GameFace } from "../faces";
import Lid from "./Lid.svelte";

export const card: GameFace = {
  id: "ahoy",
  words: keys({ title: "kit-game-ahoy", about: "harbour-about-ahoy" }),
  minutes: 60,
  Lid,
  load: async () => (await import(".")).ahoy,
};
