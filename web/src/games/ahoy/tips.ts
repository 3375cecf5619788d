/** What every piece, icon and slot is, what it does, and the rule that says so. */
import type { TipText } from "../../kit/tip.svelte";
import { keys, t } from "../../words/words.svelte";
import type {
  Action,
  CardFace,
  Faction,
  Foe,
  PlanKind,
  Power,
  Reward,
  SlotView,
  Space,
} from "../../wire/ahoy";
import { type Cell, labelOf } from "./chart";
import {
  actionDoes,
  cargoName,
  crewName,
  factionName,
  figureName,
  needName,
  planDoes,
  planName,
  powerDoes,
  rewardName,
  slotName,
  suitName,
  term,
  terrain,
} from "./names";

const tipOf = (title: string, text: string, rule: string): TipText => ({ title, text, rule, game: "ahoy" });

type Mark = "island" | "fog" | "harbor" | "wreckage" | "treasure" | "tailwind" | "current" | "sandbar";

const TERRAIN = keys({
  island: "ahoy-tip-island",
  fog: "ahoy-tip-fog",
  harbor: "ahoy-tip-harbor",
  wreckage: "ahoy-tip-wreckage",
  treasure: "ahoy-tip-treasure",
  tailwind: "ahoy-tip-tailwind",
  current: "ahoy-tip-current",
  sandbar: "ahoy-tip-sandbar",
} as const satisfies Record<Mark, string>);

const TERRAIN_RULE: Record<Mark, string> = {
  island: "AH-9.16",
  fog: "AH-9.10",
  harbor: "AH-9.6",
  wreckage: "AH-9.13",
  treasure: "AH-9.14",
  tailwind: "AH-9.11",
  current: "AH-9.2",
  sandbar: "AH-9.12",
};

/** The marks printed on a space. */
export function marksOn(space: Space): Mark[] {
  const marks: [Mark, boolean][] = [
    ["island", space.island !== null],
    ["harbor", space.harbor],
    ["wreckage", space.wreckage],
    ["treasure", space.treasure > 0],
    ["fog", space.fog],
    ["current", space.current !== null],
    ["tailwind", space.tailwind > 0],
    ["sandbar", space.sandbars !== 0],
  ];
  return marks.filter(([, is]) => is).map(([mark]) => mark);
}

/** A space in a few words, such as "M20: wreckage, treasure 2". */
export function spaceName({ at, space }: Pick<Cell, "at" | "space">): string {
  const names = marksOn(space).map((mark) => {
    if (mark === "island" && space.island) return t("ahoy-island-of", { suit: suitName(space.island) });
    if (mark === "treasure") return `${terrain(mark)} ${space.treasure}`;
    if (mark === "tailwind") return `${terrain(mark)} ${space.tailwind}`;
    if (mark === "current" && space.current) return `${terrain(mark)} (${term(space.current)})`;
    return terrain(mark);
  });
  return `${labelOf(at)}: ${names.length > 0 ? names.join(", ") : terrain("open_sea")}`;
}

export function spaceTip(cell: Cell): TipText {
  const marks = marksOn(cell.space);
  const { wealth, control } = cell.region;
  const texts = marks.map((mark) => t(TERRAIN[mark]));
  if (cell.space.island) {
    texts.unshift(t("ahoy-tip-region", { wealth, squadron: control[0], union: control[1] }));
  }
  const rule = marks[0] ? TERRAIN_RULE[marks[0]] : "AH-7.1";
  return tipOf(spaceName(cell), texts.join(" ") || t("ahoy-tip-sea"), cell.space.island ? "AH-16.2" : rule);
}

const FIGURE = keys({
  flagship: "ahoy-tip-flagship",
  patrol: "ahoy-tip-patrol",
  stronghold: "ahoy-tip-stronghold",
  cutter: "ahoy-tip-cutter",
  gunship: "ahoy-tip-gunship",
  comrades: "ahoy-tip-comrades",
} as const);

const FIGURE_RULE = {
  flagship: "AH-6.1",
  patrol: "AH-13.3",
  stronghold: "AH-13.12",
  cutter: "AH-14.20",
  gunship: "AH-14.18",
  comrades: "AH-14.5",
} as const;

export function standingName(figure: Foe | "comrades", count: number): string {
  if (figure === "comrades") return t("ahoy-comrades", { count });
  return count > 1 ? `${figureName(figure)} × ${count}` : figureName(figure);
}

export function figureTip(figure: Foe | "comrades", count: number): TipText {
  const kind = typeof figure === "string" ? figure : "flagship";
  return tipOf(standingName(figure, count), t(FIGURE[kind]), FIGURE_RULE[kind]);
}

const ACTION_RULE: Record<Action, string> = {
  sail: "AH-6.1",
  tailwind: "AH-6.3",
  cannons: "AH-6.6",
  cannons_5: "AH-13.18",
  cannons_6: "AH-13.18",
  repair: "AH-6.9",
  order: "AH-13.6",
  bombard: "AH-13.17",
  deploy: "AH-13.8",
  inspire: "AH-14.9",
  assemble: "AH-14.10",
  rally: "AH-14.11",
  full_sail: "AH-15.29",
  negotiate: "AH-15.30",
};

export function slotTip({ slot, need, damaged, die, dashed }: SlotView, power: Power | undefined): TipText {
  const texts: string[] = [];
  if ("board" in slot)
    texts.push(slot.board === "tailwind" ? t("ahoy-tip-slot-tailwind") : actionDoes(slot.board));
  else if ("ship" in slot)
    texts.push(t(slot.ship === "cutter" ? "ahoy-tip-slot-cutter" : "ahoy-tip-slot-gunship"));
  else if (power && "crew" in slot) texts.push(powerDoes(power));
  else texts.push(t("ahoy-tip-slot-cost"));
  texts.push(t("ahoy-tip-needs", { need: needName(need) }));
  if (damaged) texts.push(t("ahoy-tip-damaged"));
  else if (die > 0) texts.push(t("ahoy-tip-held", { die }));
  else if (dashed) texts.push(t("ahoy-tip-dashed"));
  const rule =
    "board" in slot
      ? ACTION_RULE[slot.board]
      : "ship" in slot
        ? "AH-14.19"
        : power
          ? powerRule(power)
          : "AH-12.5";
  return tipOf(slotName(slot), texts.map(sentence).join(" "), rule);
}

/** The names in the book are scraps of sentences. */
function sentence(text: string): string {
  const first = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

const POWERS: Power[] = [
  "aeronauts",
  "fighters",
  "buccaneer",
  "elder",
  "convincing_comrade",
  "convincing_official",
  "cutpurse",
  "barrelman",
  "ghastly_gust",
  "gunner",
  "mystic",
  "middleman",
  "pilot",
  "sailor",
  "sea_witch",
  "sea_dog",
  "diver",
  "documentarian",
  "shipwright",
  "gunners_mate",
  "powder_monkey",
  "naive_noble",
  "grogmaster",
  "trawler",
  "battering_beakhead",
  "merchant",
  "whispering_wind",
  "emissary",
];

function powerRule(power: Power): string {
  return `AH-20.${POWERS.indexOf(power) + 1}`;
}

export function crewTip({ card, power, suit }: CardFace): TipText {
  return tipOf(`${crewName(card)} (${suitName(suit)})`, sentence(powerDoes(power)), powerRule(power));
}

export function cargoTip({ card, to }: CardFace): TipText {
  return tipOf(cargoName(card), t("ahoy-tip-cargo", { suit: suitName(to) }), "AH-15.6");
}

export function priceTip({ gold }: CardFace): TipText {
  const price = gold === null ? t("ahoy-tip-price-die") : t("ahoy-tip-price-gold", { gold });
  return tipOf(term("cost"), price, "AH-12.5");
}

const PLAN_RULE: Record<PlanKind, string> = {
  enlist: "AH-21.1",
  sneak_attack: "AH-21.2",
  dynamic_entry: "AH-21.3",
  evacuation: "AH-21.4",
  close_call: "AH-21.5",
  secret_weapon: "AH-21.6",
  weapons_cache: "AH-21.7",
  cutter: "AH-14.17",
  gunship: "AH-14.17",
};

export function planTip(plan: PlanKind): TipText {
  return tipOf(planName(plan), sentence(planDoes(plan)), PLAN_RULE[plan]);
}

export function rewardTip(reward: Reward): TipText {
  return tipOf(rewardName(reward), t("ahoy-tip-reward"), "AH-15.14");
}

export function fameTip(faction: Faction, fame: number): TipText {
  return tipOf(t("ahoy-fame-of", { who: factionName(faction), fame }), t("ahoy-tip-fame"), "AH-17.1");
}

export function goldTip(gold: number): TipText {
  return tipOf(t("ahoy-gold", { gold }), t("ahoy-tip-gold"), "AH-5.5");
}

export function dieTip(value: number): TipText {
  return tipOf(t("ahoy-die", { die: value }), t("ahoy-tip-die"), "AH-5.2");
}

export function asideTip(value: number): TipText {
  return tipOf(t("ahoy-die-aside", { die: value }), t("ahoy-tip-aside"), "AH-4.12");
}

export function pledgeTip(marker: Faction | null): TipText {
  const title = marker ? t("ahoy-pledge-for", { who: factionName(marker) }) : term("pledge_marker");
  return tipOf(title, t("ahoy-tip-pledge"), "AH-15.34");
}

export function wealthTip(wealth: number): TipText {
  return tipOf(`${term("wealth")} ${wealth}`, t("ahoy-tip-wealth"), "AH-16.5");
}

const THINGS = keys({
  ready: "ahoy-tip-ready",
  supply: "ahoy-tip-supply",
  plans: "ahoy-tip-plans",
  patrols: "ahoy-tip-patrols",
  strongholds: "ahoy-tip-strongholds",
  tiles: "ahoy-tip-tiles",
  deck: "ahoy-tip-deck",
  bank: "ahoy-tip-bank",
  first: "ahoy-tip-first",
  round: "ahoy-tip-round",
} as const);

const THING: Record<keyof typeof THINGS, [name: string, rule: string]> = {
  ready: ["ready_comrades", "AH-14.3"],
  supply: ["supply", "AH-14.1"],
  plans: ["plan_card", "AH-14.13"],
  patrols: ["supply", "AH-13.5"],
  strongholds: ["supply", "AH-13.10"],
  tiles: ["region_stack", "AH-8.1"],
  deck: ["market_deck", "AH-12.2"],
  bank: ["general_supply", "AH-3.1"],
  first: ["first_player", "AH-4.2"],
  round: ["round", "AH-4.1"],
};

/** The small things beside the boards. */
export function thingTip(thing: keyof typeof THINGS): TipText {
  const [name, rule] = THING[thing];
  const title = term(name);
  return tipOf(title.charAt(0).toLocaleUpperCase() + title.slice(1), t(THINGS[thing]), rule);
}
