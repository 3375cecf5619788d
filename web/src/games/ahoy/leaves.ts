/** On narrow screens the boards lie behind tabs: which of them holds what can be picked. */
import type { Faction, View } from "../../wire/ahoy";
import type { Piece } from "./pieces";

export type Leaf = "board" | "market" | "others";

function leafOf(pick: Piece, view: View, mine: Faction, victim: Faction | null): Leaf | null {
  const [kind = "", name = ""] = pick.split(":");
  switch (kind) {
    case "die":
    case "laid":
    case "plan":
    case "power":
      return "board";
    case "slot":
      if (name.startsWith("cost.")) return "market";
      return victim === null || victim === mine ? "board" : "others";
    case "crew":
    case "cargo":
    case "card":
      if (view.market.includes(name)) return "market";
      return view.boards.some((board) => board.faction === mine && holds(board, name)) ? "board" : "others";
    default:
      return null;
  }
}

function holds(board: View["boards"][number], card: string): boolean {
  return board.crew.includes(card) || (board.smuggler?.cargo.includes(card) ?? false);
}

/** How many things can be picked on each leaf. */
export function litLeaves(
  next: Iterable<Piece>,
  view: View,
  mine: Faction,
  victim: Faction | null,
): Record<Leaf, number> {
  const counts: Record<Leaf, number> = { board: 0, market: 0, others: 0 };
  for (const pick of next) {
    const leaf = leafOf(pick, view, mine, victim);
    if (leaf) counts[leaf] += 1;
  }
  return counts;
}

/** The leaf that must be seen: the only one with something to pick. */
export function wantedLeaf(counts: Record<Leaf, number>): Leaf | null {
  const lit = (Object.keys(counts) as Leaf[]).filter((leaf) => counts[leaf] > 0);
  return lit.length === 1 ? (lit[0] ?? null) : null;
}
