/** A fight as the panel shows it: in words, and with what can be chosen in it. */
import type { Attacker } from "../../../wire/rumbones";
import { t } from "../../../words/words.svelte";
import type { FightShown, HitsShown, HitTarget } from "../../boarding/fight/fight";
import { choosable, fightShown, hitsShown, listedDie } from "../../boarding/fight/shown";
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

const dieAt = (helm: Helm, { dice }: Fight, at: number) =>
  listedDie(helm, /^(reroll|unluck|set_die)$/, dice, at);

/** Picks a die, or the one that is listed for it. */
export function pickDie(helm: Helm, fight: Fight, at: number): void {
  const die = dieAt(helm, fight, at);
  if (die !== undefined) helm.pick(piece.die(die));
}

function targetOf(helm: Helm, pick: string): HitTarget {
  const named = (name: string) => choosable(helm, pick, name);
  const at = pick.startsWith("hero:") ? Number(pick.slice(5)) : null;
  const hero = at === null ? undefined : helm.view.heroes[at];
  if (hero && at !== null) {
    const mark = {
      icon: heroIcon(hero.hero, helm.heroFace(at)?.role ?? ""),
      picture: heroPicture(hero.hero),
      side: sideNumber(hero.side),
      health: (hero.hp - hero.damage) / hero.hp,
    };
    return { ...named(helm.names.of(hero.hero)), hero: mark };
  }
  if (!pick.startsWith("crew:")) return named(t("rumbones-prize"));
  const bosun = pick.startsWith("crew:bosun");
  const enemy = helm.view.attacks.at(-1)?.side === "wellsport" ? "bones" : "wellsport";
  return {
    ...named(helm.names.of(bosun ? "bosun" : "deckhand")),
    crew: { side: sideNumber(enemy), bosun, look: LOOKS[enemy].crew },
  };
}

export function hitsOf(helm: Helm): HitsShown | null {
  return hitsShown(helm, helm.view.attacks.at(-1)?.hits ?? 0, (pick) => targetOf(helm, pick));
}

export function shownFight(helm: Helm, fight: Fight): FightShown {
  const isOpen = (die: number) => dieAt(helm, fight, die) !== undefined;
  return fightShown(helm, fight, attackerName(helm, fight.by), isOpen);
}
