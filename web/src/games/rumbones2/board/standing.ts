/** Who and what stands on the sea, for the drawing. */
import type { BeastFigure, CrewFigure, Standing } from "../../boarding/board/figures";
import { statusIcon } from "../../boarding/art";
import { heroIcon, heroPicture, pieceIcon } from "../art";
import type { Helm } from "../helm.svelte";
import { piece } from "../pieces";
import { crewLook } from "../sides";

/** Decisions in which somebody in a crowd is meant, so that the figure itself is clicked. */
const APART: ReadonlySet<string> = new Set(["assign", "pick_figure", "shove_each"]);

export function standingOn(helm: Helm): Standing {
  const { view, plan } = helm;
  const apart = helm.open && APART.has(helm.asked ?? "");
  const target = helm.asked === "assign" ? (view.attacks.at(-1)?.target ?? null) : null;
  /** Who is hit, or pushed, is clicked itself. */
  const pickOf = (pick: string, cell: number) =>
    apart && (target === null || target === cell) && helm.isLit(pick) ? () => void helm.pick(pick) : null;

  const beasts = (["kraken", "dragon"] as const).flatMap((beast): BeastFigure[] => {
    const now = beast === "kraken" ? view.kraken : view.dragon.beast;
    if (typeof now !== "object") return [];
    const { cell, damage } = now.aboard;
    return [
      {
        beast,
        cell,
        damage,
        turned: liesAcross(helm),
        hp: helm.sheet.beasts.find((one) => one.beast === beast)?.hp ?? 1,
        marked: helm.isMarked(piece[beast]),
        pick: pickOf(piece.prize, cell),
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
              side: hero.side,
              icon: heroIcon(hero.hero, helm.heroFace(at)?.role ?? ""),
              picture: heroPicture(hero.hero),
              damage: hero.damage,
              hp: hero.hp,
              statuses: hero.statuses.map((status) => ({ status, icon: statusIcon(status) })),
              owner: view.players > 2 || view.alone ? hero.owner : null,
              acts: helm.acting === at,
              marked: helm.isMarked(piece.fighter({ id: hero.hero, side: hero.side })),
              pick: pickOf(piece.hero(at), hero.cell),
            },
          ]
        : [],
    ),
    crew: view.sides.flatMap(({ side, faction, crew }) =>
      crew.flatMap(({ cell, deckhands, bosuns, ready }) =>
        [deckhands, bosuns].flatMap((count, rank): CrewFigure[] => {
          const bosun = rank === 1;
          const hit = piece.crew(bosun ? "bosun" : "deckhand");
          return count === 0
            ? []
            : [
                {
                  cell,
                  lane: 0,
                  bosun,
                  count,
                  side,
                  look: crewLook(faction),
                  ready: side === view.active && (ready[rank] ?? 0) > 0,
                  pick: pickOf(piece.figure(side, cell, bosun), cell) ?? pickOf(hit, cell),
                },
              ];
        }),
      ),
    ),
    tiles: view.pieces
      .filter((one) => !one.lost)
      .map((one) => ({
        tile: one.piece,
        cell: one.cell,
        damage: one.damage,
        hp: one.hp,
        side: one.side,
        icon: pieceIcon(one.piece),
        marked: helm.isMarked(`named:${one.piece}`),
        pick: pickOf(piece.prize, one.cell),
      })),
    beasts,
    planks: plan.chart.planks
      .filter((cell) => !view.missing.includes(cell))
      .map((cell) => ({ cell, across: !liesAcross(helm) })),
  };
}

/** Whether the channels lie from left to right on the drawing: then gangplanks lead up and down. */
function liesAcross({ plan }: Helm): boolean {
  const { x, y } = plan.at(0, 0);
  const south = plan.at(0, 1);
  return south.y === y && south.x !== x;
}
