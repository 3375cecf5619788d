/** A guided first game: short lessons, each pointing at real pieces of a real table. */

/** What a lesson watches. */
export interface Scene<View = unknown, Event = unknown> {
  view: View;
  /** What happened since the lesson began. */
  events: Event[];
  /** Where the learner sits. */
  seat: number;
  /** Whether it is the learner who is asked. */
  asked: boolean;
}

/** A lesson of a game; methods, so that the coach can give lessons of any game. */
export interface Lesson<View = unknown, Event = unknown> {
  id: string;
  /** Pieces that carry a `data-coach` of this name. */
  target: string | null;
  /** What the coach says, in the reader's language. */
  says(scene: Scene<View, Event>): string[];
  /** Whether the learner has done it; a lesson without it is read and clicked away. */
  done?(scene: Scene<View, Event>): boolean;
  /** Whether it can be taught now; until then nothing is shown. */
  fits?(scene: Scene<View, Event>): boolean;
}

export type Course = readonly Lesson[];

/** The lesson after this one that still has to be taught; the end when there is none. */
export function nextLesson(course: Course, at: number, scene: Scene): number {
  let next = at + 1;
  while (next < course.length) {
    const lesson = course[next];
    // What the learner has just done by himself needs no lesson.
    if (lesson?.done?.({ ...scene, events: [] }) !== true) break;
    next += 1;
  }
  return next;
}
