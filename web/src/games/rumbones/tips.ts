/** What every piece is, what it does, and the rule that says so. */
import type { TipText } from "../../kit/tip.svelte";
import type { ActionFace, HeroView } from "../../wire/rumbones";
import { keys, listed, t } from "../../words/words.svelte";
import * as boarding from "../boarding/tips";
import type { Helm } from "./helm.svelte";

/** Rules of the first edition that the table speaks of, by what they are about. */
const RULES = {
  points: "RB1-1.2",
  turn: "RB1-13.2",
  kraken: "RB1-19.3",
  reserve: "RB1-4.5",
  deployed: "RB1-4.6",
  toll: "RB1-4.7",
  paid: "RB1-4.7",
  overboard: "RB1-4.8",
  coins: "RB1-5.11",
  action: "RB1-5.1",
  card: "RB1-6.3",
  pool: "RB1-6.8",
  deck: "RB1-6.10",
  hand: "RB1-20.3",
  tile: "RB1-7.1",
  supply: "RB1-15.1",
  blinded: "RB1-11.6",
  stunned: "RB1-11.7",
  slowed: "RB1-11.8",
  muted: "RB1-11.9",
  bleeding: "RB1-11.11",
  sheet: "RB1-4.4",
} as const;
export type Ruled = keyof typeof RULES;

/** The rule about something. */
export function ruled(what: Ruled): Pick<TipText, "rule" | "game"> {
  return { rule: RULES[what], game: "rumbones" };
}

const STATES = keys({
  reserve: "rumbones-state-reserve",
  deployed: "rumbones-state-deployed",
  toll: "rumbones-state-toll",
  paid: "rumbones-state-paid",
  overboard: "rumbones-state-overboard",
} as const);

export function stateName({ state }: HeroView): string {
  return t(STATES[state as keyof typeof STATES] ?? STATES.reserve);
}

export function statusTip({ names }: Helm, status: string): TipText {
  return boarding.statusTip(names, status, ruled);
}

export function actionTip(helm: Helm, { action, text }: ActionFace): TipText {
  return { title: helm.names.of(action), text: helm.names.lines(text).join(" "), ...ruled("action") };
}

export function cardTip(helm: Helm, card: number): TipText {
  const face = helm.card(card);
  return face ? boarding.cardTip(helm.names, face, ruled("card")) : {};
}

export function heroTip(helm: Helm, at: number): TipText {
  const [hero, face] = [helm.view.heroes[at], helm.heroFace(at)];
  if (!hero || !face) return {};
  const actions = face.actions.map(
    (one) => `${helm.names.of(one.action)}: ${helm.names.lines(one.text).join(" ")}`,
  );
  return {
    title: helm.names.full(hero.hero),
    text: [`${helm.names.of(face.role)}. ${stateName(hero)}.`, ...actions].join(" "),
    ...ruled("sheet"),
  };
}

export function tileTip(helm: Helm, tile: string, damage: number, hp: number): TipText {
  const face = helm.sheet.tiles.find((one) => one.tile === tile);
  return {
    title: helm.names.of(tile),
    text: [
      t("rumbones-tile-health", { left: hp - damage, hp }),
      t("rumbones-tile-worth", { points: face?.vp ?? 0, coins: face?.coins ?? 0 }),
      ...helm.names.lines(face?.text ?? []),
    ].join(" "),
    ...ruled("tile"),
  };
}

export function beastTip(helm: Helm, id: "kraken" | "dragon"): TipText {
  const face = helm.sheet.beasts.find((one) => one.beast === id);
  const furies = (face?.furies ?? []).map((fury) => {
    const faces = fury.faces.length > 0 ? `${listed(fury.faces.map(String))}: ` : "";
    return `${faces}${helm.names.of(fury.fury)}. ${helm.names.lines(fury.text).join(" ")}`;
  });
  return {
    title: helm.names.of(id),
    text: [t("rumbones-tile-worth", { points: face?.vp ?? 0, coins: face?.coins ?? 0 }), ...furies].join(" "),
    ...ruled("kraken"),
  };
}

/** Everything that stands in a cell, in words. */
export function standingIn(helm: Helm, cell: number): string[] {
  const { view, names } = helm;
  const heroes = helm.heroesAt(cell).map(({ hero }) => {
    const state = t("rumbones-say-hero", {
      name: names.of(hero.hero),
      left: hero.hp - hero.damage,
      hp: hero.hp,
    });
    return [state, ...hero.statuses.map((status) => names.of(status))].join(", ");
  });
  const crew = view.sides.flatMap((side) => {
    const count = (bosun: boolean) =>
      side.crew
        .filter((one) => one.cell === cell && one.bosun === bosun)
        .reduce((sum, one) => sum + one.count, 0);
    const parts = [
      count(false) > 0 ? t("rumbones-deckhands", { count: count(false) }) : "",
      count(true) > 0 ? t("rumbones-bosuns", { count: count(true) }) : "",
    ].filter((part) => part !== "");
    return parts.length > 0 ? [`${names.side(side.side)}: ${listed(parts)}`] : [];
  });
  const tiles = view.sides.flatMap((side) =>
    side.tiles
      .filter((tile) => tile.cell === cell && !tile.lost)
      .map((tile) => `${names.of(tile.tile)} ${tile.hp - tile.damage}/${tile.hp}`),
  );
  const beasts = (["kraken", "dragon"] as const)
    .filter((id) => isThere(helm, id, cell))
    .map((id) => names.of(id));
  return [...tiles, ...beasts, ...heroes, ...crew];
}

export function isThere(helm: Helm, id: "kraken" | "dragon", cell: number): boolean {
  const beast = helm.view[id];
  if (typeof beast !== "object" || !("aboard" in beast)) return false;
  return id === "kraken" ? helm.plan.chart.kraken.includes(cell) : beast.aboard.cell === cell;
}

/** What a cell is, whatever stands there. */
export function groundOf(helm: Pick<Helm, "plan" | "names" | "sheet">, cell: number): string {
  const { plan, names, sheet } = helm;
  const ship = plan.shipOf(cell);
  if (ship !== null) {
    const muster = plan.chart.muster.some((cells) => cells.includes(cell));
    const deck = t("rumbones-deck", { ship: names.of(sheet.ships[ship] ?? "") });
    return muster ? `${deck}, ${t("rumbones-muster")}` : deck;
  }
  return plan.ground(cell) === "plank" ? t("rumbones-plank") : t("rumbones-sea");
}

export function cellName(helm: Helm, cell: number): string {
  return [`${helm.plan.label(cell)}, ${helm.grounds[cell] ?? ""}`, ...standingIn(helm, cell)].join("; ");
}

export function cellTip(helm: Helm, cell: number): TipText {
  const tile = helm.view.sides.flatMap((side) => side.tiles).find((one) => one.cell === cell && !one.lost);
  if (tile && helm.heroesAt(cell).length === 0) {
    const tip = tileTip(helm, tile.tile, tile.damage, tile.hp);
    const crew = standingIn(helm, cell).slice(1);
    return {
      ...tip,
      title: `${helm.plan.label(cell)} · ${tip.title ?? ""}`,
      text: [tip.text, ...crew].join(" "),
    };
  }
  const beast = (["kraken", "dragon"] as const).find((id) => isThere(helm, id, cell));
  if (beast) return beastTip(helm, beast);
  return {
    title: `${helm.plan.label(cell)} · ${helm.grounds[cell] ?? ""}`,
    text: standingIn(helm, cell).join("; "),
  };
}
