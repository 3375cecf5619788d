/** What can be answered in words: whatever has no place on the map, and what was told apart by a pick before. */
import type { Choice } from "../../../wire/wire";
import type { Helm } from "../helm.svelte";

export interface Answer {
  key: string;
  label: string;
  choice: Choice;
  /** The one that changes nothing: to pass, to stop, to end. */
  main: boolean;
  act: () => void;
}

export type Asking = Pick<Helm, "open" | "standing" | "picks" | "piecesOf" | "names" | "play">;

/** So few places are also listed in words. */
const FEW = 3;

/** The answers to what is asked; `only` leaves out what a panel answers by itself. */
export function answersOf(helm: Asking, only: (choice: Choice) => boolean = () => true): Answer[] {
  if (!helm.open) return [];
  const { meant } = helm.standing;
  const isPlace = (choice: Choice) => {
    const left = helm.piecesOf(choice).filter((pick) => !helm.picks.includes(pick));
    return left.some((pick) => pick.startsWith("hex:"));
  };
  const places = meant.filter(isPlace).length;
  return meant
    .filter((choice) => only(choice) && (places <= FEW || !isPlace(choice)))
    .map((choice) => ({
      key: JSON.stringify(choice.move),
      label: helm.names.say(choice.phrase),
      choice,
      main: helm.piecesOf(choice)[0]?.startsWith("word:") === true,
      act: () => helm.play(choice),
    }));
}
