/** The first turn of Ahoy, in eleven lessons. */
import type { Lesson as Any, Scene as Watched } from "../../learn/course";
import type { Primer } from "../../learn/courses";
import type { Event, Faction, View } from "../../wire/ahoy";
import { keys, t } from "../../words/words.svelte";

type Scene = Watched<View, Event>;
type Lesson = Any<View, Event>;

const WORDS = keys({
  welcome: "learn-welcome",
  setup: "learn-setup",
  fame: "learn-fame",
  board: "learn-board",
  dice: "learn-dice",
  sail: "learn-sail",
  undo: "learn-undo",
  hint: "learn-hint",
  market: "learn-market",
  end: "learn-end",
  log: "learn-log",
} as const);
const GOALS = keys({
  squadron: "learn-goal-squadron",
  union: "learn-goal-union",
  smuggler1: "learn-goal-smuggler",
  smuggler2: "learn-goal-smuggler",
} satisfies Record<Faction, string>);

const factionOf = ({ view, seat }: Scene): Faction => view.boards[seat]?.faction ?? "squadron";
const myTurn = ({ view, asked }: Scene): boolean => asked && view.asked?.what === "ask-turn";
const placedDie = (scene: Scene): boolean =>
  scene.events.some((event) => event.event === "die_placed" && event.faction === factionOf(scene));
const endedTurn = (scene: Scene): boolean =>
  scene.events.some((event) => event.event === "turn_ended" && event.faction === factionOf(scene));

/** A lesson that says what is written for it. */
const lesson = (id: keyof typeof WORDS, target: string | null, when: Partial<Lesson> = {}): Lesson => ({
  id,
  target,
  says: () => [t(WORDS[id])],
  ...when,
});

export const ahoyCourse: readonly Lesson[] = [
  lesson("welcome", null, { says: (scene) => [t(WORDS.welcome), t(GOALS[factionOf(scene)])] }),
  lesson("setup", "map", { done: myTurn }),
  lesson("fame", "fame"),
  lesson("board", "own-board"),
  lesson("dice", "dice", { fits: myTurn, done: placedDie }),
  lesson("sail", "map", {
    done: (scene) =>
      myTurn(scene) ||
      endedTurn(scene) ||
      scene.events.some((event) => event.event === "anchored" && event.faction === factionOf(scene)),
  }),
  lesson("undo", "undo"),
  lesson("hint", "hint", { fits: ({ asked }) => asked }),
  lesson("market", "market"),
  lesson("end", "end-turn", { fits: ({ asked }) => asked, done: endedTurn }),
  lesson("log", "log"),
];

export const primer: Primer = {
  game: "ahoy",
  seats: 2,
  course: ahoyCourse,
  words: keys({
    goal: "learn-ahoy-goal",
    turn: "learn-ahoy-turn",
    part: "learn-ahoy-part",
  }),
};
