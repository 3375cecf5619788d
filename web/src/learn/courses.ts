/** The games that can be learnt with a guide. */
import { ahoyCourse } from "./ahoy";
import type { Course } from "./course";
import { pirates7Course } from "./pirates7";

const COURSES: Record<string, Course> = { ahoy: ahoyCourse, pirates7: pirates7Course };

/** The lessons of a game; none when it has no guide. */
export function courseOf(game: string): Course | null {
  return COURSES[game] ?? null;
}
