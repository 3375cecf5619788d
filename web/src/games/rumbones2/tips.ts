/** What every piece is, what it does, and the rule that says so. */
import type { TipText } from "../../kit/tip.svelte";
import type { HeroFace2, HeroView2, Phrase, PieceView2, SkillFace2 } from "../../wire/rumbones2";
import { keys, t } from "../../words/words.svelte";
import * as boarding from "../boarding/tips";
import type { Helm } from "./helm.svelte";

/** Rules of the second edition that the table speaks of, by what they are about. */
const RULES = {
  points: "RB2-1.2",
  round: "RB2-15.3",
  kraken: "RB2-24.9",
  dragon: "RB2-24.3",
  lives: "RB2-27.4",
  alone: "RB2-27.18",
  skill: "RB2-19.1",
  buy: "RB2-5.7",
  used: "RB2-19.3",
  passive: "RB2-5.6",
  sheet: "RB2-4.1",
  role: "RB2-4.11",
  ashore: "RB2-16.1",
  deployed: "RB2-4.5",
  overboard: "RB2-16.1",
  returns: "RB2-25.3",
  waits: "RB2-25.4",
  out: "RB2-27.11",
  acted: "RB2-15.9",
  coins: "RB2-4.7",
  crew: "RB2-6.5",
  piece: "RB2-9.3",
  chest: "RB2-27.14",
  loot: "RB2-27.13",
  card: "RB2-7.4",
  deck: "RB2-7.7",
  hand: "RB2-25.2",
  captain: "RB2-26.9",
  blinded: "RB2-14.3",
  stunned: "RB2-14.4",
  slowed: "RB2-14.5",
  muted: "RB2-14.6",
  bleeding: "RB2-14.7",
} as const;
export type Ruled = keyof typeof RULES;

/** The rule about something. */
export function ruled(what: Ruled): Pick<TipText, "rule" | "game"> {
  return { rule: RULES[what], game: "rumbones2" };
}

const STATES = keys({
  ashore: "rumbones2-state-ashore",
  deployed: "rumbones2-state-deployed",
  overboard: "rumbones2-state-overboard",
  returns: "rumbones2-state-returns",
  waits: "rumbones2-state-waits",
  out: "rumbones2-state-out",
} as const);

/** Where a hero is, in a word or two. */
export function stateName({ state }: HeroView2): string {
  return t(STATES[state]);
}

export function statusTip({ names }: Helm, status: string): TipText {
  return boarding.statusTip(names, status, ruled);
}

/** What a skill does on one of its levels, without the words for its sort and its numbers, which are drawn. */
export function effectOf(helm: Helm, lines: readonly Phrase[]): string {
  const does = lines.filter(({ key }) => !/^text-(base|blow|ability|reaction|passive)$/.test(key));
  return helm.names.lines(does).join(" ");
}

/** A skill on the side of its card that is up; on its first where it is not bought. */
export function skillTip(helm: Helm, { skill, levels }: SkillFace2, level: number): TipText {
  const text = levels[Math.max(1, level) - 1]?.[1] ?? [];
  return { title: helm.names.of(skill), text: helm.names.lines(text).join(" "), ...ruled("skill") };
}

const ROLES = keys({
  captain: "rumbones2-role-captain",
  quartermaster: "rumbones2-role-quartermaster",
  swashbuckler: "rumbones2-role-swashbuckler",
  gunner: "rumbones2-role-gunner",
  brute: "rumbones2-role-brute",
} as const);

/** What may be expected of a role. */
export function roleHint(role: string): string {
  return role in ROLES ? t(ROLES[role as keyof typeof ROLES]) : "";
}

/** A hero as it can be taken: who it is, what to expect of it, and its skills. */
export function recruitTip(helm: Helm, face: HeroFace2): TipText {
  const skills = face.skills.map(
    ({ skill, levels }) => `${helm.names.of(skill)}: ${helm.names.lines(levels[0]?.[1] ?? []).join(" ")}`,
  );
  const passive = face.passive
    ? [`${helm.names.of(face.passive[0])}: ${helm.names.lines(face.passive[1]).join(" ")}`]
    : [];
  return {
    title: `${helm.names.full(face.hero)}, ${helm.names.of(face.title)}`,
    text: [
      helm.names.of(face.tale),
      t("rumbones2-role", { role: helm.names.of(face.role), hint: roleHint(face.role) }),
      ...(helm.alone && face.poor_alone ? [t("rumbones2-poor-alone")] : []),
      ...skills,
      ...passive,
    ].join(" "),
    ...ruled(helm.alone && face.poor_alone ? "alone" : "role"),
  };
}

export function heroTip(helm: Helm, at: number): TipText {
  const [hero, face] = [helm.view.heroes[at], helm.heroFace(at)];
  if (!hero || !face) return {};
  return {
    title: `${helm.names.full(hero.hero)}, ${helm.names.of(face.title)}`,
    text: [
      helm.names.of(face.tale),
      `${helm.names.of(face.role)}. ${stateName(hero)}.`,
      ...(hero.acted ? [t("rumbones2-acted")] : []),
    ].join(" "),
    ...ruled(hero.state === "deployed" ? "sheet" : hero.state),
  };
}

export function cardTip(helm: Helm, card: number): TipText {
  const face = helm.card(card);
  return face ? boarding.cardTip(helm.names, face, ruled("card")) : {};
}

export function pieceTip(helm: Helm, { piece, hp, damage, lost }: PieceView2): TipText {
  const face = helm.sheet.equipment.find((one) => one.piece === piece);
  const title = helm.names.of(piece);
  if (lost) return { title, text: t("rumbones2-piece-lost"), ...ruled("piece") };
  const health = t("rumbones2-piece-health", { left: hp - damage, hp });
  if (helm.alone) {
    const text = face?.chest ? t("rumbones2-piece-chest") : `${health} ${t("rumbones2-piece-loot")}`;
    return { title, text, ...ruled(face?.chest ? "chest" : "loot") };
  }
  return {
    title,
    text: [
      health,
      t("rumbones2-piece-worth", { points: face?.vp ?? 0, coins: face?.coins ?? 0 }),
      ...helm.names.lines(face?.text ?? []),
    ].join(" "),
    ...ruled("piece"),
  };
}

export function beastTip(helm: Helm, id: "kraken" | "dragon"): TipText {
  const face = helm.sheet.beasts.find((one) => one.beast === id);
  // The Kraken rolls for what it does; the Sea Dragon chooses among its attacks.
  const furies = (face?.furies ?? []).map(([fury, text], at) => {
    const die = id === "kraken" ? `${at + 1}: ` : "";
    return `${die}${helm.names.of(fury)}. ${helm.names.lines(text).join(" ")}`;
  });
  const now = id === "kraken" ? helm.view.kraken : helm.view.dragon.beast;
  const hp = face?.hp ?? 0;
  const left =
    typeof now === "object" ? [t("rumbones2-beast-health", { left: hp - now.aboard.damage, hp })] : [];
  return {
    title: helm.names.of(id),
    text: [
      ...left,
      t("rumbones2-beast-worth", { points: face?.vp ?? 0 }),
      ...(face?.arrival ? [helm.names.say(face.arrival)] : []),
      ...furies,
    ].join(" "),
    ...ruled(id),
  };
}
