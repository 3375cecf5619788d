/** What every hero has done: challenges by colour, runes and falls, and how experience grew from turn to turn. */
import type { Colour, Event, Sheet, View } from "../../wire/runebound";
import type { Heard, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import type { Growth, Result } from "../contract";
import { COLOURS } from "./art";
import type { Names } from "./names";

/** What a token of each colour is worth. */
const worth = (colour: Colour): number => COLOURS.indexOf(colour) + 1;

/** Experience that an event brings to a seat. */
function gainOf(event: Event): { seat: number; xp: number } | null {
  if (event.event === "token_taken") return { seat: event.seat, xp: worth(event.colour) };
  if (event.event !== "tokens_taken") return null;
  return { seat: event.seat, xp: event.tokens.reduce((sum, count, at) => sum + count * (at + 1), 0) };
}

export function resultOf(lines: readonly Heard[], now: Now, sheet: Sheet, names: Names): Result {
  const view = now.view as unknown as View;
  const events = lines.map((line) => line.event as unknown as Event);
  const colourOf = new Map(sheet.adventures.map(({ card, colour }) => [card, colour]));
  const counted = (seat: number, fits: (event: Event) => boolean) =>
    events.filter((event) => "seat" in event && event.seat === seat && fits(event)).length;
  return {
    sources: [
      ...COLOURS.map((colour) => t("runebound-from-colour", { colour: names.within(colour) })),
      t("runebound-from-runes"),
      t("runebound-from-falls"),
    ],
    scores: view.parties.map((party, seat) => ({
      seat,
      total: party.level,
      parts: [
        ...COLOURS.map((colour) =>
          counted(
            seat,
            (event) => event.event === "challenge_defeated" && colourOf.get(event.card) === colour,
          ),
        ),
        party.runes,
        counted(seat, (event) => event.event === "knocked_out"),
      ],
    })),
    total: t("runebound-from-level"),
    growth: growthOf(events, view.players),
  };
}

/** At most so many marks stand below the chart: a long journey is told by every so many turns. */
const MARKS = 40;

/** Experience gained by everybody at the end of each turn, or of every few turns of a long journey. */
export function growthOf(events: readonly Event[], players: number): Growth | null {
  const sums = Array.from({ length: players }, () => 0);
  const seats = Array.from({ length: players }, (): number[] => []);
  const turns: number[] = [];
  let turn = 0;
  const mark = () => {
    turns.push(turn);
    seats.forEach((values, seat) => values.push(sums[seat] ?? 0));
  };
  for (const event of events) {
    if (event.event === "turn_began") {
      mark();
      turn = event.turn;
    }
    const gain = gainOf(event);
    if (gain) sums[gain.seat] = (sums[gain.seat] ?? 0) + gain.xp;
  }
  mark();
  if (turns.length < 3) return null;
  const every = Math.ceil(turns.length / MARKS);
  const kept = <T>(values: readonly T[]) =>
    values.filter((_, at) => at % every === 0 || at === values.length - 1);
  return {
    title: t("runebound-growth"),
    below: t("runebound-growth-below"),
    marks: kept(turns).map(String),
    seats: seats.map(kept),
    goal: null,
  };
}
