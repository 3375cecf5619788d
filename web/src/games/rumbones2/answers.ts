/** What can be answered without the board. */
import { type Answer, answersOf as answersTo, isOnBoard, type Meant } from "../boarding/ask/answers";
import type { Helm } from "./helm.svelte";

/** Whether a move stands among the answers: what the board, the dice or the buttons of whoever acts say needs no second place. */
function isSaid(meant: Meant): boolean {
  const { kind, left } = meant;
  const has = (what: string) => left.some((pick) => pick.startsWith(what));
  if (kind === "act" || kind === "dragon_act" || kind === "assign") return false;
  if (kind === "wish" || kind === "pick") return false;
  if (has("die:") || ((kind === "discard" || kind === "toss") && has("card:"))) return false;
  return !isOnBoard(meant);
}

export function answersOf(helm: Helm): Answer[] {
  return answersTo(helm, (hero) => helm.names.of(helm.view.heroes[hero]?.hero ?? ""), isSaid);
}
