/** Finding a move in the list of all legal moves by typing a few letters of it. */
import { plain } from "../words/plain";

/** Whether every word that was typed begins a word of the sentence, or stands in it. */
export function matches(sentence: string, typed: string): boolean {
  const text = plain(sentence);
  return plain(typed)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
