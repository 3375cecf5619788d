/** The first turn of Rum & Bones, in nine lessons. */
import type { Lesson as Any, Scene as Watched } from "../../learn/course";
import type { Primer } from "../../learn/courses";
import type { Event, Side, View } from "../../wire/rumbones";
import { keys, t } from "../../words/words.svelte";
import { heroDid } from "../boarding/lessons";

type Scene = Watched<View, Event>;
type Lesson = Any<View, Event>;

const WORDS = keys({
  welcome: "rumbones-learn-welcome",
  faction: "rumbones-learn-faction",
  score: "rumbones-learn-score",
  cannon: "rumbones-learn-cannon",
  bosuns: "rumbones-learn-bosuns",
  deploy: "rumbones-learn-deploy",
  act: "rumbones-learn-act",
  kraken: "rumbones-learn-kraken",
  tide: "rumbones-learn-tide",
} as const);

/** Whether something of this kind is asked of the learner: the key of the question tells it. */
const asks =
  (what: RegExp) =>
  ({ view, asked }: Scene): boolean =>
    asked && what.test(view.asked?.question.key ?? "");
const sideOf = ({ view, seat }: Scene): Side | undefined => view.seats.find((one) => one.seat === seat)?.side;
/** Whether crew of the learner's own side came aboard; Bosuns come last. */
const mustered =
  (bosuns: boolean) =>
  (scene: Scene): boolean =>
    scene.events.some(
      (event) => event.event === "crew_came" && event.side === sideOf(scene) && (event.bosuns || !bosuns),
    );
/** Whether a Hero of the learner's own side did one of these things. */
const did =
  (kinds: readonly Event["event"][]) =>
  (scene: Scene): boolean =>
    heroDid(scene.events, scene.view.heroes, sideOf(scene), kinds);

const lesson = (id: keyof typeof WORDS, target: string | null, when: Partial<Lesson> = {}): Lesson => ({
  id,
  target,
  says: () => [t(WORDS[id])],
  ...when,
});

export const rumbonesCourse: readonly Lesson[] = [
  lesson("welcome", null),
  lesson("faction", "ask", {
    fits: asks(/^ask-wish$/),
    done: ({ view }) => view.turn > 0,
  }),
  lesson("score", "score"),
  lesson("cannon", "board", { fits: asks(/^ask-cannon$/), done: mustered(false) }),
  lesson("bosuns", "board", { fits: asks(/^ask-bosun$/), done: mustered(true) }),
  lesson("deploy", "ask", { fits: asks(/^ask-deploy$/), done: did(["deployed"]) }),
  lesson("act", "ask", {
    fits: asks(/^ask-act$/),
    done: did(["stepped", "attack_declared", "used", "swing_named"]),
  }),
  lesson("kraken", "kraken"),
  lesson("tide", "hand"),
];

export const primer: Primer = {
  game: "rumbones",
  seats: 2,
  course: rumbonesCourse,
  words: keys({
    goal: "learn-boarding-goal",
    turn: "learn-boarding-turn",
    part: "learn-boarding-part",
  }),
};
