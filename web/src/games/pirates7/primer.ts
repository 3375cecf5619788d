/** The first rounds of Pirates of the 7 Seas, in seven lessons. */
import type { Lesson as Any, Scene as Watched } from "../../learn/course";
import type { Primer } from "../../learn/courses";
import type { Event, View } from "../../wire/pirates7";
import { keys, t } from "../../words/words.svelte";

type Scene = Watched<View, Event>;
type Lesson = Any<View, Event>;

const WORDS = keys({
  welcome: "learn-seas-welcome",
  choose: "learn-seas-choose",
  resolve: "learn-seas-resolve",
  commit: "learn-seas-commit",
  throw: "learn-seas-throw",
  sell: "learn-seas-sell",
  rituals: "learn-seas-rituals",
} as const);

const asks =
  (what: RegExp) =>
  ({ view, asked }: Scene): boolean =>
    asked && what.test(view.asked?.what ?? "");
const mine =
  (kinds: readonly Event["event"][]) =>
  ({ events, seat }: Scene): boolean =>
    events.some((event) => kinds.includes(event.event) && "seat" in event && event.seat === seat);

/** A lesson that says what is written for it. */
const lesson = (id: keyof typeof WORDS, target: string | null, when: Partial<Lesson> = {}): Lesson => ({
  id,
  target,
  says: () => [t(WORDS[id])],
  ...when,
});

export const pirates7Course: readonly Lesson[] = [
  lesson("welcome", null),
  lesson("choose", "characters", { fits: asks(/^ask-character$/), done: mine(["chose"]) }),
  lesson("resolve", "ask", {
    fits: asks(/^ask-(?!character)/),
    done: mine([
      "declined",
      "ships_bought",
      "corsair_taken",
      "caravan_played",
      "port_opened",
      "curse_played",
      "sold",
      "card_drawn",
      "committed",
    ]),
  }),
  lesson("commit", "ask", { fits: asks(/^ask-commit$/), done: mine(["committed"]) }),
  lesson("throw", "tray", { fits: ({ events }) => events.some(({ event }) => event === "thrown") }),
  lesson("sell", "port"),
  lesson("rituals", "harbour"),
];

export const primer: Primer = {
  game: "pirates7",
  // Gifts go to whoever is alone with a Character; for two there is another rule, which would be learnt first.
  seats: 3,
  course: pirates7Course,
  words: keys({
    goal: "learn-seas-goal",
    turn: "learn-seas-turn",
    part: "learn-seas-part",
  }),
};
