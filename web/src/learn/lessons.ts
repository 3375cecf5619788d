/** The guided first game: ten short lessons, each pointing at real pieces of a real table. */
import type { Event, Faction, View } from "../wire/ahoy";

/** Pieces that carry a `data-coach` of this name. */
export type Target =
  "dice" | "slots" | "map" | "market" | "fame" | "own-board" | "log" | "undo" | "hint" | "end-turn";

/** What a lesson watches. */
export interface Scene {
  view: View;
  /** What happened since the lesson began. */
  events: Event[];
  faction: Faction;
  /** Whether it is the learner who is asked. */
  asked: boolean;
}

export interface Lesson {
  id: LessonId;
  target: Target | null;
  /** Whether the learner has done it; a lesson without it is read and clicked away. */
  done?: (scene: Scene) => boolean;
  /** Whether it can be taught now; until then nothing is shown. */
  fits?: (scene: Scene) => boolean;
}

export type LessonId =
  "welcome" | "setup" | "fame" | "board" | "dice" | "sail" | "undo" | "hint" | "market" | "end" | "log";

const myTurn = ({ view, asked }: Scene): boolean => asked && view.asked?.what === "ask-turn";
const placedDie = ({ events, faction }: Scene): boolean =>
  events.some((event) => event.event === "die_placed" && event.faction === faction);
const endedTurn = ({ events, faction }: Scene): boolean =>
  events.some((event) => event.event === "turn_ended" && event.faction === faction);

export const LESSONS: readonly Lesson[] = [
  { id: "welcome", target: null },
  { id: "setup", target: "map", done: myTurn },
  { id: "fame", target: "fame" },
  { id: "board", target: "own-board" },
  { id: "dice", target: "dice", fits: myTurn, done: placedDie },
  {
    id: "sail",
    target: "map",
    done: (scene) =>
      myTurn(scene) ||
      endedTurn(scene) ||
      scene.events.some((event) => event.event === "anchored" && event.faction === scene.faction),
  },
  { id: "undo", target: "undo" },
  { id: "hint", target: "hint", fits: ({ asked }) => asked },
  { id: "market", target: "market" },
  { id: "end", target: "end-turn", fits: ({ asked }) => asked, done: endedTurn },
  { id: "log", target: "log" },
];

/** The lesson after this one that still has to be taught; the end when there is none. */
export function nextLesson(at: number, scene: Scene): number {
  let next = at + 1;
  while (next < LESSONS.length) {
    const lesson = LESSONS[next];
    // What the learner has just done by himself needs no lesson.
    if (lesson?.done?.({ ...scene, events: [] }) !== true) break;
    next += 1;
  }
  return next;
}
