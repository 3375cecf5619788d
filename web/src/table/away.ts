/** What happened while the reader was away, in a few lines. */
import type { Moment } from "../games/contract";
import type { Heard } from "../wire/wire";
import { countOf, type Story } from "./state";

/** How many of the last lines are told as they are. */
const LAST = 3;
/** How many lines are told at most. */
const MOST = 8;

export interface Recap {
  lines: Heard[];
  /** How many lines are left out. */
  left: number;
}

/**
 * Few lines are told as they are; of many the last ones, and before them what the game itself thinks worth jumping to: battles,
 * rounds and whatever it names. Turns are no news.
 */
export function recapOf(story: Story, seen: number, momentOf: (event: unknown) => Moment | null): Recap {
  const count = countOf(story) - seen;
  const news = story.lines.slice(Math.max(0, seen - story.first));
  if (count <= MOST) return { lines: news, left: count - news.length };
  const last = news.slice(-LAST);
  const matters = (line: Heard): boolean => {
    const moment = momentOf(line.event);
    return moment !== null && moment.kind !== "turn";
  };
  const before = news
    .slice(0, -LAST)
    .filter(matters)
    .slice(LAST - MOST);
  const lines = [...before, ...last];
  return { lines, left: count - lines.length };
}
