/** What a skill can become. */
import type { Blow, Phrase, SkillFace2 } from "../../../wire/rumbones2";

export interface NextLevel {
  /** Coins. */
  price: number;
  attack: Blow | null;
  text: Phrase[];
}

/** What is bought, or turned, next; nothing on the last level. */
export function nextOf({ cost, up, levels }: SkillFace2, level: number): NextLevel | null {
  const [attack, text] = levels[level] ?? [];
  if (attack === undefined || text === undefined) return null;
  return { price: level === 0 ? cost : up, attack, text };
}
