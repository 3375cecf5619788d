/** A throw in words. */
import { keys, listed, t, words } from "../../words/words.svelte";
import type { Looks } from "./looks";
import { afloat, type Fight, type Lie, lieOf, MILLIMETRE, type Reason, sidesOf, type Throw } from "./throw";

/** A distance in millimetres, without the unit. */
export function millimetres(distance: number): string {
  const format = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // A distance is never said to be longer than it is: the ruler cuts off.
  return format.format(Math.floor(distance / (MILLIMETRE / 10)) / 10);
}

const TOLD = keys({
  higher: "tray-fight-higher",
  equal: "tray-fight-equal",
  whirlpool: "tray-fight-whirlpool",
} as const satisfies Record<Reason, string>);

export function fightInWords(thrown: Throw, fight: Fight, looks: Looks): string {
  const { from, at } = sidesOf(fight)[0] ?? { from: fight.a, at: fight.b };
  const [winner, loser] = [lieOf(thrown, from), lieOf(thrown, at)];
  if (!winner || !loser) return "";
  return t(TOLD[fight.reason], {
    winner: looks(winner.owner).name,
    high: winner.face,
    loser: looks(loser.owner).name,
    low: loser.face,
    distance: millimetres(fight.distance),
  });
}

/** What all the dice show, owner by owner. */
export function facesInWords(thrown: Throw, looks: Looks): string[] {
  const faces = new Map<Lie["owner"], number[]>();
  for (const { owner, face } of thrown.lies) faces.set(owner, [...(faces.get(owner) ?? []), face]);
  return afloat(thrown, 0).map(({ owner }) =>
    t("tray-faces", {
      who: looks(owner).name,
      faces: (faces.get(owner) ?? []).sort((a, b) => b - a).join(", "),
    }),
  );
}

/** Whose dice a curse strikes, and how many of each. */
export function struckInWords(thrown: Throw, looks: Looks): string {
  const counts = new Map<Lie["owner"], number>();
  for (const die of thrown.struck ?? []) {
    const owner = lieOf(thrown, die)?.owner;
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const all = [...counts].map(([owner, count]) =>
    count > 1 ? `${looks(owner).name} × ${count}` : looks(owner).name,
  );
  return t("tray-struck", { list: listed(all) });
}
