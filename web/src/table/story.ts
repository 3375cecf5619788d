/** The log, divided as it was played: rounds, and turns in them. */
import type { Moment } from "../games/contract";
import type { Heard, Seat } from "../wire/wire";
import type { Story } from "./state";

/**
 * The story as far as the board has shown it: nobody wants to read how a battle ends before it is fought, nor what may be
 * done after it.
 */
export function toldSoFar(story: Story, untold: number): Story {
  if (untold === 0) return story;
  const lines = story.lines.slice(0, story.lines.length - untold);
  return { ...story, lines, now: { ...story.now, choices: null } };
}

export interface Passage {
  /** Whose turn, by role or seat; nobody's between turns. */
  who: string | Seat | null;
  /** The number of its first line in the whole story. */
  first: number;
  lines: Heard[];
}

export interface Chapter {
  /** The round; none in games without rounds. */
  round: number | null;
  passages: Passage[];
  /** How many lines it has. */
  length: number;
}

/**
 * The first round begins with the game: no line tells of it, so that a game has to say whether it has rounds. `first` lines lie
 * before those that are here; then nobody knows which round they begin in.
 */
export function chapters(
  lines: Heard[],
  momentOf: (event: unknown) => Moment | null,
  rounds: boolean,
  first = 0,
): Chapter[] {
  const all: Chapter[] = [];
  let chapter: Chapter = { round: rounds && first === 0 ? 1 : null, passages: [], length: 0 };
  let passage: Passage | null = null;
  lines.forEach((line, index) => {
    const moment = momentOf(line.event);
    if (moment?.kind === "round" && moment.round !== chapter.round) {
      if (chapter.length > 0) all.push(chapter);
      chapter = { round: moment.round, passages: [], length: 0 };
      passage = null;
    }
    if (passage === null || moment?.kind === "turn" || moment?.kind === "round") {
      const who = moment?.kind === "turn" || moment?.kind === "round" ? moment.who : undefined;
      passage = { who: who ?? null, first: first + index, lines: [] };
      chapter.passages.push(passage);
    }
    passage.lines.push(line);
    chapter.length += 1;
  });
  if (chapter.length > 0) all.push(chapter);
  return all;
}

/**
 * Which remarks of the table follow which line of the story; before the first line they have the number -1. Those that follow one
 * of the `first` lines that are not here are left out.
 */
export function placed<A extends { step: number }>(lines: Heard[], asides: A[], first = 0): Map<number, A[]> {
  const places = new Map<number, A[]>();
  for (const aside of asides) {
    const index = lines.findLastIndex((line) => line.step <= aside.step);
    if (index < 0 && first > 0) continue;
    const at = index < 0 ? -1 : first + index;
    places.set(at, [...(places.get(at) ?? []), aside]);
  }
  return places;
}
