/** What pieces of both editions are, and the rule that says so. */
import type { TipText } from "../../kit/tip.svelte";
import type { Phrase } from "../../wire/wire";
import { type Names, ownKeys } from "./names";

/** A rule of an edition. */
export type Ruled = Pick<TipText, "rule" | "game">;

const STATUSES = ownKeys({
  blinded: "tip-blinded",
  stunned: "tip-stunned",
  slowed: "tip-slowed",
  muted: "tip-muted",
  bleeding: "tip-bleeding",
} as const);
export type Status = keyof typeof STATUSES;

/** What hinders a hero. */
export function statusTip(names: Names, status: string, ruled: (status: Status) => Ruled): TipText {
  const known = status in STATUSES ? (status as Status) : null;
  return {
    title: names.of(status),
    ...(known ? { text: names.own(STATUSES[known]), ...ruled(known) } : {}),
  };
}

/** What is printed on a Tide card. */
export interface CardFace {
  card: string;
  symbols: number;
  text: Phrase[];
}

export function symbolsOn(names: Names, { symbols }: CardFace): string {
  return names.own("symbols", { count: symbols });
}

export function cardTip(names: Names, face: CardFace, ruled: Ruled): TipText {
  const symbols = face.symbols > 0 ? ` ${symbolsOn(names, face)}` : "";
  return { title: names.of(face.card), text: `${names.lines(face.text).join(" ")}${symbols}`, ...ruled };
}
