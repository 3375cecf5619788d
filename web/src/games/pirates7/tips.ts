/** What every piece, icon and card is, what it does, and the rule that says so. */
import type { TipText } from "../../kit/tip.svelte";
import { keys, say, t } from "../../words/words.svelte";
import type { BoardView, Character, Curse, Loot, Nation, Omen } from "../../wire/pirates7";
import { type Adventure, bringsBack } from "./box";
import {
  adventureName,
  characterDoes,
  characterName,
  curseDoes,
  GAME,
  lootName,
  nationName,
  portName,
  ritualName,
  term,
} from "./names";

const tipOf = (title: string, text: string, rule: string): TipText => ({ title, text, rule, game: GAME });

const GIFT = keys({
  shipwright: "pirates7-gift-shipwright",
  governor: "pirates7-gift-governor",
  captain: "pirates7-gift-captain",
  islander: "pirates7-gift-islander",
  shaman: "pirates7-gift-shaman",
  merchant: "pirates7-gift-merchant",
  cartographer: "pirates7-gift-cartographer",
} as const satisfies Record<Character, string>);

/** The Gift of a First Player who is alone with a Character among three or four. */
const DOUBLE_GIFT = keys({
  shipwright: "pirates7-gift2-shipwright",
  governor: "pirates7-gift2-governor",
  captain: "pirates7-gift2-captain",
  islander: "pirates7-gift2-islander",
  shaman: "pirates7-gift2-shaman",
  merchant: "pirates7-gift2-merchant",
  cartographer: "pirates7-gift2-cartographer",
} as const satisfies Record<Character, string>);

/** What the Gift of a Character brings who may take it so often. */
export function giftOf(character: Character, times: number): string {
  return t((times > 1 ? DOUBLE_GIFT : GIFT)[character]);
}

const CHARACTER_RULE: Record<Character, string> = {
  shipwright: "P7-6.1",
  governor: "P7-7.1",
  captain: "P7-8.1",
  islander: "P7-12.1",
  shaman: "P7-13.1",
  merchant: "P7-15.1",
  cartographer: "P7-16.1",
};

/** A Character at a table of so many players; between two the Gift is another matter. */
export function characterTip(character: Character, players: number): TipText {
  const gift = giftOf(character, 1);
  const text = [
    `${characterDoes(character)}.`,
    players === 2 ? t("pirates7-tip-gift-two", { gift }) : t("pirates7-tip-gift", { gift }),
    t(bringsBack(character) ? "pirates7-tip-returns" : "pirates7-tip-stays"),
  ];
  return tipOf(characterName(character), text.join(" "), CHARACTER_RULE[character]);
}

/** The Black Mark that a choice would bring, in one line. */
export function omenSays({ words, certain }: Omen): string {
  const why = say(GAME, { key: words, args: [], rule: null });
  return certain ? t("pirates7-omen", { why }) : t("pirates7-omen-maybe", { why });
}

/** A Character that brings a Black Mark, with the rule that says so. */
export function omenTip(omen: Omen): TipText {
  return tipOf(characterName(omen.character), `${omenSays(omen)}.`, omen.rule);
}

/** The First Player marker, at a table of so many. */
export function firstTip(players: number): TipText {
  const tip = thingTip("first_player");
  return players === 2 ? { ...tip, text: t("pirates7-tip-first-two"), rule: "P7-4.14" } : tip;
}

const THINGS = keys({
  chests: "pirates7-tip-chests",
  yin_yang: "pirates7-tip-yin-yang",
  black_marks: "pirates7-tip-marks",
  free: "pirates7-tip-free",
  loaded: "pirates7-tip-loaded",
  guard: "pirates7-tip-guard",
  reserve: "pirates7-tip-reserve",
  capacity: "pirates7-tip-capacity",
  adventure: "pirates7-tip-hand",
  adventure_deck: "pirates7-tip-deck",
  loot_deck: "pirates7-tip-loot",
  first_player: "pirates7-tip-first",
  last_rounds: "pirates7-tip-last",
  port: "pirates7-tip-port",
  vp: "pirates7-tip-points",
  tally: "pirates7-tip-tally",
  decline: "pirates7-tip-decline",
} as const);
export type Thing = keyof typeof THINGS;

const THING_RULE: Record<Thing, string> = {
  chests: "P7-5.13",
  yin_yang: "P7-17.4",
  black_marks: "P7-20.9",
  free: "P7-5.9",
  loaded: "P7-5.10",
  guard: "P7-5.13",
  reserve: "P7-5.21",
  capacity: "P7-5.6",
  adventure: "P7-20.5",
  adventure_deck: "P7-21.7",
  loot_deck: "P7-11.10",
  first_player: "P7-4.12",
  last_rounds: "P7-19.2",
  port: "P7-15.3",
  vp: "P7-20.6",
  tally: "P7-21.3",
  decline: "P7-4.7",
};

/** A thing on the table; `more` stands before what it is for. */
export function thingTip(thing: Thing, more = ""): TipText {
  return tipOf(term(thing), `${more} ${t(THINGS[thing])}`.trim(), THING_RULE[thing]);
}

export function guardTip({ guards, owed }: BoardView): TipText {
  const said = owed > 0 ? t("pirates7-owed", { count: owed }) : "";
  return owed > 0 && guards === 0 ? tipOf(term("guard"), said, "P7-5.15") : thingTip("guard", said);
}

export function lootTip(loot: Loot, price: number | null): TipText {
  if (loot === "talisman") return tipOf(lootName(loot), t("pirates7-tip-talisman"), "P7-11.4");
  return tipOf(lootName(loot), t("pirates7-tip-good", { price: price ?? 1 }), "P7-15.3");
}

export function corsairTip(nation: Nation): TipText {
  return tipOf(`${term("corsair")}: ${nationName(nation)}`, t("pirates7-tip-corsair"), "P7-8.12");
}

const RITUALS = keys({
  good_deal: "pirates7-tip-good-deal",
  double_hold: "pirates7-tip-double-hold",
  unsinkable: "pirates7-tip-unsinkable",
} as const);
const RITUAL_RULE = { good_deal: "P7-17.6", double_hold: "P7-17.10", unsinkable: "P7-17.11" } as const;
export type RitualName = keyof typeof RITUALS;

export function ritualTip(ritual: RitualName): TipText {
  return tipOf(ritualName(ritual), t(RITUALS[ritual]), RITUAL_RULE[ritual]);
}

const CURSE_RULE: Record<Curse, string> = {
  kraken: "P7-14.1",
  iceberg: "P7-14.2",
  sirens: "P7-14.3",
  mutiny: "P7-14.4",
  whirlpool: "P7-14.18",
  idol: "P7-14.7",
  wages: "P7-14.11",
  tavern: "P7-14.12",
};

export function adventureTip(card: Adventure): TipText {
  switch (card.kind) {
    case "caravan": {
      const title = `${term("caravan")}: ${nationName(card.face.nation)}`;
      return tipOf(title, t("pirates7-tip-caravan", { ships: card.face.ships }), "P7-8.6");
    }
    case "port":
      return tipOf(`${term("port")}: ${portName(card.face.port)}`, t("pirates7-tip-port"), "P7-15.3");
    case "curse":
      return tipOf(adventureName(card), `${curseDoes(card.face.curse)}.`, CURSE_RULE[card.face.curse]);
  }
}
