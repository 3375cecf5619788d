/** Tests and what a card offers, outside of fights: what the panel shows, and what it answers. */
import type { Helm } from "../helm.svelte";
import { type RollShown, rollShown, toldShown } from "./shown";
import { lastTest } from "./told";

/** What is offered by the card that lies open. */
const OFFERS = /^(attempt|fork|stake|whom|share)$/;

export type Tested = Pick<Helm, "view" | "asked" | "names" | "lines">;

/** Whether the panel answers what is asked; the words below the world do it otherwise. */
export function answersTest({ view, asked }: Pick<Helm, "view" | "asked">): boolean {
  if (asked === null || view.fight) return false;
  return OFFERS.test(asked) || (asked === "respond" && view.roll !== null);
}

export interface PanelShown {
  /** The card that it is about, to be read. */
  card: { id: string; name: string; text: string[] } | null;
  roll: RollShown | null;
  /** What came of it. */
  lines: string[];
}

function cardOf({ view, names }: Tested, sheet: Helm["sheet"]): PanelShown["card"] {
  const face = sheet.adventures.find(({ card }) => card === view.open);
  return face ? { id: face.card, name: names.of(face.card), text: names.lines(face.text) } : null;
}

/** Nothing where no test is under way, offered or just told. */
export function panelShown(helm: Tested & Pick<Helm, "sheet">): PanelShown | null {
  const { view, names } = helm;
  if (view.fight) return null;
  const card = cardOf(helm, helm.sheet);
  if (view.roll) return { card, roll: rollShown(names, view.roll), lines: [] };
  const told = lastTest(helm.lines);
  const lines = (told?.effects ?? []).slice(0, 4).map(({ phrase }) => names.say(phrase));
  const roll = told ? toldShown(names, told) : null;
  if (answersTest(helm)) return { card, roll, lines };
  return roll ? { card: null, roll, lines } : null;
}
