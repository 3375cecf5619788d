/** What can be answered without the board: moves in words, and heroes that are picked before a place. */
import type { Choice } from "../../wire/wire";
import type { Helm } from "./helm.svelte";
import { moveOf } from "../boarding/moves";

export interface Answer {
  key: string;
  label: string;
  act: () => void;
  /** The one that changes nothing: to pass, to stop, to end. */
  main: boolean;
}

/** So few places are also listed in words. */
const FEW = 3;

const cardOf = (pieces: readonly string[]): number | null => {
  const card = pieces.find((pick) => pick.startsWith("card:"));
  return card === undefined ? null : Number(card.slice(5));
};

export function answersOf(helm: Helm): Answer[] {
  if (!helm.open) return [];
  const ways = helm.standing.meant.map((choice) => {
    const pieces = helm.piecesOf(choice);
    return { choice, pieces, left: pieces.filter((pick) => !helm.picks.includes(pick)) };
  });
  const cell = helm.openCell;
  if (cell !== null) {
    const here = new Set(helm.litAt(cell));
    return ways.filter(({ pieces }) => pieces.some((pick) => here.has(pick))).map(answer);
  }
  const words = ways.filter(({ left, choice }) => isSaid(left, choice, helm, ways.length));
  const heroes = [
    ...new Set(
      ways
        .filter(({ left, choice }) => left.length > 1 && moveOf(choice)[0] !== "assign")
        .flatMap(({ left }) => left.filter((pick) => pick.startsWith("hero:"))),
    ),
  ].filter((pick) => helm.isLit(pick));
  return [
    ...heroes.map((pick): Answer => ({
      key: pick,
      label: helm.names.of(helm.view.heroes[Number(pick.slice(5))]?.hero ?? ""),
      act: () => void helm.pick(pick),
      main: false,
    })),
    ...words.map(answer),
  ];

  function answer({ choice, pieces }: { choice: Choice; pieces: readonly string[] }): Answer {
    return {
      key: JSON.stringify(choice.move),
      label: helm.names.say(choice.phrase),
      act: () => helm.play(choice),
      main: pieces.length === 1 && pieces[0]?.startsWith("word:") === true,
    };
  }
}

/** Whether a move stands among the answers: what the board, the dice or the hero's own buttons say needs no second place. */
function isSaid(left: readonly string[], choice: Choice, helm: Helm, count: number): boolean {
  const [kind] = moveOf(choice);
  if (kind === "act") return left.some((pick) => pick.startsWith("card:"));
  if (kind === "assign") return false;
  if (left.some((pick) => pick.startsWith("die:"))) return false;
  if (kind === "discard" && cardOf(left) !== null) return false;
  const places = left.filter((pick) => pick.startsWith("cell:")).length;
  return places === 0 || (places === 1 && left.length === 1 && count <= FEW);
}
