/** How the game stands on the shelf. */
import { keys } from "../../words/words.svelte";
import type { GameFace } from "../faces";
import Lid from "./Lid.svelte";
import "./pirates7.css";

export const card: GameFace = {
  id: "pirates7",
  words: keys({ title: "kit-game-pirates7", about: "harbour-about-pirates7" }),
  minutes: 45,
  // Two pirates seldom quarrel about the same Character.
  company: 3,
  Lid,
  load: async () => (await import(".")).pirates7,
};
