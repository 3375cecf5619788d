/** What can be answered without the board: moves in words, and heroes that are picked before a place. */
import type { Choice } from "../../../wire/wire";
import type { Waters } from "../chart";
import { moveOf } from "../../moves";
import type { Wheel } from "../wheel.svelte";

export interface Answer {
  key: string;
  label: string;
  act: () => void;
  /** The one that changes nothing: to pass, to stop, to end. */
  main: boolean;
}

/** A move that is still meant: its kind, and which of its pieces have yet to be picked. */
export interface Meant {
  choice: Choice;
  kind: string;
  left: readonly string[];
  /** Out of how many it is one. */
  count: number;
}

export type Steered = Pick<
  Wheel<unknown, unknown, Waters>,
  "open" | "standing" | "picks" | "openCell" | "names" | "litAt" | "isLit" | "pick" | "piecesOf" | "play"
>;

/** So few places are also listed in words. */
const FEW = 3;

/** Whether the board alone would answer. */
export function isOnBoard({ left, count }: Meant): boolean {
  const places = left.filter((pick) => pick.startsWith("cell:")).length;
  return !(places === 0 || (places === 1 && left.length === 1 && count <= FEW));
}

/** The answers: `heroName` tells what a hero that is picked is called, `isSaid` whether a move stands among them. */
export function answersOf(
  wheel: Steered,
  heroName: (hero: number) => string,
  isSaid: (meant: Meant) => boolean,
): Answer[] {
  if (!wheel.open) return [];
  const { meant } = wheel.standing;
  const ways = meant.map((choice) => {
    const pieces = wheel.piecesOf(choice);
    const left = pieces.filter((pick) => !wheel.picks.includes(pick));
    return { choice, kind: moveOf(choice)[0], pieces, left, count: meant.length };
  });
  const cell = wheel.openCell;
  if (cell !== null) {
    const here = new Set(wheel.litAt(cell));
    return ways.filter(({ pieces }) => pieces.some((pick) => here.has(pick))).map(answer);
  }
  const heroes = [
    ...new Set(
      ways
        .filter(({ left, kind }) => left.length > 1 && kind !== "assign")
        .flatMap(({ left }) => left.filter((pick) => pick.startsWith("hero:"))),
    ),
  ].filter((pick) => wheel.isLit(pick));
  return [
    ...heroes.map((pick): Answer => ({
      key: pick,
      label: heroName(Number(pick.slice(5))),
      act: () => void wheel.pick(pick),
      main: false,
    })),
    ...ways.filter(isSaid).map(answer),
  ];

  function answer({ choice, pieces }: { choice: Choice; pieces: readonly string[] }): Answer {
    return {
      key: JSON.stringify(choice.move),
      label: wheel.names.say(choice.phrase),
      act: () => wheel.play(choice),
      main: pieces.length === 1 && pieces[0]?.startsWith("word:") === true,
    };
  }
}
