/** What every place of the sea is, and who stands there, in words. */
import type { TipText } from "../../../kit/tip.svelte";
import { listed, t } from "../../../words/words.svelte";
import type { Helm } from "../helm.svelte";
import { beastTip, pieceTip } from "../tips";

/** What a cell is, whatever stands there. */
export function groundOf({ plan, names }: Pick<Helm, "plan" | "names">, cell: number): string {
  const { chart } = plan;
  const ship = plan.shipOf(cell);
  if (ship !== null) {
    const spawn = chart.spawns.some((cells) => cells.includes(cell));
    const deck = t("rumbones2-deck", { ship: names.of(chart.ships[ship]?.[0] ?? "") });
    return spawn ? `${deck}, ${t("rumbones2-spawn")}` : deck;
  }
  return plan.ground(cell) === "plank" ? t("rumbones2-plank") : t("rumbones2-sea");
}

/** Everything that stands in a cell, in words. */
export function standingIn(helm: Helm, cell: number): string[] {
  const { view, names } = helm;
  const heroes = helm.heroesAt(cell).map(({ hero }) => {
    const state = t("rumbones2-say-hero", {
      name: names.of(hero.hero),
      left: hero.hp - hero.damage,
      hp: hero.hp,
    });
    return [state, ...hero.statuses.map((status) => names.of(status))].join(", ");
  });
  const crew = view.sides.flatMap(({ side, crew }) => {
    const { deckhands = 0, bosuns = 0 } = crew.find((one) => one.cell === cell) ?? {};
    const parts = [
      deckhands > 0 ? t("rumbones2-deckhands", { count: deckhands }) : "",
      bosuns > 0 ? t("rumbones2-bosuns", { count: bosuns }) : "",
    ].filter((part) => part !== "");
    return parts.length > 0 ? [`${helm.sideName(side)}: ${listed(parts)}`] : [];
  });
  const pieces = view.pieces
    .filter((one) => one.cell === cell && !one.lost)
    .map(({ piece, hp, damage }) => `${names.of(piece)} ${hp - damage}/${hp}`);
  const beasts = (["kraken", "dragon"] as const)
    .filter((beast) => helm.beastCell(beast) === cell)
    .map((beast) => names.of(beast));
  return [...pieces, ...beasts, ...heroes, ...crew];
}

/** What a gangplank that is gone leaves behind. */
function groundNow(helm: Helm, cell: number): string {
  return helm.view.missing.includes(cell) ? t("rumbones2-plank-gone") : (helm.grounds[cell] ?? "");
}

export function cellName(helm: Helm, cell: number): string {
  return [`${helm.plan.label(cell)}, ${groundNow(helm, cell)}`, ...standingIn(helm, cell)].join("; ");
}

export function cellTip(helm: Helm, cell: number): TipText {
  const piece = helm.view.pieces.find((one) => one.cell === cell && !one.lost);
  if (piece && helm.heroesAt(cell).length === 0) {
    const tip = pieceTip(helm, piece);
    const others = standingIn(helm, cell).slice(1);
    return {
      ...tip,
      title: `${helm.plan.label(cell)} · ${tip.title ?? ""}`,
      text: [tip.text, ...others].join(" "),
    };
  }
  const beast = (["kraken", "dragon"] as const).find((one) => helm.beastCell(one) === cell);
  if (beast) return beastTip(helm, beast);
  return {
    title: `${helm.plan.label(cell)} · ${groundNow(helm, cell)}`,
    text: standingIn(helm, cell).join("; "),
  };
}
