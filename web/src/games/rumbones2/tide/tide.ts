/** The cards beside the sea: those being played, one's hand and those of one's side, and the piles. */
import { t } from "../../../words/words.svelte";
import { type CardShown, type Held, heldOf } from "../../boarding/tide/cards";
import type { Fan, Stack, TideShown } from "../../boarding/tide/Tide.svelte";
import { symbolsOn } from "../../boarding/tips";
import { factionColour, factionIcon } from "../art";
import type { Helm } from "../helm.svelte";
import { cardTip, ruled } from "../tips";

/** A card; its picture tells whose deck it is from. */
export function cardOf(helm: Helm, number: number): CardShown | null {
  const face = helm.card(number);
  if (!face) return null;
  return {
    number,
    id: face.card,
    name: helm.names.of(face.card),
    text: helm.names.lines(face.text),
    colour: factionColour(face.faction),
    icon: factionIcon(face.faction),
    symbols: face.symbols,
    bears: symbolsOn(helm.names, face),
    hint: cardTip(helm, number),
  };
}

const laid = (helm: Helm, cards: readonly string[]): Held[] => heldOf(cards, (card) => helm.cardNumber(card));

/** What is said instead of an empty hand. */
function emptyHand(helm: Helm): string {
  const captain = helm.side?.captain ?? null;
  if (captain !== null && captain !== helm.seat) return t("rumbones2-hand-captain", { seat: captain + 1 });
  return helm.view.round === 0 ? t("rumbones2-hand-before") : t("rumbones2-hand-empty");
}

function fansOf(helm: Helm): Fan[] {
  const own = helm.view.seats.find((one) => one.seat === helm.seat);
  const playing = laid(
    helm,
    helm.view.sides.flatMap((one) => one.playing),
  );
  const played: Fan = { id: "playing", label: t("rumbones2-playing"), cards: playing, still: true };
  if (!own) return [played];
  return [
    played,
    {
      id: "hand",
      label: t("rumbones2-hand", { count: own.hand_size, limit: own.limit }),
      cards: laid(helm, own.hand ?? []),
      empty: emptyHand(helm),
    },
    {
      id: "tossed",
      label: t("rumbones2-tossed"),
      cards: laid(helm, own.tossed ?? []),
      still: true,
      faded: true,
    },
  ];
}

function pilesOf(helm: Helm): Stack[] {
  const deck = t("boarding-deck-pile");
  const hint = { title: deck, text: t("rumbones2-tip-deck"), ...ruled("deck") };
  const colour = `var(--side-${helm.mine})`;
  const own = helm.side ? [{ label: deck, count: helm.side.deck, colour, down: true, hint }] : [];
  const discards = helm.sides.map((at): Stack => {
    const pile = helm.view.sides[at]?.discard ?? [];
    return {
      label: t("rumbones2-discards", { side: helm.sideName(at) }),
      count: pile.length,
      colour: `var(--side-${at})`,
      top: pile.length > 0 ? helm.names.of(pile.at(-1) ?? "") : "",
      cards: laid(helm, pile).reverse(),
    };
  });
  return [...own, ...discards];
}

export function tideOf(helm: Helm): TideShown {
  const { seats } = helm.view;
  const own = seats.find((one) => one.seat === helm.seat);
  return {
    fans: fansOf(helm),
    mates: seats
      .filter((one) => one.seat !== helm.seat && one.side === own?.side && one.hand_size > 0)
      .map(({ seat, hand_size: size, hand }) => ({ seat, size, cards: laid(helm, hand ?? []) })),
    piles: pilesOf(helm),
  };
}
