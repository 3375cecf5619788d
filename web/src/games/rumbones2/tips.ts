/** What every piece is, what it does, and the rule that says so. */
import type { TipText } from "../../kit/tip.svelte";
import type { PieceView2, SkillFace2 } from "../../wire/rumbones2";
import type { Helm } from "./helm.svelte";

/** Rules of the second edition that the table speaks of, by what they are about. */
const RULES = {
  points: "RB2-1.2",
  round: "RB2-15.3",
  kraken: "RB2-24.9",
  lives: "RB2-27.4",
  skill: "RB2-19.1",
} as const;
export type Ruled = keyof typeof RULES;

/** The rule about something. */
export function ruled(what: Ruled): Pick<TipText, "rule" | "game"> {
  return { rule: RULES[what], game: "rumbones2" };
}

/** A skill on the side of its card that is up; on its first where it is not bought. */
export function skillTip(helm: Helm, { skill, levels }: SkillFace2, level: number): TipText {
  const text = levels[Math.max(1, level) - 1]?.[1] ?? [];
  return { title: helm.names.of(skill), text: helm.names.lines(text).join(" "), ...ruled("skill") };
}

export function pieceTip(helm: Helm, { piece }: PieceView2): TipText {
  const face = helm.sheet.equipment.find((one) => one.piece === piece);
  return { title: helm.names.of(piece), text: helm.names.lines(face?.text ?? []).join(" ") };
}

export function beastTip(helm: Helm, id: "kraken" | "dragon"): TipText {
  const face = helm.sheet.beasts.find((one) => one.beast === id);
  const furies = (face?.furies ?? []).map(
    ([fury, text]) => `${helm.names.of(fury)}. ${helm.names.lines(text).join(" ")}`,
  );
  return { title: helm.names.of(id), text: furies.join(" "), ...ruled("kraken") };
}
