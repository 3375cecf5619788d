/** A negotiation as it is shown: who gives what, who speaks, and what can be added or answered. */
import type { IconName } from "../../../kit/icons";
import type { PartyView, TradeView } from "../../../wire/runebound";
import type { Choice } from "../../../wire/wire";
import { t } from "../../../words/words.svelte";
import { moveOf } from "../../moves";
import { faceIcon } from "../art";
import type { Helm } from "../helm.svelte";

export interface LotCard {
  key: string;
  id: string;
  name: string;
  icon: IconName;
}

/** A term that may be added. */
export interface Offer extends LotCard {
  choice: Choice;
  /** It lies face down, or carries tokens: what is traded stays as it is. */
  down: boolean;
  wounds: number;
}

/** What one side gives, and what may be added to it. */
export interface LotShown {
  seat: number;
  name: string;
  gold: number;
  /** What the side has in all. */
  purse: number;
  cards: LotCard[];
  /** What it discards with the deal, for room. */
  dropped: LotCard[];
  coins: { gold: number; choice: Choice }[];
  offers: Offer[];
  drops: Offer[];
}

export interface TalksShown {
  title: string;
  /** Who does what now. */
  state: string;
  /** The viewer's side first; the speaker's for who only watches. */
  lots: [LotShown, LotShown];
  /** Whether nothing is exchanged yet. */
  blank: boolean;
  propose: Choice | null;
  clear: Choice | null;
  end: Choice | null;
  accept: Choice | null;
  counter: Choice | null;
  refuse: Choice | null;
  /** Whether the viewer puts terms together, answers them, or neither. */
  role: "speaks" | "answers" | "waits";
}

export type Talking = Pick<
  Helm,
  "view" | "choices" | "open" | "asked" | "seat" | "names" | "heroName" | "party" | "face"
>;

interface Term {
  kind: string;
  value: number;
  choice: Choice;
}

/** The terms that may be added, each with its number. */
function termsOf(helm: Talking): Term[] {
  if (!helm.open || helm.asked !== "compose") return [];
  return helm.choices.flatMap((choice) => {
    const term = moveOf(choice)[1];
    if (typeof term !== "object" || term === null) return [];
    return Object.entries(term).map(([kind, value]) => ({ kind, value: Number(value), choice }));
  });
}

/** A decision that is one word. */
function said(helm: Talking, kind: "compose" | "answer", word: string): Choice | null {
  if (!helm.open || helm.asked !== kind) return null;
  return helm.choices.find((choice) => moveOf(choice)[1] === word) ?? null;
}

function cardShown(helm: Talking, id: string, key: string): LotCard {
  return { key, id, name: helm.names.of(id), icon: faceIcon(helm.face(id)) };
}

/** A market card of a party by its number. */
function owned(
  party: PartyView | undefined,
  number: number,
): { id: string; down: boolean; wounds: number } | null {
  const isIt = ({ card }: { card: PartyView["items"][number]["card"] }) =>
    "market" in card && card.market === number;
  const item = party?.items.find(isIt);
  if (item) return { id: item.id, down: item.down, wounds: 0 };
  const ally = party?.allies.find(isIt);
  return ally ? { id: ally.id, down: false, wounds: ally.figures.wounds } : null;
}

function offersOf(helm: Talking, party: PartyView | undefined, terms: Term[], kind: string): Offer[] {
  return terms
    .filter((term) => term.kind === kind)
    .flatMap(({ value, choice }) => {
      const card = owned(party, value);
      if (!card) return [];
      return [
        { ...cardShown(helm, card.id, `${kind}-${value}`), choice, down: card.down, wounds: card.wounds },
      ];
    });
}

/** What the speaker, or the listener, gives. */
function lot(helm: Talking, trade: TradeView, speaks: boolean, terms: Term[]): LotShown {
  const seat = speaks ? trade.speaker : trade.listener;
  const party = helm.party(seat);
  const listed = (ids: readonly string[]) => ids.map((id, at) => cardShown(helm, id, `${id}-${at}`));
  const [coin, card] = speaks ? ["pay", "give"] : ["ask", "want"];
  return {
    seat,
    name: helm.heroName(seat),
    gold: trade.terms.gold[speaks ? 0 : 1],
    purse: party?.gold ?? 0,
    cards: listed(speaks ? trade.terms.gives : trade.terms.gets),
    dropped: speaks ? listed(trade.dropped) : [],
    coins: terms.filter(({ kind }) => kind === coin).map(({ value, choice }) => ({ gold: value, choice })),
    offers: offersOf(helm, party, terms, card ?? ""),
    drops: speaks ? offersOf(helm, party, terms, "drop") : [],
  };
}

/** Whether the terms have been proposed and wait for an answer. */
function isProposed({ view }: Talking): boolean {
  return view.asked?.question.key === "ask-answer";
}

/** Who does what now, from where the viewer sits. */
function stateOf(role: TalksShown["role"], proposed: boolean, speaker: string, listener: string): string {
  if (role === "speaks") return t("runebound-trade-speaks", { hero: listener });
  if (role === "answers") return t("runebound-trade-answers", { hero: speaker });
  return proposed
    ? t("runebound-trade-considers", { hero: listener })
    : t("runebound-trade-composes", { hero: speaker });
}

export function talksShown(helm: Talking): TalksShown | null {
  const { trade } = helm.view;
  if (!trade) return null;
  const terms = termsOf(helm);
  const [speaker, listener] = [lot(helm, trade, true, terms), lot(helm, trade, false, terms)];
  const role =
    helm.asked === "compose" && helm.open
      ? "speaks"
      : helm.asked === "answer" && helm.open
        ? "answers"
        : "waits";
  const { gold, gives, gets } = trade.terms;
  return {
    title: t("runebound-trade-title", { one: speaker.name, other: listener.name }),
    state: stateOf(role, isProposed(helm), speaker.name, listener.name),
    lots: helm.seat === trade.listener ? [listener, speaker] : [speaker, listener],
    blank: gold.every((one) => one === 0) && gives.length + gets.length === 0,
    propose: said(helm, "compose", "propose"),
    clear: said(helm, "compose", "clear"),
    end: said(helm, "compose", "end"),
    accept: said(helm, "answer", "accept"),
    counter: said(helm, "answer", "counter"),
    refuse: said(helm, "answer", "refuse"),
    role,
  };
}
