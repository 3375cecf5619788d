/** The games that can be learnt with a guide. */
import { keys } from "../words/words.svelte";
import { ahoyCourse } from "./ahoy";
import type { Course } from "./course";
import { pirates7Course } from "./pirates7";

/** What somebody reads before a guided first game, and how its table is laid. */
export interface Primer {
  game: string;
  /** How many sit at the guided table; all but the learner are easy bots. */
  seats: number;
  course: Course;
  /** Keys of texts: the game in three sentences. */
  words: { goal: string; turn: string; part: string };
}

export const PRIMERS: readonly Primer[] = [
  {
    game: "ahoy",
    seats: 2,
    course: ahoyCourse,
    words: keys({
      goal: "learn-ahoy-goal",
      turn: "learn-ahoy-turn",
      part: "learn-ahoy-part",
    }),
  },
  {
    game: "pirates7",
    // Gifts go to whoever is alone with a Character; for two there is another rule, which would be learnt first.
    seats: 3,
    course: pirates7Course,
    words: keys({
      goal: "learn-seas-goal",
      turn: "learn-seas-turn",
      part: "learn-seas-part",
    }),
  },
];

/** The lessons of a game; none when it has no guide. */
export function courseOf(game: string): Course | null {
  return PRIMERS.find((primer) => primer.game === game)?.course ?? null;
}
