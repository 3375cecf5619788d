/** The games that can be learnt with a guide: whichever has a primer in its folder. */
import type { Course } from "./course";

/** What somebody reads before a guided first game, and how its table is laid. */
export interface Primer {
  game: string;
  /** How many sit at the guided table; all but the learner are easy bots. */
  seats: number;
  course: Course;
  /** Keys of texts: the game in three sentences. */
  words: { goal: string; turn: string; part: string };
}

const found = import.meta.glob<Primer>("../games/*/primer.ts", { eager: true, import: "primer" });

export const PRIMERS: readonly Primer[] = Object.values(found);

/** The lessons of a game; none when it has no guide. */
export function courseOf(game: string): Course | null {
  return PRIMERS.find((primer) => primer.game === game)?.course ?? null;
}
