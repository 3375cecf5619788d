/** The games this client knows, by their folders: each has a `card.ts` that says how it is shown and how it is loaded. */
import type { Component } from "svelte";
import { t } from "../words/words.svelte";
import type { GameModule } from "./contract";

/** How a game is shown before it is played. */
export interface GameFace {
  id: string;
  /** Keys of texts: its title and what it is, in a sentence. */
  words: { title: string; about: string };
  /** How long a game takes at a table of people. */
  minutes: number;
  /** How many should play at least for the game to be itself; as few as it takes where it does not say. */
  company?: number;
  /** The lid of its box, in a drawing of 336 by 120. */
  Lid: Component;
  /** Its table; fetched when somebody sits down. */
  load: () => Promise<GameModule>;
  /** The folders with the texts that its table speaks; its own alone where it does not say. */
  texts?: readonly string[];
}

const found = import.meta.glob<GameFace>("./*/card.ts", { eager: true, import: "card" });

const FACES: ReadonlyMap<string, GameFace> = new Map(Object.values(found).map((card) => [card.id, card]));

/** How a game is shown; none when this client does not know it. */
export function faceOf(id: string): GameFace | undefined {
  return FACES.get(id);
}

/** Whether the page has a table for a game: others are not offered. */
export function isShown(id: string): boolean {
  return FACES.has(id);
}

/** The title of a game by its id; what stands on its card, when nothing is known about it here. */
export function gameTitle(id: string, onCard: string = id): string {
  const face = FACES.get(id);
  return face ? t(face.words.title) : onCard;
}
