/** What the table itself says, in words. */
import type { TablePhrase, TalkLine } from "../wire/wire";
import { keys, listed, t } from "../words/words.svelte";

const NOTES = keys({
  began: "talk-began",
  joined: "talk-joined",
  left: "talk-left",
  called_off: "talk-called-off",
  took_back: "talk-took-back",
  refused_take_back: "talk-refused-take-back",
  deputy_came: "talk-deputy-came",
  deputy_went: "talk-deputy-went",
  conceded: "talk-conceded",
  time_up: "talk-time-up",
  outgrown: "talk-outgrown",
} satisfies Record<TablePhrase["key"], string>);

export function noteText(phrase: TablePhrase): string {
  if (phrase.key === "began") return t(NOTES.began);
  if (phrase.key === "outgrown") return t(NOTES.outgrown, { moves: phrase.moves });
  if (phrase.key !== "took_back") return t(NOTES[phrase.key], { name: phrase.name });
  const { name, moves, agreed } = phrase;
  return t(NOTES.took_back, { name, moves, agreed: agreed.length, who: listed(agreed) });
}

/** What the table says that belongs to the story of the game, and not only to the talk around it. */
const TOLD: readonly TablePhrase["key"][] = [
  "took_back",
  "deputy_came",
  "deputy_went",
  "conceded",
  "time_up",
];

export interface Aside {
  /** After how many moves in effect. */
  step: number;
  phrase: TablePhrase;
}

/** The remarks of the table that stand in the story. */
export function asidesIn(talk: TalkLine[]): Aside[] {
  return talk.flatMap(({ phrase, step }) =>
    phrase && step !== null && TOLD.includes(phrase.key) ? [{ step, phrase }] : [],
  );
}

/** When something was said: the time, and the day too when it was not today. */
export function timeOf(at: number, now: number, language: string): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  if (then.toDateString() === today.toDateString()) return then.toLocaleTimeString(language, time);
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleString(language, { ...year, day: "numeric", month: "short", ...time });
}
