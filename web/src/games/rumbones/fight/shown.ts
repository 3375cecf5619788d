/** A fight as the panel shows it: in words, and with what can be chosen in it. */
import type { Attacker } from "../../../wire/rumbones";
import { t } from "../../../words/words.svelte";
import { moveOf } from "../../boarding/moves";
import type { FightShown, HitsShown, HitTarget } from "../../boarding/fight/fight";
import { heroIcon, heroPicture } from "../art";
import type { Fight } from "../attack";
import type { Helm } from "../helm.svelte";
import { piece } from "../pieces";
import { LOOKS, sideNumber } from "../sides";

function attackerName(helm: Helm, by: Attacker | null): string {
  const { names } = helm;
  if (!by) return "";
  if (by.kind === "hero") return `${names.of(by.hero)} · ${names.of(by.action)}`;
  if (by.kind === "crew") return names.side(by.side);
  if (by.kind === "cannon") return `${names.of("cannon")} · ${names.side(by.side)}`;
  return names.of(by.kind);
}

/** The dice that are listed to be chosen; of dice that are alike only one is. */
function listedDice(helm: Helm): number[] {
  if (!helm.open || !/^(reroll|unluck|set_die)$/.test(helm.asked ?? "")) return [];
  return helm.choices.map((choice) => moveOf(choice)[1]).filter((at) => typeof at === "number");
}
function alike({ dice }: Fight, one: number, other: number): boolean {
  const [a, b] = [dice[one], dice[other]];
  return a?.face === b?.face && a?.again === b?.again && a?.set === b?.set;
}

/** Picks a die, or the one that is listed for it. */
export function pickDie(helm: Helm, fight: Fight, at: number): void {
  const listed = listedDice(helm);
  const die = listed.includes(at) ? at : listed.find((other) => alike(fight, at, other));
  if (die !== undefined) helm.pick(piece.die(die));
}

function targetOf(helm: Helm, pick: string): HitTarget {
  const choosable = { key: pick, glow: helm.glow(pick as `${string}:`), onclick: () => void helm.pick(pick) };
  const at = pick.startsWith("hero:") ? Number(pick.slice(5)) : null;
  const hero = at === null ? undefined : helm.view.heroes[at];
  if (hero && at !== null) {
    const mark = {
      icon: heroIcon(hero.hero, helm.heroFace(at)?.role ?? ""),
      picture: heroPicture(hero.hero),
      side: sideNumber(hero.side),
      health: (hero.hp - hero.damage) / hero.hp,
    };
    return { ...choosable, name: helm.names.of(hero.hero), hero: mark };
  }
  if (!pick.startsWith("crew:")) return { ...choosable, name: t("rumbones-prize") };
  const bosun = pick.startsWith("crew:bosun");
  const enemy = helm.view.attacks.at(-1)?.side === "wellsport" ? "bones" : "wellsport";
  return {
    ...choosable,
    name: helm.names.of(bosun ? "bosun" : "deckhand"),
    crew: { side: sideNumber(enemy), bosun, look: LOOKS[enemy].crew },
  };
}

/** The hits that the viewer has to give; nothing where that is not asked. */
export function hitsOf(helm: Helm): HitsShown | null {
  if (helm.asked !== "assign" || !helm.open) return null;
  const next = [...new Set([...helm.standing.next, ...helm.picks])];
  return {
    left: helm.view.attacks.at(-1)?.hits ?? 0,
    results: next
      .filter((pick) => pick.startsWith("result:"))
      .sort()
      .reverse()
      .map((pick) => ({
        key: pick,
        name: pick.slice(7),
        glow: helm.glow(pick as `${string}:`),
        onclick: () => void helm.pick(pick),
      })),
    targets: next.filter((pick) => /^(hero|crew|prize):/.test(pick)).map((pick) => targetOf(helm, pick)),
  };
}

export function shownFight(helm: Helm, fight: Fight): FightShown {
  const listed = listedDice(helm);
  return {
    title: t("rumbones-fight", { who: attackerName(helm, fight.by), at: helm.plan.label(fight.target) }),
    dice: fight.dice.map((die, at) => ({ ...die, open: listed.some((other) => alike(fight, at, other)) })),
    need: fight.need.length > 0 && !fight.over ? Math.max(1, fight.need[0] ?? 0) : null,
    modifier: fight.modifier,
    effects: fight.effects.map((line) => helm.names.say(line.phrase)),
    over: fight.over,
  };
}
