/** Where a die that is about to be placed would lead. */
import type { At, Faction, View } from "../../wire/ahoy";
import type { Choice } from "../../wire/wire";
import { moveOf } from "./chain";
import { placeOf, reach } from "./chart";

export interface Preview {
  /** Spaces that one click reaches. */
  near: At[];
  all: At[];
}

const NOWHERE: Preview = { near: [], all: [] };

function flagshipOf(view: View, faction: Faction): At | null {
  const figure = view.figures.find(
    ({ ship }) => typeof ship.kind === "object" && ship.kind.flagship === faction,
  );
  return figure?.at ?? null;
}

/** The spaces a Tailwind names in its sentence. */
function spots(choice: Choice): At[] {
  const arg = choice.phrase.args.find(([name]) => name === "spots")?.[1];
  if (!arg || !("label" in arg)) return [];
  return arg.label
    .split(" / ")
    .map(placeOf)
    .filter((at) => at !== null);
}

export function previewOf(view: View, choice: Choice): Preview {
  const move = moveOf(choice);
  if (typeof move === "string" || !("place" in move) || !("board" in move.place.slot)) return NOWHERE;
  const action = move.place.slot.board;
  if (action === "tailwind") {
    const there = spots(choice);
    return { near: there, all: there };
  }
  if (action !== "sail" && action !== "full_sail") return NOWHERE;
  const owner = view.boards[view.asked?.seat ?? -1]?.faction;
  const from = owner && flagshipOf(view, owner);
  if (!from) return NOWHERE;
  const steps = action === "sail" ? 2 : move.place.to;
  return { near: reach(view, from, 1), all: reach(view, from, steps) };
}
