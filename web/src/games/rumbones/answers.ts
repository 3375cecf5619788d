/** What can be answered without the board. */
import { type Answer, answersOf as answersTo, isOnBoard, type Meant } from "../boarding/ask/answers";
import type { Helm } from "./helm.svelte";

/** Whether a move stands among the answers: what the board, the dice or the hero's own buttons say needs no second place. */
function isSaid(meant: Meant): boolean {
  const { kind, left } = meant;
  const isCard = left.some((pick) => pick.startsWith("card:"));
  if (kind === "act") return isCard;
  if (kind === "assign" || left.some((pick) => pick.startsWith("die:"))) return false;
  if (kind === "discard" && isCard) return false;
  return !isOnBoard(meant);
}

export function answersOf(helm: Helm): Answer[] {
  return answersTo(helm, (hero) => helm.names.of(helm.view.heroes[hero]?.hero ?? ""), isSaid);
}
