/** The first round of Second Tide, in ten lessons. */
import type { Lesson as Any, Scene as Watched } from "../../learn/course";
import type { Primer } from "../../learn/courses";
import type { Event2, View2 } from "../../wire/rumbones2";
import { keys, t } from "../../words/words.svelte";
import { heroDid } from "../boarding/lessons";

type Scene = Watched<View2, Event2>;
type Lesson = Any<View2, Event2>;

const WORDS = keys({
  welcome: "rumbones2-learn-welcome",
  faction: "rumbones2-learn-faction",
  score: "rumbones2-learn-score",
  activate: "rumbones2-learn-activate",
  deploy: "rumbones2-learn-deploy",
  act: "rumbones2-learn-act",
  buy: "rumbones2-learn-buy",
  crew: "rumbones2-learn-crew",
  kraken: "rumbones2-learn-kraken",
  tide: "rumbones2-learn-tide",
} as const);

/** Whether something of this kind is asked of the learner: the key of the question tells it. */
const asks =
  (what: RegExp) =>
  ({ view, asked }: Scene): boolean =>
    asked && what.test(view.asked?.question.key ?? "");
const sideOf = ({ view, seat }: Scene): number | undefined =>
  view.seats.find((one) => one.seat === seat)?.side;
/** Whether a Hero of the learner's own side did one of these things. */
const did =
  (kinds: readonly Event2["event"][]) =>
  (scene: Scene): boolean =>
    heroDid(scene.events, scene.view.heroes, sideOf(scene), kinds);
/** Whether the learner's own crew was activated. */
const marched = (scene: Scene): boolean =>
  scene.events.some((event) => event.event === "crew_activated" && event.side === sideOf(scene));

const lesson = (id: keyof typeof WORDS, target: string | null, when: Partial<Lesson> = {}): Lesson => ({
  id,
  target,
  says: () => [t(WORDS[id])],
  ...when,
});

export const rumbones2Course: readonly Lesson[] = [
  lesson("welcome", null),
  lesson("faction", "ask", {
    fits: asks(/^ask-(wish|pick)$/),
    done: ({ view }) => view.round > 0,
  }),
  lesson("score", "score"),
  lesson("activate", "ask", {
    fits: asks(/^ask-activate$/),
    done: (scene) => marched(scene) || did(["activated"])(scene),
  }),
  lesson("deploy", "board", { fits: asks(/^ask-deploy$/), done: did(["deployed"]) }),
  lesson("act", "ask", {
    fits: asks(/^ask-act$/),
    done: did(["stepped", "attack_declared", "used", "swing_named"]),
  }),
  lesson("buy", "heroes"),
  lesson("crew", null),
  lesson("kraken", "kraken"),
  lesson("tide", "hand"),
];

export const primer: Primer = {
  game: "rumbones2",
  seats: 2,
  course: rumbones2Course,
  words: keys({
    goal: "learn-tide2-goal",
    turn: "learn-tide2-turn",
    part: "learn-tide2-part",
  }),
};
