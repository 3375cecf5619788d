/** What can be chosen in a scene: in words, with what is printed on it and what it promises. */
import type { IconName } from "../../../kit/icons";
import type { Ability, Body, Card, PartyView, Phase, Text, View } from "../../../wire/runebound";
import type { Choice } from "../../../wire/wire";
import { fieldsOf, moveOf, numberOf } from "../../moves";
import { faceIcon } from "../art";
import type { Helm } from "../helm.svelte";
import { type OddsPart, oddsOf, partsOf } from "../roll/odds";
import { ALLY_ICON, beatIcon, HERO_ICON } from "./art";

export interface ChoiceShown {
  key: string;
  label: string;
  /** What is printed on it. */
  hint: string;
  icon: IconName;
  parts: OddsPart[];
  /** The one that changes nothing: to pass, to stop, to go on. */
  rest: boolean;
  /** Whether it stands out: where a hint advises something, that alone does. */
  lit: boolean;
  choice: Choice;
}

export type Choosing = Pick<
  Helm,
  "view" | "sheet" | "choices" | "open" | "names" | "face" | "piecesOf" | "isLit"
>;

function isCard(card: Card, other: Card): boolean {
  return "market" in card && "market" in other
    ? card.market === other.market
    : "adventure" in card && "adventure" in other && card.adventure === other.adventure;
}

/** The id of a card of a party. */
export function cardId(party: PartyView | undefined, card: Card): string | null {
  const cards = [...(party?.items ?? []), ...(party?.kept ?? []), ...(party?.allies ?? [])];
  return cards.find((one) => isCard(one.card, card))?.id ?? null;
}

/** The id of whoever or whatever has a text, and what is printed there. */
function printed(
  helm: Choosing,
  party: PartyView | undefined,
  text: Text,
): { id: string | null; lines: string[] } {
  const { sheet, names } = helm;
  const none = { id: null, lines: [] };
  if (text === "hero") {
    const hero = sheet.heroes.find((one) => one.hero === party?.hero);
    return hero ? { id: hero.hero, lines: names.lines(hero.text) } : none;
  }
  if ("market" in text) {
    const id = cardId(party, { market: text.market });
    const face = sheet.goods.find(({ card }) => card === id);
    return face ? { id: face.card, lines: names.lines(face.text) } : none;
  }
  const [number] = Object.values(text) as [number];
  const face = sheet.adventures[number];
  if (!face) return none;
  const lines = "kept" in text ? (face.kept?.text ?? []) : face.text;
  return { id: "kept" in text ? (face.kept?.card ?? face.card) : face.card, lines: names.lines(lines) };
}

/** The text that a move uses. */
export function abilityOf(choice: Choice): Ability | null {
  const [kind, chosen] = moveOf(choice);
  if (kind === "respond") return chosen as Ability | null;
  return fieldsOf(chosen, "use") as unknown as Ability | null;
}

/** What stands for a card of a party. */
export function cardIcon(helm: Pick<Helm, "face">, party: PartyView | undefined, card: Card): IconName {
  const id = cardId(party, card);
  return faceIcon(id === null ? undefined : helm.face(id));
}

function bodyIcon(body: Body): IconName {
  return body === "hero" ? HERO_ICON : ALLY_ICON;
}

const BEATS: readonly string[] = ["before", "escape", "ranged", "melee", "magic"];

function iconOf(helm: Choosing, party: PartyView | undefined, choice: Choice): IconName {
  const [kind, chosen] = moveOf(choice);
  const { fight } = helm.view;
  const ability = abilityOf(choice);
  if (ability) {
    const { id } = printed(helm, party, ability.text);
    return faceIcon(id === null ? undefined : helm.face(id));
  }
  switch (kind) {
    case "stance":
      if (chosen === "defend") return "checked-shield";
      return beatIcon(BEATS.includes(fight?.beat ?? "") ? (fight?.beat as Phase) : "melee");
    case "flee":
      return chosen === "try" ? "run" : "crossed-swords";
    case "respond":
      return "check";
    case "aspect":
      return beatIcon(chosen as Phase);
    case "lay_aside":
    case "rust_away":
    case "lost_card": {
      if (chosen === null) return "check";
      return cardIcon(helm, party, { market: chosen as number });
    }
    case "whom":
    case "share":
      return bodyIcon(chosen as Body);
    case "stake":
      return numberOf(choice.move, "stake") === 0 ? "close" : "two-coins";
    case "attempt":
      return chosen === false ? "close" : "rolling-dices";
    default:
      return "rolling-dices";
  }
}

/** Whether a move changes nothing. */
function isRest(choice: Choice): boolean {
  const [kind, chosen] = moveOf(choice);
  if (kind === "flee") return chosen === "stay";
  if (kind === "attempt" || kind === "stake") return chosen === false || chosen === 0;
  return chosen === null;
}

/** Everything that can be chosen now; `only` leaves out what is chosen elsewhere. */
export function choicesShown(helm: Choosing, only: (kind: string) => boolean = () => true): ChoiceShown[] {
  if (!helm.open) return [];
  const { view, names } = helm;
  const party = partyOf(view);
  return helm.choices
    .filter((choice) => only(moveOf(choice)[0]))
    .map((choice) => {
      const ability = abilityOf(choice);
      const lines = ability ? printed(helm, party, ability.text).lines : [];
      return {
        key: JSON.stringify(choice.move),
        label: names.say(choice.phrase),
        hint: ability ? (lines[ability.line] ?? "") : "",
        icon: iconOf(helm, party, choice),
        parts: partsOf(oddsOf(view.odds, choice.move)),
        rest: isRest(choice),
        lit: helm.piecesOf(choice).every((pick) => helm.isLit(pick)),
        choice,
      };
    });
}

/** The party of whoever is asked. */
function partyOf(view: View): PartyView | undefined {
  const seat = view.asked?.seats[0];
  return seat === undefined ? undefined : view.parties[seat];
}
