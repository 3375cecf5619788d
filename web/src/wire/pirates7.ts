// Made by `npm run types` from the schema of the Rust types. Do not edit.

/**
 * One thing that happened.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      cards: Card[];
      count: number;
      event: "cards_dealt";
      seat: Seat;
    }
  | {
      event: "round_began";
      first: Seat;
      round: number;
      rounds_after: number | null;
    }
  | {
      character: Character | null;
      event: "chose";
      seat: Seat;
    }
  | {
      event: "all_chose";
    }
  | {
      character: Character;
      event: "called";
      gift: number;
      seats: Seat[];
    }
  | {
      character: Character;
      event: "resolving";
      seat: Seat;
    }
  | {
      able: boolean;
      character: Character;
      event: "declined";
      seat: Seat;
    }
  | {
      character: Character;
      event: "gift_taken";
      seat: Seat;
      times: number;
    }
  | {
      event: "marked";
      marks: number;
      reason: MarkReason;
      seat: Seat;
    }
  | {
      event: "mark_spared";
      seat: Seat;
    }
  | {
      event: "mark_removed";
      marks: number;
      seat: Seat;
    }
  | {
      event: "ships_bought";
      seat: Seat;
      ships: number;
    }
  | {
      event: "ships_received";
      seat: Seat;
      ships: number;
      source: ShipSource;
    }
  | {
      event: "guards_sent";
      owed: number;
      seat: Seat;
      ships: number;
    }
  | {
      event: "guards_returned";
      seat: Seat;
      ships: number;
    }
  | {
      event: "token_turned";
      seat: Seat;
      shows: number;
    }
  | {
      event: "corsair_taken";
      nation: Nation;
      seat: Seat;
      unplayed: number | null;
    }
  | {
      caravan: Caravan;
      event: "caravan_played";
      limit: number;
      nation: Nation;
      seat: Seat;
      ships: number;
    }
  | {
      event: "committed";
      seat: Seat;
      ships: number;
    }
  | {
      dice: Die[];
      event: "thrown";
      physics: Physics;
      purpose: Purpose;
      rethrows: number;
      seat: Seat;
      /**
       * @minItems 2
       * @maxItems 2
       */
      seed: [number, number];
    }
  | {
      event: "tied";
      pairs: Fight[];
      seat: Seat;
    }
  | {
      event: "fought";
      fight: Fight;
      sunk: Sunk;
    }
  | {
      event: "battle_over";
      pirates: number;
      reds: number;
    }
  | {
      event: "ships_sunk";
      saved: number;
      seat: Seat;
      sunk: number;
    }
  | {
      event: "yin_yang_gained";
      seat: Seat;
      source: YinYangSource;
      tokens: number;
    }
  | {
      cards: Loot[];
      event: "loot_drawn";
      seat: Seat;
      source: LootSource;
    }
  | {
      discarded: Cargo;
      event: "goods_loaded";
      kept: Cargo;
      seat: Seat;
    }
  | {
      cards: number;
      event: "loot_reshuffled";
    }
  | {
      event: "port_opened";
      port: Port;
      /**
       * @minItems 3
       * @maxItems 3
       */
      prices: [number, number, number];
      seat: Seat;
    }
  | {
      curse: Curse;
      event: "curse_played";
      protected: number;
      seat: Seat;
    }
  | {
      disputed: number[];
      event: "whirlpool_spread";
      hit: number[];
      left: number;
      red: number;
    }
  | {
      die: number;
      event: "whirlpool_picked";
      seat: Seat;
    }
  | {
      dice: number[];
      event: "struck";
      goods: Cargo;
      seat: Seat;
      ships: number;
      talismans: number;
    }
  | {
      event: "idol_named";
      good: Good;
      seat: Seat;
    }
  | {
      chests: number;
      event: "wages_paid";
      seat: Seat;
    }
  | {
      event: "tavern_dealt";
      face: number;
      seat: Seat;
    }
  | {
      event: "good_lost";
      good: Good;
      seat: Seat;
    }
  | {
      event: "tavern_chest";
      gained: boolean;
      seat: Seat;
    }
  | {
      event: "went_overboard";
      goods: Cargo;
      seat: Seat;
    }
  | {
      event: "sold";
      goods: Cargo;
      last: boolean;
      /**
       * @minItems 3
       * @maxItems 3
       */
      proceeds: [number, number, number];
      seat: Seat;
    }
  | {
      chests: number;
      deal: Deal;
      event: "deal_made";
      seat: Seat;
    }
  | {
      event: "ritual_performed";
      ritual: LastingRitual;
      seat: Seat;
      times: number;
    }
  | {
      chests: number;
      event: "chests_received";
      seat: Seat;
    }
  | {
      card: Card | null;
      event: "card_drawn";
      seat: Seat;
    }
  | {
      event: "end_drawn";
      seat: Seat;
    }
  | {
      event: "end_due";
      round: number;
    }
  | {
      characters: Character[];
      event: "characters_returned";
      seat: Seat;
    }
  | {
      event: "round_ended";
      points: number[];
      round: number;
    }
  | {
      cards: Card[];
      event: "hand_left";
      marks: number;
      seat: Seat;
    }
  | {
      event: "scored";
      score: Score;
      seat: Seat;
    }
  | {
      event: "game_ended";
      tie: TieBreak | null;
      winners: Seat[];
    };
/**
 * An Adventure card, from 0: Caravans, then Ports, then Curses; written `eng-2`, `tortuga`, `kraken` and so on.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Card".
 */
export type Card = string;
/**
 * A place at the table, counted from 0 in clockwise order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * One of the seven Characters, in calling order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Character".
 */
export type Character = "shipwright" | "governor" | "captain" | "islander" | "shaman" | "merchant" | "cartographer";
/**
 * Why a Black Mark was received.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "MarkReason".
 */
export type MarkReason = "declined" | "unable" | "corsair" | "stayed_away" | "treason" | "tavern";
/**
 * Where ships came from the reserve for nothing.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "ShipSource".
 */
export type ShipSource = "gift" | "governor";
/**
 * One of the four nations.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Nation".
 */
export type Nation = "england" | "spain" | "france" | "holland";
/**
 * A Caravan card, from 0; written `eng-2`, `eng-3a`, `eng-3b`, `eng-4`, and so on for `spa`, `fra` and `hol`.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Caravan".
 */
export type Caravan = string;
/**
 * How solid bodies are computed. The same seed gives another throw under each, so that none of them ever changes: a game keeps to
 * the one it was begun with, and every throw of it can be computed again.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Physics".
 */
export type Physics = "first" | "second";
/**
 * What dice are thrown for.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Purpose".
 */
export type Purpose = "raid" | "curse" | "whirlpool" | "tavern";
/**
 * Who sinks in a fight.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Sunk".
 */
export type Sunk = "pirate" | "red" | "both";
/**
 * Where Yin-Yang tokens came from.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "YinYangSource".
 */
export type YinYangSource = "sunk_ships" | "talisman" | "gift" | "tavern";
/**
 * A Loot card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Loot".
 */
export type Loot = "fruit" | "coffee" | "rum" | "talisman";
/**
 * Where Loot came from.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "LootSource".
 */
export type LootSource = "raid" | "gift" | "tavern";
/**
 * The current Port: Pirate Bay, or one of six cards.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Port".
 */
export type Port = ("tortuga" | "nassau" | "havana" | "cartagena" | "curacao" | "maracaibo") | "pirate_bay";
/**
 * One of the eight Curses.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Curse".
 */
export type Curse = "kraken" | "iceberg" | "sirens" | "mutiny" | "whirlpool" | "idol" | "wages" | "tavern";
/**
 * A kind of Good.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Good".
 */
export type Good = "fruit" | "coffee" | "rum";
/**
 * Two Goods of different kinds, sold by a Good Deal.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Deal".
 */
export type Deal = "fruit_coffee" | "fruit_rum" | "coffee_rum";
/**
 * A Ritual that leaves a token.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "LastingRitual".
 */
export type LastingRitual = "double_hold" | "unsinkable";
/**
 * What decided between players with equal scores.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "TieBreak".
 */
export type TieBreak = "corsairs" | "marks" | "shared";
/**
 * One decision of one player.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Move".
 */
export type Move =
  | {
      choose_character: Character;
    }
  | {
      ritual: Ritual;
    }
  | "done"
  | {
      buy: number;
    }
  | {
      nation: Nation;
    }
  | {
      caravan: Caravan;
    }
  | {
      port: Port;
    }
  | {
      curse: Curse;
    }
  | {
      sale: Cargo;
    }
  | "draw"
  | "decline"
  | {
      take_gift: number;
    }
  | {
      commit_ships: number;
    }
  | {
      pick_pair: Pair;
    }
  | {
      keep_goods: Cargo;
    }
  | {
      pick_whirlpool_die: number;
    }
  | {
      name_idol_good: Good;
    }
  | {
      assign_tavern: Dealt;
    }
  | {
      lose_good: Good;
    }
  | {
      overflow_discard: Cargo;
    }
  | {
      final_deal: Deal;
    };
/**
 * A Ritual as it is performed.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Ritual".
 */
export type Ritual =
  | {
      good_deal: Deal;
    }
  | "double_hold"
  | "unsinkable";
/**
 * The face of the Tavern die that each player gets, in seat order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export type Dealt = number[];
/**
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PackRef".
 */
export type PackRef = "base";
/**
 * What a ship that is hit costs its owner first.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Takes".
 */
export type Takes = "fruit" | "coffee" | "rum" | "highest_demand" | "talisman" | "named";
/**
 * What a face of a Tavern die does.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "TavernResult".
 */
export type TavernResult = "black_mark" | "lose_good" | "lose_chest" | "gain_chest" | "gain_good" | "gain_yin_yang";
/**
 * Why a Character brings a Black Mark.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Bane".
 */
export type Bane =
  | "no_reserve"
  | "no_chests"
  | "no_token"
  | "no_caravan"
  | "own_nation"
  | "no_free_ship"
  | "no_port"
  | "no_curse"
  | "no_goods"
  | "empty_deck";
/**
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SeatSet".
 */
export type SeatSet = Seat[];

/**
 * The data of a game that crosses the wire.
 */
export interface Traffic {
  event: Event;
  move: Move;
  options: Options;
  sheet: Sheet;
  view: View;
}
/**
 * A die at rest. Lengths are in hundredths of a millimetre, from the lower left inner corner of the tray.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Die".
 */
export interface Die {
  /**
   * Its number: 10 for each seat, the red ones from 40.
   */
  die: number;
  /**
   * The face on top.
   */
  face: number;
  /**
   * Whose ship it is; nobody's when it is red.
   */
  owner: Seat | null;
  /**
   * How it is turned about the vertical, in 1/65536 of a turn: only for drawing it.
   */
  turn: number;
  /**
   * How far to the right its centre lies.
   */
  x: number;
  /**
   * How far up its centre lies.
   */
  y: number;
}
/**
 * A pair of enemies, how far apart they lie, in hundredths of a millimetre, and what they show.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Fight".
 */
export interface Fight {
  /**
   * How far apart they lie.
   */
  distance: number;
  /**
   * What the pirate die and the red die show.
   *
   * @minItems 2
   * @maxItems 2
   */
  faces: [number, number];
  /**
   * Whose pirate die it is.
   */
  owner: Seat;
  /**
   * The dice.
   */
  pair: Pair;
}
/**
 * A pirate die and a red die that lie close together.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Pair".
 */
export interface Pair {
  /**
   * The number of the pirate die.
   */
  pirate: number;
  /**
   * The number of the red die.
   */
  red: number;
}
/**
 * Goods, counted by kind.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Cargo".
 */
export interface Cargo {
  /**
   * Coffee.
   */
  coffee: number;
  /**
   * Fruit.
   */
  fruit: number;
  /**
   * Rum.
   */
  rum: number;
}
/**
 * How a player's score comes about.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  /**
   * Chests, 1 point each.
   */
  chests: number;
  /**
   * Corsair tokens, which break ties.
   */
  corsairs: number;
  /**
   * Black Marks, less 3 points each.
   */
  marks: number;
  /**
   * The victory points.
   */
  points: number;
  /**
   * Talismans, 1 point each.
   */
  talismans: number;
  /**
   * Unused Yin-Yang tokens, 1 point for every three.
   */
  yin_yang: number;
}
/**
 * How the game is set up.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  /**
   * Whether the End card counts as drawn after round 60.
   */
  guard: boolean;
  /**
   * The content pack.
   */
  pack: PackRef;
  /**
   * Whether everybody may look up which Adventure cards have been played.
   */
  tally: boolean;
}
/**
 * Everything that is printed, and the same for all viewers.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  /**
   * The Caravans.
   */
  caravans: CaravanFace[];
  /**
   * The Curses.
   */
  curses: CurseFace[];
  /**
   * How many Fruit, Coffee, Rum and Talismans are in the Loot deck.
   *
   * @minItems 4
   * @maxItems 4
   */
  loot: [number, number, number, number];
  /**
   * The Ports, Pirate Bay last.
   */
  ports: PortFace[];
  /**
   * What Good Deal, Double Hold and Unsinkable Ship cost in Yin-Yang tokens.
   *
   * @minItems 3
   * @maxItems 3
   */
  rituals: [number, number, number];
  /**
   * What the faces 1 to 6 of a Tavern die do.
   */
  tavern: TavernResult[];
}
/**
 * A Caravan.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CaravanFace".
 */
export interface CaravanFace {
  /**
   * Which card.
   */
  card: Caravan;
  /**
   * Its nation.
   */
  nation: Nation;
  /**
   * Its ships.
   */
  ships: number;
}
/**
 * A Curse.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CurseFace".
 */
export interface CurseFace {
  /**
   * The chests each guard is paid.
   */
  chests: number | null;
  /**
   * Which Curse.
   */
  curse: Curse;
  /**
   * The face of ships that are hit.
   */
  face: number | null;
  /**
   * What a ship that is hit costs first.
   */
  takes: Takes | null;
}
/**
 * A Port.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PortFace".
 */
export interface PortFace {
  /**
   * The kind in highest demand.
   */
  highest_demand: Good;
  /**
   * Which Port.
   */
  port: Port;
  /**
   * What Fruit, Coffee and Rum bring in sets of three or more.
   *
   * @minItems 3
   * @maxItems 3
   */
  prices: [number, number, number];
}
/**
 * Everything a viewer may know.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * How many of them lie above the End card; none when it has been drawn.
   */
  above_end: number | null;
  /**
   * Who is asked for what; nobody when the game is over.
   */
  asked: Asked | null;
  /**
   * The players, in seat order.
   */
  boards: BoardView[];
  /**
   * The Corsair tokens still on the Score Field.
   */
  corsairs: Nation[];
  /**
   * The Curse under way.
   */
  curse: CurseView | null;
  /**
   * Cards left in the Adventure deck, with the End card.
   */
  deck: number;
  /**
   * The Loot discard pile: Goods.
   */
  discard: Cargo;
  /**
   * The Loot discard pile: Talismans.
   */
  discarded_talismans: number;
  /**
   * Who holds the First Player marker.
   */
  first: Seat;
  /**
   * Cards left in the Loot deck.
   */
  loot: number;
  /**
   * The result, once there is one.
   */
  outcome: Outcome | null;
  /**
   * How many play.
   */
  players: number;
  /**
   * The current Port.
   */
  port: Port;
  /**
   * What Fruit, Coffee and Rum bring in the current Port in sets of three or more.
   *
   * @minItems 3
   * @maxItems 3
   */
  prices: [number, number, number];
  /**
   * The raid under way.
   */
  raid: RaidView | null;
  /**
   * The Character that is being resolved, and by whom.
   */
  resolving: Resolving | null;
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * How many full rounds follow this one, once the End card was drawn: 3 in the round of the draw, then 2, 1, 0.
   */
  rounds_after: number | null;
  /**
   * Every Adventure card played so far, if a tally is kept.
   */
  tally: Tally | null;
  /**
   * The top card of the Caravans and Curses played.
   */
  top: Card | null;
  /**
   * The dice in the tray, those already sunk included.
   */
  tray: DieView[];
}
/**
 * A decision that is owed.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  /**
   * The Goods it is about: those just drawn, or those too many to carry.
   */
  goods: Cargo | null;
  /**
   * How many at most, where a number is asked for: ships, Gifts, Goods to be kept or discarded, dice.
   */
  limit: number | null;
  /**
   * Who owes it: all who still have to choose a Character, or one.
   */
  seats: Seat[];
  /**
   * What it is about: a key of the phrase book.
   */
  what: string;
}
/**
 * A player's things.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "BoardView".
 */
export interface BoardView {
  /**
   * Characters that could be chosen at the start of the round.
   */
  available: Character[];
  /**
   * How many Goods the ships at sea can carry.
   */
  capacity: number;
  /**
   * The chests.
   */
  chests: number;
  /**
   * That Character, if it has been called or the viewer may see it.
   */
  chosen: Character | null;
  /**
   * The Corsair tokens.
   */
  corsairs: Nation[];
  /**
   * How many times Double Hold was performed.
   */
  double_hold: number;
  /**
   * Free ships at sea, those on a raid included.
   */
  free: number;
  /**
   * How many times the Gift may be taken at most, by who is alone with a Character this round.
   */
  gift: number;
  /**
   * The Goods.
   */
  goods: Cargo;
  /**
   * Guards on the island.
   */
  guards: number;
  /**
   * The Adventure cards, if the viewer may see them.
   */
  hand: Card[] | null;
  /**
   * How many Adventure cards are in the hand.
   */
  hand_size: number;
  /**
   * Whether a Character has been chosen this round.
   */
  has_chosen: boolean;
  /**
   * Loaded ships at sea.
   */
  loaded: number;
  /**
   * The Black Marks.
   */
  marks: number;
  /**
   * Which Characters would bring a Black Mark: told to their chooser, while there is something to choose.
   */
  omens: Omen[];
  /**
   * Guards owed.
   */
  owed: number;
  /**
   * Characters that lie face up from earlier rounds.
   */
  played: Character[];
  /**
   * The victory points so far; cards in hand are counted when the game is over.
   */
  points: number;
  /**
   * Ships in the reserve.
   */
  reserve: number;
  /**
   * The score, once the game is over.
   */
  score: Score | null;
  /**
   * The seat.
   */
  seat: Seat;
  /**
   * The Talismans.
   */
  talismans: number;
  /**
   * What the 40-chest token shows: 0 without it, else 40 or 80.
   */
  token: number;
  /**
   * How many times Unsinkable Ship was performed.
   */
  unsinkable: number;
  /**
   * The Yin-Yang tokens.
   */
  yin_yang: number;
}
/**
 * A Black Mark that the choice of a Character would bring.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Omen".
 */
export interface Omen {
  /**
   * Whether nothing can change it before the Character is called.
   */
  certain: boolean;
  /**
   * The Character.
   */
  character: Character;
  /**
   * The rule that gives the Black Mark.
   */
  rule: string;
  /**
   * Why.
   */
  why: Bane;
  /**
   * Why, in words: a key of the phrase book.
   */
  words: string;
}
/**
 * A Curse under way.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CurseView".
 */
export interface CurseView {
  /**
   * The Curse.
   */
  curse: Curse;
  /**
   * Dice in dispute, and how many of them the Whirlpool still hits.
   */
  disputed: number[];
  /**
   * The kind it takes, if it takes one.
   */
  good: Good | null;
  /**
   * How many of the dice in dispute are still to be hit.
   */
  left: number;
  /**
   * Who played it.
   */
  seat: Seat;
  /**
   * The Tavern faces handed out, in seat order.
   */
  tavern: number[];
}
/**
 * How a game ended.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  places: number[];
  scores: number[];
  sides?: SeatSet[];
  winners: SeatSet;
}
/**
 * A raid under way.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "RaidView".
 */
export interface RaidView {
  /**
   * The Caravan.
   */
  caravan: Caravan;
  /**
   * How many ships a player may send.
   */
  limit: number;
  /**
   * Whose it is.
   */
  nation: Nation;
  /**
   * Who played the Caravan.
   */
  seat: Seat;
  /**
   * What each player has sent, in seat order; none before the decision.
   */
  sent: (number | null)[];
  /**
   * Its ships.
   */
  ships: number;
  /**
   * The pairs to choose from, when the Ruler cannot tell.
   */
  tied: Fight[];
}
/**
 * A Character being resolved.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Resolving".
 */
export interface Resolving {
  /**
   * The Character that was called.
   */
  character: Character;
  /**
   * How many times the Gift may be taken.
   */
  gift: number;
  /**
   * Who resolves it now.
   */
  seat: Seat;
}
/**
 * The Adventure cards that are out of the game or on the board.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
  /**
   * How many Caravans of England, Spain, France and Holland have not been played.
   *
   * @minItems 4
   * @maxItems 4
   */
  caravans_left: [number, number, number, number];
  /**
   * The cards played.
   */
  played: Card[];
}
/**
 * A die in the tray.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "DieView".
 */
export interface DieView {
  /**
   * Whether it is still in the tray.
   */
  afloat: boolean;
  /**
   * The die as it lies.
   */
  lie: Die;
}
