/** What can be chosen in a fight: some of its dice, and who takes its hits. */
import type { PoolDie } from "../../../kit/DicePool.svelte";
import { t } from "../../../words/words.svelte";
import type { Waters } from "../chart";
import { moveOf } from "../../moves";
import type { Wheel } from "../wheel.svelte";
import type { Choosable, FightShown, HitsShown, HitTarget } from "./fight";
import type { Fight } from "./told";

type Hand = Pick<
  Wheel<unknown, unknown, Waters>,
  "open" | "asked" | "choices" | "standing" | "picks" | "glow" | "pick" | "names" | "plan"
>;

/** The die that is listed for a click on one, where a decision is about dice: of dice that are alike only one is. */
export function listedDie(
  { open, asked, choices }: Hand,
  decisions: RegExp,
  dice: readonly PoolDie[],
  at: number,
): number | undefined {
  if (!open || !decisions.test(asked ?? "")) return undefined;
  const listed = choices.map((choice) => moveOf(choice)[1]).filter((die) => typeof die === "number");
  const { face, again, set } = dice[at] ?? {};
  const alike = (die: number) =>
    dice[die]?.face === face && dice[die]?.again === again && dice[die]?.set === set;
  return listed.includes(at) ? at : listed.find(alike);
}

export function choosable(hand: Hand, pick: string, name: string): Choosable {
  return { key: pick, name, glow: hand.glow(pick), onclick: () => void hand.pick(pick) };
}

/** The hits that the viewer has to give; nothing where that is not asked. */
export function hitsShown(hand: Hand, left: number, targetOf: (pick: string) => HitTarget): HitsShown | null {
  if (hand.asked !== "assign" || !hand.open) return null;
  const next = [...new Set([...hand.standing.next, ...hand.picks])];
  return {
    left,
    results: next
      .filter((pick) => pick.startsWith("result:"))
      .sort()
      .reverse()
      .map((pick) => choosable(hand, pick, pick.slice(7))),
    targets: next.filter((pick) => /^(hero|crew|prize):/.test(pick)).map(targetOf),
  };
}

/** A fight in words; `isOpen` says which dice can be picked. */
export function fightShown<By>(
  { names, plan }: Hand,
  fight: Fight<By>,
  who: string,
  isOpen: (die: number) => boolean,
): FightShown {
  const { target, dice, need, modifier, effects, over } = fight;
  return {
    title: t("boarding-fight", { who, at: plan.label(target) }),
    dice: dice.map((die, at) => ({ ...die, open: isOpen(at) })),
    need,
    modifier,
    effects: effects.map((line) => names.say(line.phrase)),
    over,
  };
}
