/** A throw as the record tells it: where the dice lie in the lid, which of them fought, and what sank. */

/** Lengths are told in hundredths of a millimetre, from the lower left inner corner of the lid. */
export const MILLIMETRE = 100;

/** The lid and the dice in millimetres, as the rulebook measures them. */
export const LID = { side: 280, wall: 35, corner: 12 } as const;
export const DIE = { edge: 10, round: 1 } as const;

export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** Who threw a die in: a seat, or the caravan with the red ones. */
export type Owner = number | "caravan";

/** One die at rest. */
export interface Lie {
  die: number;
  owner: Owner;
  face: Face;
  x: number;
  y: number;
  /** Rotation about the vertical, counter-clockwise from above, in 1/65536 of a turn. */
  turn: number;
}

/** Why a fight ended as it did: a higher face, equal faces, or a whirlpool that takes the nearest whatever they show. */
export type Reason = "higher" | "equal" | "whirlpool";

/** Two dice that met, in the order in which they met. */
export interface Fight {
  a: number;
  b: number;
  /** Between the centres. */
  distance: number;
  /** What leaves the tray; a die whose owner paid with something else stays. */
  sunk: number[];
  reason: Reason;
}

export interface Throw {
  /** Tells one throw from the next; more fights of the same throw may follow later, when somebody had to choose. */
  id: string | number;
  lies: Lie[];
  fights: Fight[];
  /** Dice that a curse strikes by their face; they are ringed where they lie. */
  struck?: number[];
}

/** Something to be chosen in the tray: a pair that lies as near as another, or a single die. */
export interface Offer {
  dice: number[];
  /** What choosing it means, in words. */
  label: string;
}

export function lieOf(thrown: Throw, die: number): Lie | undefined {
  return thrown.lies.find((lie) => lie.die === die);
}

/** The dice that are out of the tray after so many fights. */
export function sunkBy(thrown: Throw, fights: number): Set<number> {
  return new Set(thrown.fights.slice(0, fights).flatMap((fight) => fight.sunk));
}

/** The fight in which a die sank, or was hit, counted from 1. */
export function fightOf(thrown: Throw, die: number): number | null {
  const index = thrown.fights.findIndex(
    (fight) => fight.sunk.includes(die) || (fight.sunk.length === 0 && fight.b === die),
  );
  return index < 0 ? null : index + 1;
}

/** A fight seen from the one who shoots; both shoot where both sink. */
export function sidesOf(fight: Fight): { from: number; at: number }[] {
  const sunk = fight.sunk.length > 0 ? fight.sunk : [fight.b];
  return sunk.map((at) => ({ from: at === fight.a ? fight.b : fight.a, at }));
}

/** The owners in the tray, seats first, and how many of their dice are left after so many fights. */
export function afloat(thrown: Throw, fights: number): { owner: Owner; left: number; of: number }[] {
  const gone = sunkBy(thrown, fights);
  const counts = new Map<Owner, { left: number; of: number }>();
  for (const { owner, die } of thrown.lies) {
    const count = counts.get(owner) ?? { left: 0, of: 0 };
    count.of += 1;
    if (!gone.has(die)) count.left += 1;
    counts.set(owner, count);
  }
  const rank = (owner: Owner) => (owner === "caravan" ? Infinity : owner);
  return [...counts]
    .map(([owner, count]) => ({ owner, ...count }))
    .sort((a, b) => rank(a.owner) - rank(b.owner));
}
