/** A fight as the panel shows it: in words, and with what can be chosen in it. */
import type { Attacker2 } from "../../../wire/rumbones2";
import { t } from "../../../words/words.svelte";
import type { FightShown, HitsShown, HitTarget } from "../../boarding/fight/fight";
import { moveOf } from "../../boarding/moves";
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
      return `${names.of(by.hero)} · ${names.of(by.skill)}`;
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

/** The dice that may be rolled again, as they are listed: of dice that are alike only one is. */
function listedDice(helm: Helm): number[] {
  if (!helm.open || helm.asked !== "reroll") return [];
  return helm.choices.map((choice) => moveOf(choice)[1]).filter((at) => typeof at === "number");
}
function alike({ dice }: Fight, one: number, other: number): boolean {
  const [a, b] = [dice[one], dice[other]];
  return a?.face === b?.face && a?.again === b?.again;
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
  const listed = listedDice(helm);
  const die = listed.includes(at) ? at : listed.find((other) => alike(fight, at, other));
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
  const choosable = { key: pick, glow: helm.glow(pick), onclick: () => void helm.pick(pick) };
  const at = pick.startsWith("hero:") ? Number(pick.slice(5)) : null;
  const hero = at === null ? undefined : helm.view.heroes[at];
  if (hero && at !== null) {
    const mark = {
      icon: heroIcon(hero.hero, helm.heroFace(at)?.role ?? ""),
      picture: heroPicture(hero.hero),
      side: hero.side,
      health: (hero.hp - hero.damage) / hero.hp,
    };
    return { ...choosable, name: helm.names.of(hero.hero), hero: mark };
  }
  if (!pick.startsWith("crew:")) return { ...choosable, ...objectOf(helm) };
  const [bosun, side] = [pick === "crew:bosun", enemyOf(helm)];
  return {
    ...choosable,
    name: helm.names.of(bosun ? "bosun" : "deckhand"),
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

/** The hits that the viewer has to give; nothing where that is not asked. */
export function hitsOf(helm: Helm): HitsShown | null {
  if (helm.asked !== "assign" || !helm.open) return null;
  const next = [...new Set([...helm.standing.next, ...helm.picks])];
  return {
    left: helm.view.attacks.at(-1)?.hits.reduce((sum, count) => sum + count, 0) ?? 0,
    results: next
      .filter((pick) => pick.startsWith("result:"))
      .sort()
      .reverse()
      .map((pick) => ({
        key: pick,
        name: pick.slice(7),
        glow: helm.glow(pick),
        onclick: () => void helm.pick(pick),
      })),
    targets: next.filter((pick) => /^(hero|crew|prize):/.test(pick)).map((pick) => targetOf(helm, pick)),
  };
}

export function shownFight(helm: Helm, fight: Fight): FightShown {
  return {
    title: t("rumbones2-fight", { who: attackerName(helm, fight.by), at: helm.plan.label(fight.target) }),
    dice: fight.dice.map((die, at) => ({ ...die, open: dieAt(helm, fight, at) !== null })),
    need: fight.need,
    modifier: fight.modifier,
    effects: fight.effects.map((line) => helm.names.say(line.phrase)),
    over: fight.over,
  };
}
