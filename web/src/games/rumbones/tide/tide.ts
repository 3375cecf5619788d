/** The cards beside the sea: those one may choose from, one's hand and those of one's side, and the piles. */
import type { IconName } from "../../../kit/icons";
import { t } from "../../../words/words.svelte";
import { moveOf } from "../../moves";
import { type CardShown, type Held, heldOf } from "../../boarding/tide/cards";
import type { Stack, TideShown } from "../../boarding/tide/Tide.svelte";
import { symbolsOn } from "../../boarding/tips";
import type { Helm } from "../helm.svelte";
import { cardTip, ruled } from "../tips";

const ICONS: Readonly<Record<string, IconName>> = { wellsport: "pirate-hat", bones: "skull-crossed-bones" };

/** A card; its picture tells what kind of deck it is from. */
export function cardOf(helm: Helm, number: number): CardShown | null {
  const face = helm.card(number);
  if (!face) return null;
  return {
    number,
    id: face.card,
    name: helm.names.of(face.card),
    text: helm.names.lines(face.text),
    colour: face.side ? `var(--${face.side})` : "var(--sea)",
    icon: ICONS[face.side ?? ""] ?? "big-wave",
    symbols: face.symbols,
    bears: symbolsOn(helm.names, face),
    hint: cardTip(helm, number),
  };
}

const laid = (helm: Helm, cards: readonly string[]): Held[] => heldOf(cards, (card) => helm.cardNumber(card));

/** What can be chosen outside of the hand: cards that are looked at, and those that come back from the piles. */
function offeredOf(helm: Helm, hand: readonly Held[]): Held[] {
  const held = hand.map(({ card }) => card);
  const looked = (helm.side?.looked_cards ?? []).map((card) => helm.cardNumber(card));
  const offered = helm.open
    ? helm.choices
        .map(moveOf)
        .filter(([kind, card]) => /^(take|fetch)$/.test(kind) && typeof card === "number")
        .map(([, card]) => Number(card))
    : [];
  const all = new Set([...looked, ...offered.filter((card) => !held.includes(card))]);
  return [...all].map((card) => ({ id: String(card), card }));
}

function pilesOf(helm: Helm): Stack[] {
  const { side } = helm;
  if (!side) return [];
  const [deck, discards] = [t("boarding-deck-pile"), t("rumbones-discard-pile")];
  const colour = `var(--${side.side})`;
  return [
    {
      label: deck,
      count: side.deck,
      colour,
      down: true,
      hint: { title: deck, text: t("rumbones-tip-deck"), ...ruled("deck") },
    },
    {
      label: discards,
      count: side.discard.length,
      colour,
      top: side.discard.length > 0 ? helm.names.of(side.discard.at(-1) ?? "") : "",
      cards: laid(helm, side.discard),
    },
    ...helm.view.sides.map(({ side: whose, pool }): Stack => {
      const label = t("rumbones-pool", { side: helm.names.side(whose) });
      return {
        label,
        count: pool.length,
        colour: "light-dark(#6d2a56, #a04a7e)",
        hint: { title: label, text: t("rumbones-tip-pool"), ...ruled("pool") },
        cards: laid(helm, pool),
      };
    }),
  ];
}

export function tideOf(helm: Helm): TideShown {
  const { seats } = helm.view;
  const own = seats.find((one) => one.seat === helm.seat);
  const hand = laid(helm, own?.hand ?? own?.known ?? []);
  const offered = { id: "looked" as const, label: t("rumbones-looked"), cards: offeredOf(helm, hand) };
  return {
    fans: own
      ? [
          offered,
          {
            id: "hand",
            label: t("rumbones-hand", { count: own.hand_size, limit: own.limit }),
            cards: hand,
            empty: own.limit > 0 ? t("rumbones-hand-empty") : t("rumbones-hand-none"),
          },
        ]
      : [offered],
    mates: seats
      .filter((one) => one.seat !== helm.seat && one.side === own?.side && one.hand_size > 0)
      .map(({ seat, hand_size: size, hand: cards, known }) => ({
        seat,
        size,
        cards: laid(helm, cards ?? known),
      })),
    piles: pilesOf(helm),
  };
}
