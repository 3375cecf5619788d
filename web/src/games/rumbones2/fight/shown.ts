/** A fight as the panel shows it: in words, and with what can be chosen in it. */
import type { Attacker2 } from "../../../wire/rumbones2";
import { t } from "../../../words/words.svelte";
import type { FightShown, HitsShown, HitTarget } from "../../boarding/fight/fight";
import { choosable, fightShown, hitsShown, listedDie } from "../../boarding/fight/shown";
import { moveOf } from "../../moves";
import { heroIcon, heroPicture, pieceIcon } from "../art";
import type { Fight } from "../attack";
import type { Helm } from "../helm.svelte";
import { piece } from "../pieces";
import { crewLook } from "../sides";

export function attackerName(helm: Helm, by: Attacker2 | null): string {
  const { names } = helm;
  switch (by?.kind) {
    case undefined:
      return "";
    case "hero":
      return `${names.of(by.hero.id)} · ${names.of(by.skill)}`;
    case "crew":
      return helm.sideName(by.side);
    case "gun":
      return `${t("rumbones2-gun")} · ${helm.sideName(by.side)}`;
    case "smash":
      return `${t("rumbones2-smash")} · ${helm.sideName(by.side)}`;
    case "dragon":
      return `${names.of("dragon")} · ${names.of(by.skill)}`;
    case "kraken":
      return names.of("kraken");
    case "card":
      return names.of(by.card);
  }
}

/** The faces of which a hit may be cancelled. Those that do the same damage are listed by the lowest one. */
function cancelled(helm: Helm, fight: Fight, at: number): string | null {
  if (!helm.open || helm.asked !== "cancel") return null;
  const die = fight.dice[at];
  if (!die?.hit) return null;
  const faces = helm.choices.map((choice) => Number(moveOf(choice)[1])).filter((face) => face <= die.face);
  return faces.length > 0 ? piece.result(Math.max(...faces)) : null;
}

/** What a click on a die picks: the die itself, one that is like it, or its hit. */
function dieAt(helm: Helm, fight: Fight, at: number): string | null {
  const die = listedDie(helm, /^reroll$/, fight.dice, at);
  return die === undefined ? cancelled(helm, fight, at) : piece.die(die);
}
export function pickDie(helm: Helm, fight: Fight, at: number): void {
  const pick = dieAt(helm, fight, at);
  if (pick !== null) helm.pick(pick);
}

/** The side that is not attacking; nobody's crew is hit in a free-for-all. */
function enemyOf(helm: Helm): number {
  const { side, target } = helm.view.attacks.at(-1) ?? {};
  if (typeof side === "number") return 1 - side;
  return helm.view.sides.find(({ crew }) => crew.some((one) => one.cell === target))?.side ?? 0;
}

function targetOf(helm: Helm, pick: string): HitTarget {
  const named = (name: string) => choosable(helm, pick, name);
  const at = pick.startsWith("hero:") ? Number(pick.slice(5)) : null;
  const hero = at === null ? undefined : helm.view.heroes[at];
  if (hero && at !== null) {
    const mark = {
      icon: heroIcon(hero.hero, helm.heroFace(at)?.role ?? ""),
      picture: heroPicture(hero.hero),
      side: hero.side,
      health: (hero.hp - hero.damage) / hero.hp,
    };
    return { ...named(helm.names.of(hero.hero)), hero: mark };
  }
  if (!pick.startsWith("crew:")) return { ...named(""), ...objectOf(helm) };
  const [bosun, side] = [pick === "crew:bosun", enemyOf(helm)];
  return {
    ...named(helm.names.of(bosun ? "bosun" : "deckhand")),
    crew: { side, bosun, look: crewLook(helm.view.sides[side]?.faction) },
  };
}

/** What is hit in the attacked place besides figures: a creature, or equipment. */
function objectOf(helm: Helm): Pick<HitTarget, "name" | "icon"> {
  const target = helm.view.attacks.at(-1)?.target;
  const beast = (["kraken", "dragon"] as const).find((one) => helm.beastCell(one) === target);
  if (beast) return { name: helm.names.of(beast), icon: "giant-squid" };
  const found = helm.view.pieces.find((one) => one.cell === target && !one.lost);
  return found
    ? { name: helm.names.of(found.piece), icon: pieceIcon(found.piece) }
    : { name: t("rumbones2-object") };
}

export function hitsOf(helm: Helm): HitsShown | null {
  const left = helm.view.attacks.at(-1)?.hits.reduce((sum, count) => sum + count, 0) ?? 0;
  return hitsShown(helm, left, (pick) => targetOf(helm, pick));
}

export function shownFight(helm: Helm, fight: Fight): FightShown {
  const isOpen = (die: number) => dieAt(helm, fight, die) !== null;
  return fightShown(helm, fight, attackerName(helm, fight.by), isOpen);
}
