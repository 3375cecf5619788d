/** The first turns of Runebound, in ten lessons. */
import type { Lesson as Any, Scene as Watched } from "../../learn/course";
import type { Primer } from "../../learn/courses";
import type { Event, View } from "../../wire/runebound";
import { keys, t } from "../../words/words.svelte";

type Scene = Watched<View, Event>;
type Lesson = Any<View, Event>;

const WORDS = keys({
  welcome: "runebound-learn-welcome",
  hero: "runebound-learn-hero",
  steps: "runebound-learn-steps",
  way: "runebound-learn-way",
  paces: "runebound-learn-paces",
  arrive: "runebound-learn-arrive",
  fight: "runebound-learn-fight",
  market: "runebound-learn-market",
  grow: "runebound-learn-grow",
  doom: "runebound-learn-doom",
} as const);

/** Whether something of this kind is asked of the learner: the key of the question tells it. */
const asks =
  (what: RegExp) =>
  ({ view, asked }: Scene): boolean =>
    asked && what.test(view.asked?.question.key ?? "");
/** Whether the learner's own party did one of these things. */
const did =
  (...kinds: Event["event"][]) =>
  ({ events, seat }: Scene): boolean =>
    events.some((event) => kinds.includes(event.event) && "seat" in event && event.seat === seat);

const lesson = (id: keyof typeof WORDS, target: string | null, when: Partial<Lesson> = {}): Lesson => ({
  id,
  target,
  says: () => [t(WORDS[id])],
  ...when,
});

export const runeboundCourse: readonly Lesson[] = [
  lesson("welcome", null),
  lesson("hero", "hero", { fits: ({ view, seat }) => (view.parties[seat]?.hero ?? null) !== null }),
  lesson("steps", "steps"),
  lesson("way", "ask", {
    fits: asks(/^ask-way$/),
    done: did("move_rolled", "stayed", "entered", "warped"),
  }),
  lesson("paces", "dice", {
    fits: asks(/^ask-paces$/),
    done: did("entered", "attempted", "bought", "grew"),
  }),
  lesson("arrive", "ask", {
    fits: asks(/^ask-arrive$/),
    done: did("attempted", "faced", "declined"),
  }),
  lesson("fight", "fight", {
    fits: ({ view, seat }) => view.fight?.seat === seat,
    done: did("challenge_defeated", "escaped", "knocked_out"),
  }),
  lesson("market", "market", {
    fits: asks(/^ask-deal$/),
    done: ({ view }) => view.stage === "experience",
  }),
  lesson("grow", "ask", {
    fits: asks(/^ask-grow$/),
    done: did("grew", "turn_began"),
  }),
  lesson("doom", "doom"),
];

export const primer: Primer = {
  game: "runebound",
  seats: 1,
  course: runeboundCourse,
  words: keys({
    goal: "learn-runebound-goal",
    turn: "learn-runebound-turn",
    part: "learn-runebound-part",
  }),
};
