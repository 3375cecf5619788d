/** What is printed on any card, in words. */
import type { TipText } from "../../../kit/tip.svelte";
import type { Figures, Sheet } from "../../../wire/runebound";
import type { Choice } from "../../../wire/wire";
import { t } from "../../../words/words.svelte";
import type { Face } from "../helm.svelte";
import { names } from "../names";

export interface Printed {
  title: string;
  /** What kind of card it is. */
  about: string;
  text: string[];
  /** What is told of it, for the eye alone. */
  tale: string;
  /** Life, numbers and damage of whoever it is. */
  figures: {
    life: number;
    strength: number | null;
    numbers: readonly number[];
    damage: readonly number[];
  } | null;
  /** The printed price. */
  price: number | null;
  rule: string;
}

const bodyOf = ({ life, strength, stats, damage }: Figures) => ({ life, strength, numbers: stats, damage });

export function printedOn(face: Face): Printed {
  switch (face.kind) {
    case "hero": {
      const { hero, figures, skills, text, tale } = face.face;
      const skilled = skills.map(([skill, , bonus]) =>
        t("runebound-skill", { skill: names.of(skill), bonus }),
      );
      return {
        title: names.full(hero),
        about: skilled.join(" · "),
        text: names.lines(text),
        tale: names.tale(tale),
        figures: bodyOf(figures),
        price: null,
        rule: "RN-2.1",
      };
    }
    case "goods": {
      const { card, item, ally, price, text } = face.face;
      return {
        title: names.of(card),
        about: item ? item.map((one) => names.of(one)).join(" · ") : t("runebound-ally"),
        text: names.lines(text),
        tale: "",
        figures: ally && bodyOf(ally),
        price,
        rule: "RN-14.1",
      };
    }
    case "kept": {
      const { card, kind, text } = face.face;
      const item = typeof kind === "object" && "item" in kind ? kind.item : null;
      const ally = typeof kind === "object" && "ally" in kind ? kind.ally : null;
      const what =
        kind === "rune"
          ? t("runebound-rune")
          : kind === "trophy"
            ? t("runebound-trophy")
            : t("runebound-ally");
      return {
        title: names.of(card),
        about: item ? item.map((one) => names.of(one)).join(" · ") : what,
        text: names.lines(text),
        tale: names.tale(face.of.tale),
        figures: ally && bodyOf(ally),
        price: null,
        rule: "RN-14.1",
      };
    }
    case "adventure": {
      const { card, colour, challenge, level, text, reward, tale } = face.face;
      const kind =
        level !== null
          ? t("runebound-event-level", { level })
          : challenge?.tag
            ? names.of(challenge.tag)
            : t("runebound-encounter");
      return {
        title: names.of(card),
        about: `${names.of(colour)} · ${kind}`,
        text: [
          ...names.lines(text),
          ...(reward ? [t("runebound-reward", { reward: names.say(reward) })] : []),
        ],
        tale: names.tale(tale),
        figures: challenge && {
          life: challenge.life,
          strength: null,
          numbers: challenge.target,
          damage: challenge.damage,
        },
        price: null,
        rule: level !== null ? "RN-9.1" : challenge?.tag ? "RN-8.1" : "RN-10.1",
      };
    }
  }
}

export function faceTip(face: Face | undefined): TipText {
  if (!face) return {};
  const { title, about, text, rule } = printedOn(face);
  return {
    title,
    text: [about, ...text]
      .filter((line) => line !== "")
      .join(". ")
      .replaceAll("..", "."),
    game: "runebound",
    rule,
  };
}

/** What is printed on the card that a choice names, so that nobody has to look for it. */
export function printedFor({ phrase }: Pick<Choice, "phrase">, { goods, adventures }: Sheet): string {
  const named = phrase.args.flatMap(([name, arg]) =>
    /^(card|item|ally)$/.test(name) && "name" in arg ? [arg.name] : [],
  );
  const face =
    goods.find(({ card }) => named.includes(card)) ?? adventures.find(({ card }) => named.includes(card));
  return face ? names.lines(face.text).join(" ") : "";
}
