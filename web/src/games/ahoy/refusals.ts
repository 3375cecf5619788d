/** What a click on something impossible would have been: the move whose refusal cites the rule. */
import type { At, Card, Move, PlanKind, Power, Slot, View } from "../../wire/ahoy";
import { dirTo } from "./chart";
import type { Piece } from "./pieces";

/** What was clicked. */
export type Click =
  | { on: "slot"; slot: Slot }
  | { on: "cell"; at: At }
  | { on: "crew"; card: Card; own: boolean; power: Power }
  | { on: "cargo"; card: Card; own: boolean }
  | { on: "plan"; plan: PlanKind };

function pickedDie(picks: readonly Piece[]): number | null {
  const die = picks.find((pick) => pick.startsWith("die:"));
  return die ? Number(die.slice("die:".length)) : null;
}

/** The nearest move to a click; none when the click means nothing here. */
export function nearest(click: Click, view: View, seat: number, picks: readonly Piece[]): Move | null {
  const asked = view.asked;
  if (asked?.seat !== seat) return null;
  const board = view.boards[seat];
  switch (click.on) {
    case "slot": {
      if (asked.what !== "ask-turn") return { slot: click.slot };
      const die = pickedDie(picks) ?? board?.supply[0];
      return die === undefined ? null : { place: { die, to: die, gold: 0, slot: click.slot } };
    }
    case "cell": {
      if (asked.voyage) {
        const dir = dirTo(asked.voyage[1], click.at);
        return dir ? { step: dir } : { go: click.at };
      }
      if (asked.what === "ask-start-island" || asked.what === "ask-start-space") return { begin: click.at };
      if (asked.what === "ask-fly" || asked.what === "ask-ship-orders") return { go: click.at };
      return asked.what === "ask-turn" ? null : { pick: click.at };
    }
    case "crew":
      if (click.own) return { use: click.power };
      return asked.what === "ask-turn" ? { recruit: click.card } : { card: click.card };
    case "cargo":
      return click.own ? { deliver: click.card } : { smuggle: click.card };
    case "plan":
      return { plan: click.plan };
  }
}
