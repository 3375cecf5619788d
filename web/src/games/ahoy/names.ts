/** What the things of the game are called, by the keys of its phrase book. */
import { formOf, nameOf } from "../../words/words.svelte";
import type { Action, Card, Faction, Foe, Need, PlanKind, Power, Reward, Slot, Suit } from "../../wire/ahoy";

const GAME = "ahoy";
const name = (id: string) => nameOf(GAME, id);

const PLAN_IDS: Record<PlanKind, string> = {
  enlist: "P01",
  sneak_attack: "P02",
  dynamic_entry: "P03",
  evacuation: "P04",
  close_call: "P05",
  secret_weapon: "P06",
  weapons_cache: "P07",
  cutter: "P08",
  gunship: "P09",
};

const dashed = (id: string) => id.replaceAll("_", "-");

export const factionName = (faction: Faction) => name(faction);
export const factionShort = (faction: Faction) => formOf(GAME, faction, "short");
export const suitName = (suit: Suit) => name(`suit.${suit}`);
export const crewName = (card: Card) => name(card);
export const cargoName = (card: Card) => name(`${card}.cargo`);
export const planName = (plan: PlanKind) => name(PLAN_IDS[plan]);
export const planDoes = (plan: PlanKind) => name(`plan-${dashed(plan)}`);
export const powerDoes = (power: Power) => name(`power-${dashed(power)}`);
export const rewardName = (reward: Reward) => name(`reward.${reward}`);
export const term = (id: string) => name(`term.${id}`);
export const terrain = (id: string) => name(`terrain.${id}`);

export function actionName(action: Action): string {
  if (action === "cannons_5" || action === "cannons_6") return name(`slot-${dashed(action)}`);
  return name(`action.${action}`);
}

/** What a die on the action does. */
export function actionDoes(action: Action): string {
  return name(action.startsWith("cannons") ? "does-cannons" : `does-${dashed(action)}`);
}

export function slotName(slot: Slot): string {
  if ("board" in slot) return actionName(slot.board);
  if ("ship" in slot) return name(`slot-${dashed(slot.ship)}`);
  return crewName("crew" in slot ? slot.crew : slot.cost);
}

export function figureName(foe: Foe): string {
  return name(typeof foe === "string" ? foe : `flagship-${foe.flagship}`);
}

/** The die a slot takes, as short as it is printed. */
export function needMark(need: Need): string {
  if (need === "any") return "";
  return need === "even" ? "2·4·6" : String(need.exactly);
}

export function needName(need: Need): string {
  if (need === "any") return term("any_die");
  return need === "even" ? term("even") : String(need.exactly);
}
