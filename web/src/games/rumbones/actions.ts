/** What a hero can do, for the buttons below the sea. */
import type { ActionFace } from "../../wire/rumbones";
import { t } from "../../words/words.svelte";
import type { ActionButton } from "../boarding/heroes/ActionButtons.svelte";
import type { ActionNumbers } from "../boarding/heroes/Numbers.svelte";
import type { Helm } from "./helm.svelte";
import { piece } from "./pieces";
import { actionTip } from "./tips";

/** The numbers that are printed on an action. */
export function numbersOf({ kind, cost }: ActionFace): ActionNumbers {
  return { attack: typeof kind === "object" && "attack" in kind ? kind.attack : null, cost };
}

/** The buttons of whoever acts, and how many actions are left; nothing where that is not asked. */
export function actsOf(helm: Helm): { left: number; actions: ActionButton[] } | null {
  if (helm.asked !== "act" || helm.acting === null) return null;
  return { left: helm.view.acting?.actions ?? 0, actions: buttonsOf(helm, helm.acting) };
}

/** The actions of a hero but for its responses, a move, and to end. */
function buttonsOf(helm: Helm, hero: number): ActionButton[] {
  const words = [
    { pick: piece.word("move"), icon: "boots", name: t("boarding-do-move") },
    { pick: piece.word("end"), icon: "check", name: t("boarding-do-end") },
  ] as const;
  const actions = (helm.heroFace(hero)?.actions ?? []).flatMap((action, index): ActionButton[] => {
    if (action.kind === "response") return [];
    const pick = piece.action(index);
    return [
      {
        key: action.action,
        name: helm.names.of(action.action),
        glow: helm.glow(pick),
        onclick: () => void helm.pick(pick),
        numbers: numbersOf(action),
        hint: actionTip(helm, action),
        onlook: (on) => (helm.looked = on ? { hero, action: index } : null),
      },
    ];
  });
  const plain = words
    .map(({ pick, icon, name }) => ({
      key: pick,
      name,
      icon,
      glow: helm.glow(pick),
      onclick: () => void helm.pick(pick),
    }))
    .filter(({ glow }) => glow !== "none");
  return [...actions, ...plain];
}
