/** What the things of the game are called, by the keys of its phrase book. */
import { nameOf } from "../../words/words.svelte";
import type { Character, Curse, Loot, Nation, Port, TavernResult } from "../../wire/pirates7";
import type { Adventure } from "./box";

export const GAME = "pirates7";
const COLOURS = ["green", "white", "blue", "yellow"] as const;
const name = (id: string) => nameOf(GAME, id);
/** Names begin a line or a button here, whatever they do in the middle of a sentence. */
const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export const seatName = (seat: number) => name(COLOURS[seat % COLOURS.length] ?? "green");
export const characterName = (character: Character) => name(character);
export const characterDoes = (character: Character) => capital(name(`does-${character}`));
export const nationName = (nation: Nation) => name(nation);
export const lootName = (loot: Loot) => name(`loot.${loot}`);
export const portName = (port: Port) => name(`port.${port}`);
export const curseName = (curse: Curse) => name(curse);
export const curseDoes = (curse: Curse) => capital(name(`does-${curse}`));
export const ritualName = (ritual: "good_deal" | "double_hold" | "unsinkable") => name(`ritual.${ritual}`);
export const tavernDoes = (result: TavernResult) => name(`tavern-${result.replaceAll("_", "-")}`);
export const term = (id: string) => capital(name(`term.${id}`));

export function adventureName(card: Adventure): string {
  if (card.kind === "port") return portName(card.face.port);
  return card.kind === "curse" ? curseName(card.face.curse) : nationName(card.face.nation);
}
