/** How the game stands on the shelf. */
import { keys } from "../../words/words.svelte";
import type { GameFace } from "../faces";
import Lid from "./Lid.svelte";
import "./rumbones.css";

export const card: GameFace = {
  id: "rumbones",
  words: keys({ title: "kit-game-rumbones", about: "harbour-about-rumbones" }),
  minutes: 120,
  Lid,
  texts: ["rumbones", "boarding"],
  load: async () => (await import(".")).rumbones,
};
