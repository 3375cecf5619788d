/** How the game stands on the shelf. */
import { keys } from "../../words/words.svelte";
import type { GameFace } from "../faces";
import "./factions.css";
import Lid from "./Lid.svelte";

export const card: GameFace = {
  id: "rumbones2",
  words: keys({ title: "kit-game-rumbones2", about: "harbour-about-rumbones2" }),
  minutes: 120,
  Lid,
  texts: ["rumbones2", "boarding"],
  load: async () => (await import(".")).rumbones2,
};
