/** A fight as plain values: for the panel over the sea, and for giving its hits below it. */
import type { PoolDie } from "../../../kit/DicePool.svelte";
import type { IconName } from "../../../kit/icons";
import type { CrewLook } from "../board/figures";

/** Something that can be chosen while hits are given. */
export interface Choosable {
  key: string;
  name: string;
  glow: "lit" | "picked" | "marked" | "near" | "none";
  onclick: () => void;
}

/** Who may take the next hit, and how it is drawn. */
export interface HitTarget extends Choosable {
  /** For what is no figure. */
  icon?: IconName;
  hero?: { icon: IconName; picture: string | undefined; side: number; health: number };
  crew?: { side: number; bosun: boolean; look: CrewLook };
}

/** Hits that are to be given: how many are left, with which die, and to whom. */
export interface HitsShown {
  left: number;
  results: readonly Choosable[];
  targets: readonly HitTarget[];
}

export interface FightShown {
  title: string;
  dice: readonly PoolDie[];
  /** The number that a die needs; nothing where that is no longer asked. */
  need: number | null;
  modifier: number;
  /** What came of it, line by line. */
  effects: readonly string[];
  over: boolean;
}
