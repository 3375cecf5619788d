/** Who and what stands on the sea, for the drawing. */
import type { Standing } from "../../boarding/board/figures";
import { statusIcon } from "../../boarding/art";
import { heroIcon, heroPicture, tileIcon } from "../art";
import type { Helm } from "../helm.svelte";
import { piece } from "../pieces";
import { LOOKS, sideNumber } from "../sides";

export function standingOn(helm: Helm): Standing {
  const { view, plan } = helm;
  /** While hits are given, who is hit is clicked itself. */
  const target = helm.asked === "assign" && helm.open ? (view.attacks.at(-1)?.target ?? null) : null;
  const hit = (pick: string, ...cells: number[]) =>
    target !== null && cells.includes(target) && helm.isLit(pick) ? () => void helm.pick(pick) : null;

  const beasts = (["kraken", "dragon"] as const).flatMap((beast) => {
    const now = view[beast];
    if (typeof now !== "object" || !("aboard" in now)) return [];
    const { cell, damage } = now.aboard;
    const cells = beast === "kraken" ? plan.chart.kraken : [cell];
    return [
      {
        beast,
        cell,
        turned: liesAcross(helm),
        damage,
        hp: helm.sheet.beasts.find((one) => one.beast === beast)?.hp ?? 1,
        marked: helm.isMarked(piece[beast]),
        pick: hit(piece.prize, ...cells),
      },
    ];
  });

  return {
    heroes: view.heroes.flatMap((hero, at) =>
      typeof hero.cell === "number"
        ? [
            {
              key: at,
              hero: hero.hero,
              cell: hero.cell,
              side: sideNumber(hero.side),
              icon: heroIcon(hero.hero, helm.heroFace(at)?.role ?? ""),
              picture: heroPicture(hero.hero),
              damage: hero.damage,
              hp: hero.hp,
              statuses: hero.statuses.map((status) => ({ status, icon: statusIcon(status) })),
              owner: view.players > 2 && typeof hero.owner === "number" ? hero.owner : null,
              acts: helm.acting === at,
              marked: helm.isMarked(`named:${hero.hero}`),
              pick: hit(piece.hero(at), hero.cell),
            },
          ]
        : [],
    ),
    crew: view.sides.flatMap(({ side, crew }) =>
      crew.map(({ cell, lane, bosun, count, ready }) => ({
        cell,
        lane,
        bosun,
        count,
        side: sideNumber(side),
        look: LOOKS[side].crew,
        ready: view.phase === "crew" && side === view.active && ready > 0,
        pick: hit(piece.crew(bosun ? "bosun" : "deckhand", lane), cell),
      })),
    ),
    tiles: view.sides.flatMap(({ side, tiles }) =>
      tiles
        .filter((tile) => !tile.lost)
        .map(({ tile, cell, damage, hp }) => ({
          tile,
          cell,
          damage,
          hp,
          side: sideNumber(side),
          icon: tileIcon(tile),
          marked: helm.isMarked(`named:${tile}`),
          pick: hit(piece.prize, cell),
        })),
    ),
    beasts,
    // The gangplank that the Kraken breaks lies there while it is away.
    planks: beasts.some(({ beast }) => beast === "kraken")
      ? []
      : plan.chart.planks
          .filter((cell) => plan.chart.kraken.includes(cell))
          .map((cell) => ({ cell, across: !liesAcross(helm) })),
  };
}

/** Whether the Kraken lies from left to right on the drawing; the planks lie the other way. */
function liesAcross({ plan }: Helm): boolean {
  const [one, two] = plan.chart.kraken.map((cell) => plan.middle(cell));
  return one !== undefined && two !== undefined && one.y === two.y;
}
