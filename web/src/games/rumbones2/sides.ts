/** Sides and ships of the second edition as the drawings know them. */
import type { Build, CrewLook, Wood } from "../boarding/board/figures";
import { GALLEON } from "../boarding/board/figures";

/** Crews of the deep have fins; whoever sails under another flag wears a scarf. */
export function crewLook(faction: string | undefined): CrewLook {
  return faction === "deep-lords" ? "fins" : "scarf";
}

const BUILDS: Readonly<Record<string, Omit<Build, "wood">>> = {
  gallant: GALLEON,
  windcutter: { ...GALLEON, masts: [-0.5, 0.45], prow: 110, sprit: 260 },
  drakkar: { ...GALLEON, masts: [0], prow: 120, sprit: 0, shields: true },
  junk: { ...GALLEON, masts: [0], prow: 24, sprit: 0, sails: "battened" },
};

/** How a ship of some class is built: those of the second side of darker wood. */
export function buildOf([kind, side]: readonly [string, number | null]): Build {
  const wood: Wood = side === 1 ? "bone" : "oak";
  return { ...(BUILDS[kind] ?? GALLEON), wood };
}
