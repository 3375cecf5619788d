/** Standing orders in the reader's words: when one is asked about a card or skill, and what makes it otherwise. */
import type { AskMe, OrderEvent, Phrase, Source, StandingOrder, Stop, Until } from "../wire/wire";
import { keys, listed, say, t } from "../words/words.svelte";
import type { Orders } from "./state";

export const ASKS = keys({ never: "orders-never", matters: "orders-matters", always: "orders-always" });
export const UNTIL = keys({ turn: "orders-turn", game: "orders-game" });

/** The order about a card or skill, or about the rest. */
export function orderAbout(orders: StandingOrder[], source: string | null): StandingOrder | undefined {
  return orders.find((order) => (order.source ?? null) === source);
}

/** When one is asked about a card or skill: by its own order, by that about the rest, or always. */
export function asksAbout(orders: StandingOrder[], source: string | null): AskMe {
  return (orderAbout(orders, source) ?? orderAbout(orders, null))?.ask ?? "always";
}

/** What a seat may give orders about: first what it has, then what it may yet get. */
export function inOrder(sources: Source[]): { held: Source[]; others: Source[] } {
  return { held: sources.filter(({ held }) => held), others: sources.filter(({ held }) => !held) };
}

/** What everybody can see, in the words of the game. */
export function factName(game: string, fact: string): string {
  return say(game, { key: `fact-${fact}`, args: [], rule: null } satisfies Phrase);
}

export function stopName(game: string, stop: Stop): string {
  return stop === "used" ? t("orders-used") : factName(game, stop.fact);
}

/** Which card or skill an order is about. */
export function aboutName(game: string, sources: Source[], source: string | null | undefined): string {
  const known = sources.find(({ id }) => id === source);
  return known ? say(game, known.label) : t("orders-rest");
}

/** How long an order stands, and when it asks nevertheless. */
export function termsOf(game: string, { until, unless = [] }: { until: Until; unless?: Stop[] }): string {
  const ends = t(UNTIL[until]);
  if (unless.length === 0) return ends;
  return t("orders-unless", { ends, what: listed(unless.map((stop) => stopName(game, stop))) });
}

/** What came of an order. */
export function newsText(game: string, { sources }: Orders, news: OrderEvent): string {
  switch (news.key) {
    case "declined":
      return t("orders-declined", { moment: say(game, news.moment) });
    case "ended":
      return t("orders-ended", { about: aboutName(game, sources, news.order.source) });
    case "stopped":
      return t("orders-stopped", { about: aboutName(game, sources, news.order.source) });
  }
}
