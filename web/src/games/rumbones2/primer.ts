/** The first round of Second Tide, in ten lessons. */
import type { Lesson as Any, Scene as Watched } from "../../learn/course";
import type { Primer } from "../../learn/courses";
import type { Event2, View2 } from "../../wire/rumbones2";
import { keys, t } from "../../words/words.svelte";

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
/** Whether something happened in a turn of the learner's own. */
const told =
  (kinds: readonly Event2["event"][]) =>
  ({ events, view, seat }: Scene): boolean =>
    events.some(({ event }) => kinds.includes(event)) &&
    view.seats.some((one) => one.seat === seat && one.side === view.active);

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
    done: told(["activated", "crew_activated"]),
  }),
  lesson("deploy", "board", { fits: asks(/^ask-deploy$/), done: told(["deployed"]) }),
  lesson("act", "ask", {
    fits: asks(/^ask-act$/),
    done: told(["stepped", "attack_declared", "used", "swing_named"]),
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
