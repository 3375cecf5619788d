/** Whose slots are meant when slots are to be damaged or repaired: the moves name the slots alone. */
import type { BoardView, Faction, Slot, View } from "../../wire/ahoy";
import { slotKey } from "./pieces";

function open(board: BoardView, ships: boolean): Set<string> {
  const slots = board.slots.filter(({ slot, die, damaged, dashed }) => {
    return die === 0 && !damaged && !dashed && "ship" in slot === ships;
  });
  return new Set(slots.map(({ slot }) => slotKey(slot)));
}

function equal(a: Set<string>, b: Set<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

/** The owner of the slots that are asked about. */
export function victimOf(view: View, slots: readonly Slot[]): Faction | null {
  const asked = view.asked;
  if (!asked) return null;
  const self = view.boards[asked.seat]?.faction ?? null;
  if (asked.what !== "ask-deal-damage") return self;
  const { battle } = view;
  if (battle) return battle.attacker.owner === self ? battle.defender.owner : battle.attacker.owner;
  const wanted = new Set(slots.map(slotKey));
  const ships = slots.some((slot) => "ship" in slot);
  const fits = (board: BoardView) => equal(open(board, ships), wanted);
  const others = view.boards.filter((board) => board.faction !== self);
  return (others.find(fits) ?? view.boards.find(fits))?.faction ?? null;
}
