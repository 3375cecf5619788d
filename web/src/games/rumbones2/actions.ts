/** What whoever acts can do, for the buttons below the sea. */
import type { IconName } from "../../kit/icons";
import type { SkillFace2 } from "../../wire/rumbones2";
import { t } from "../../words/words.svelte";
import type { ActionButton } from "../boarding/heroes/ActionButtons.svelte";
import type { ActionNumbers } from "../boarding/heroes/Numbers.svelte";
import type { Helm } from "./helm.svelte";
import { piece } from "./pieces";
import { beastTip, skillTip } from "./tips";

/** The numbers that are printed on the side of a skill card; nothing is paid for using it. */
export function numbersOf({ levels }: SkillFace2, level: number): ActionNumbers {
  return { attack: levels[Math.max(1, level) - 1]?.[0] ?? null, cost: 0 };
}

function words(helm: Helm): ActionButton[] {
  const all: [string, IconName, string][] = [
    ["move", "boots", t("boarding-do-move")],
    ["recover", "knocked-out-stars", t("rumbones2-do-recover")],
    ["chest", "locked-chest", t("rumbones2-do-chest")],
    ["end", "check", t("boarding-do-end")],
  ];
  return all
    .map(([word, icon, name]): ActionButton => {
      const pick = piece.word(word);
      return { key: pick, name, icon, glow: helm.glow(pick), onclick: () => void helm.pick(pick) };
    })
    .filter(({ glow }) => glow !== "none");
}

/** The skills of a hero that it has and that it uses in its activation, what it may buy, and what needs no skill. */
function heroButtons(helm: Helm, hero: number): ActionButton[] {
  const skills = helm.heroFace(hero)?.skills ?? [];
  const used = skills.flatMap((face, at): ActionButton[] => {
    const level = helm.level(hero, at);
    if (face.kind === "reaction" || level === 0) return [];
    const pick = piece.action(at);
    return [
      {
        key: pick,
        name: helm.names.of(face.skill),
        glow: helm.glow(pick),
        onclick: () => void helm.pick(pick),
        numbers: numbersOf(face, level),
        hint: skillTip(helm, face, level),
        onlook: (on) => (helm.looked = on ? { hero, action: at } : null),
      },
    ];
  });
  const bought = skills.flatMap((face, at): ActionButton[] => {
    const pick = piece.improve(at);
    const glow = helm.glow(pick);
    if (glow === "none") return [];
    const level = helm.level(hero, at);
    const name = helm.names.of(face.skill);
    return [
      {
        key: pick,
        name:
          level === 0 ? t("rumbones2-do-buy", { skill: name }) : t("rumbones2-do-upgrade", { skill: name }),
        icon: "two-coins",
        price: level === 0 ? face.cost : face.up,
        glow,
        onclick: () => void helm.pick(pick),
        hint: skillTip(helm, face, level + 1),
      },
    ];
  });
  return [...used, ...bought, ...words(helm)];
}

/** The attacks of the Sea Dragon. */
function dragonButtons(helm: Helm): ActionButton[] {
  const furies = helm.sheet.beasts.find((one) => one.beast === "dragon")?.furies ?? [];
  const attacks = furies.map(([fury, text], at): ActionButton => {
    const pick = piece.action(at);
    return {
      key: pick,
      name: helm.names.of(fury),
      icon: "crossed-swords",
      glow: helm.glow(pick),
      onclick: () => void helm.pick(pick),
      hint: {
        ...beastTip(helm, "dragon"),
        title: helm.names.of(fury),
        text: helm.names.lines(text).join(" "),
      },
    };
  });
  return [...attacks, ...words(helm)];
}

/** The buttons of whoever acts, and how many actions are left; nothing where that is not asked. */
export function actsOf(helm: Helm): { left: number; actions: ActionButton[] } | null {
  const left = helm.view.acting?.actions ?? 0;
  if (helm.asked === "dragon_act") return { left, actions: dragonButtons(helm) };
  if (helm.asked !== "act" || helm.acting === null) return null;
  return { left, actions: heroButtons(helm, helm.acting) };
}
