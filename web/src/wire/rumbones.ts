// Made by `npm run types` from the schema of the Rust types. Do not edit.

/**
 * One thing that happened. Heroes, actions, cards and tiles go by their ids.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      event: "wished";
      seat: Seat;
      side: Side;
    }
  | {
      event: "faction_drawn";
      side: Side;
    }
  | {
      event: "hired";
      hero: string;
      side: Side;
    }
  | {
      event: "leader_named";
      seat: Seat;
      side: Side;
    }
  | {
      event: "first_side";
      side: Side;
    }
  | {
      event: "turn_began";
      side: Side;
      turn: number;
    }
  | {
      event: "phase_began";
      phase: Phase;
    }
  | {
      coins: number;
      event: "coins_gained";
      hero: string;
      lost: number;
    }
  | {
      coins: number;
      event: "coins_lost";
      hero: string;
    }
  | {
      coins: number;
      event: "coins_spent";
      hero: string;
    }
  | {
      coins: number;
      event: "coins_passed";
      from: string;
      to: string;
    }
  | {
      event: "toll_paid";
      hero: string;
    }
  | {
      event: "revived";
      hero: string;
    }
  | {
      bosuns: boolean;
      cell: Cell;
      count: number;
      event: "crew_came";
      side: Side;
    }
  | {
      count: number;
      event: "crew_advanced";
      side: Side;
    }
  | {
      bosuns: number;
      cell: Cell;
      deckhands: number;
      event: "crew_fell";
      side: Side;
    }
  | {
      bosuns: number;
      cell: Cell;
      deckhands: number;
      event: "crew_gone";
      side: Side;
    }
  | {
      by: Attacker;
      event: "attack_declared";
      target: Cell;
    }
  | {
      event: "attack_failed";
    }
  | {
      event: "rolled";
      faces: number[];
    }
  | {
      event: "counted";
      hits: number;
      misses: number;
      modifier: number;
    }
  | {
      event: "rerolled";
      new: number;
      old: number;
    }
  | {
      event: "die_set";
      new: number;
      old: number;
    }
  | {
      damage: number;
      event: "prevented";
      hero: string;
    }
  | {
      damage: number;
      event: "wounded";
      hero: string;
      total: number;
    }
  | {
      damage: number;
      event: "healed";
      hero: string;
      left: number;
    }
  | {
      event: "afflicted";
      hero: string;
      status: string;
    }
  | {
      event: "cleansed";
      hero: string;
    }
  | {
      damage: number;
      event: "survived";
      hero: string;
    }
  | {
      by: string | null;
      event: "knocked_out";
      hero: string;
      paid: boolean;
    }
  | {
      coins: number;
      event: "went_overboard";
      hero: string;
    }
  | {
      damage: number;
      event: "tile_damaged";
      side: Side;
      tile: string;
      total: number;
    }
  | {
      creature: Creature;
      damage: number;
      event: "beast_damaged";
      total: number;
    }
  | {
      creature: Creature;
      event: "beast_gone";
    }
  | {
      event: "claimed";
      points: number;
      side: Side;
      total: number;
      what: string;
    }
  | {
      event: "game_won";
      side: Side;
    }
  | {
      damage: number;
      event: "repaired";
      left: number;
      side: Side;
      tile: string;
    }
  | {
      back: boolean;
      cell: Cell;
      event: "deployed";
      hero: string;
    }
  | {
      event: "activated";
      hero: string;
    }
  | {
      action: string;
      event: "used";
      hero: string;
    }
  | {
      event: "stepped";
      from: Cell;
      hero: string;
      to: Cell;
    }
  | {
      cell: Cell;
      event: "move_ended";
      hero: string;
    }
  | {
      distance: number;
      event: "swing_named";
      hero: string;
      to: Cell;
    }
  | {
      again: boolean;
      die: number;
      distance: number;
      event: "swing_rolled";
      hero: string;
      modifier: number;
    }
  | {
      event: "landed";
      from: Cell;
      hero: string;
      to: Cell;
    }
  | {
      event: "pushed";
      from: Cell;
      hero: string;
      to: Cell;
    }
  | {
      event: "vanished";
      from: Cell;
      hero: string;
      to: Cell;
    }
  | {
      dice: number;
      event: "boosted";
      hero: string;
      hit: number;
      reroll: boolean;
    }
  | {
      event: "side_roll";
      faces: number[];
      need: number;
    }
  | {
      card: string;
      event: "card_played";
      seat: Seat;
    }
  | {
      event: "pool_grew";
      side: Side;
      symbols: number;
      total: number;
    }
  | {
      cards: string[];
      count: number;
      event: "cards_drawn";
      seat: Seat;
    }
  | {
      card: string;
      event: "card_discarded";
      seat: Seat;
    }
  | {
      event: "reshuffled";
      side: Side;
    }
  | {
      cards: string[];
      count: number;
      event: "looked_at";
      seat: Seat;
    }
  | {
      card: string | null;
      event: "card_taken";
      seat: Seat;
    }
  | {
      card: string;
      event: "card_fetched";
      seat: Seat;
    }
  | {
      cell: Cell;
      event: "blasted";
    }
  | {
      cell: Cell;
      event: "ordered";
      side: Side;
    }
  | {
      cell: Cell;
      event: "dragon_came";
    }
  | {
      event: "dragon_swept";
    }
  | {
      comes: boolean;
      /**
       * @minItems 2
       * @maxItems 2
       */
      dice: [number, number];
      event: "waters_searched";
      total: number;
    }
  | {
      event: "kraken_came";
    }
  | {
      die: number;
      event: "kraken_raged";
      fury: string;
    }
  | {
      die: number;
      event: "dragged";
      hero: string;
      under: boolean;
    };
/**
 * A place at the table, counted from 0 in clockwise order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * A side, which is the faction it plays: everything of the state that belongs to a side stands at its index.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Side".
 */
export type Side = "wellsport" | "bones";
/**
 * The phases of a turn.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Phase".
 */
export type Phase = "setup" | "prepare" | "cannon" | "muster" | "crew" | "deploy" | "heroes" | "kraken" | "tide";
/**
 * A cell of the map: row by row from the north, each from the west.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Cell".
 */
export type Cell = number;
/**
 * Who attacks.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Attacker".
 */
export type Attacker =
  | {
      action: string;
      hero: string;
      kind: "hero";
    }
  | {
      bosuns: number;
      deckhands: number;
      from: Cell;
      kind: "crew";
      side: Side;
    }
  | {
      kind: "cannon";
      side: Side;
    }
  | {
      kind: "kraken";
    }
  | {
      kind: "dragon";
    };
/**
 * Which creature.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Creature".
 */
export type Creature = "kraken" | "dragon";
/**
 * A decision.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Move".
 */
export type Move =
  | {
      wish: Side;
    }
  | {
      hire: number;
    }
  | {
      captain: Seat;
    }
  | {
      aim: Cell | null;
    }
  | {
      spread: number;
    }
  | {
      boatswain: number;
    }
  | {
      crew_aim: Volley;
    }
  | {
      crew_deckhands: number;
    }
  | {
      crew_bosuns: number;
    }
  | {
      berth: number;
    }
  | {
      deploy: Landing | null;
    }
  | {
      next_hero: number;
    }
  | {
      act: Deed;
    }
  | {
      lend: boolean;
    }
  | {
      pace: Stride;
    }
  | {
      push_step: Cell;
    }
  | {
      bribe: number;
    }
  | {
      priority: boolean;
    }
  | {
      assign: Hit;
    }
  | {
      reroll: number | null;
    }
  | {
      unluck: number;
    }
  | {
      set_die: number;
    }
  | {
      fall_order: number;
    }
  | {
      bounty: number;
    }
  | {
      open: Use;
    }
  | {
      pick_hero: number | null;
    }
  | {
      pick_place: Cell;
    }
  | {
      spare: number;
    }
  | {
      recruits: number;
    }
  | {
      lane: number;
    }
  | {
      mend: Patch | null;
    }
  | {
      pass_coins: number;
    }
  | {
      share: number | null;
    }
  | {
      take: number;
    }
  | {
      fetch: number;
    }
  | {
      rob: Seat;
    }
  | {
      slam_order: Cell;
    }
  | {
      victim: number;
    }
  | {
      dragon_prey: Cell;
    }
  | {
      discard: number | null;
    };
/**
 * An action of a hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Deed".
 */
export type Deed =
  | {
      attack: {
        /**
         * With which of its actions.
         */
        action: number;
        /**
         * Which place.
         */
        to: Cell;
      };
    }
  | {
      ability: {
        /**
         * Which of its actions.
         */
        action: number;
      };
    }
  | "move"
  | {
      ghost_move: {
        /**
         * The card.
         */
        card: number;
      };
    }
  | "end";
/**
 * A step of a move.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Stride".
 */
export type Stride =
  | {
      to: Cell;
    }
  | {
      swing: Cell;
    }
  | "stop";
/**
 * Something that a hit is assigned to.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Target".
 */
export type Target =
  | {
      deckhand: number;
    }
  | {
      bosun: number;
    }
  | {
      hero: number;
    }
  | "tile";
/**
 * What is used in a window.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Use".
 */
export type Use =
  | "pass"
  | {
      card: number;
    }
  | {
      response: {
        /**
         * Which of its actions.
         */
        action: number;
        /**
         * The hero.
         */
        hero: number;
      };
    }
  | "misses";
/**
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PackRef".
 */
export type PackRef = "base";
/**
 * One argument of a phrase.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Arg".
 */
export type Arg =
  | {
      number: number;
    }
  | {
      name: string;
    }
  | {
      label: string;
    }
  | {
      part: Phrase;
    };
/**
 * The id of a rule in `docs/rules/<game>.md`, such as `AH-5.3`.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Rule".
 */
export type Rule = string;
/**
 * What a cell is made of.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Ground".
 */
export type Ground =
  | "sea"
  | {
      deck: number;
    }
  | "plank";
/**
 * The kinds of actions.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Kind".
 */
export type Kind =
  | {
      attack: {
        /**
         * How many dice.
         */
        dice: number;
        /**
         * What a die needs.
         */
        hit: number;
        /**
         * How far away the place may be.
         */
        range: number;
      };
    }
  | "ability"
  | "response";
/**
 * Who attacks.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Source".
 */
export type Source =
  | {
      hero: {
        /**
         * Which of its actions.
         */
        action: number;
        /**
         * The hero.
         */
        hero: number;
      };
    }
  | {
      crew: {
        /**
         * How many bosuns.
         */
        bosuns: number;
        /**
         * How many deckhands.
         */
        deckhands: number;
        /**
         * Where they stand.
         */
        from: Cell;
      };
    }
  | "cannon"
  | {
      kraken: {
        /**
         * How many dice.
         */
        dice: number;
        /**
         * What they need.
         */
        need: number;
      };
    }
  | "dragon";
/**
 * Where a creature is.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Beast".
 */
export type Beast =
  | "away"
  | {
      aboard: {
        /**
         * Where.
         */
        cell: Cell;
        /**
         * The damage it has.
         */
        damage: number;
      };
    }
  | {
      beaten: {
        /**
         * By whom.
         */
        by: Side | null;
      };
    };
/**
 * The state of a hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Standing".
 */
export type Standing = "reserve" | "deployed" | "toll" | "paid" | "overboard";
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
 * From where crew attacks what.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Volley".
 */
export interface Volley {
  /**
   * Where they stand.
   */
  from: Cell;
  /**
   * What they attack.
   */
  to: Cell;
}
/**
 * A hero and the lane of the muster point where it comes aboard.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Landing".
 */
export interface Landing {
  /**
   * The hero.
   */
  hero: number;
  /**
   * The lane.
   */
  lane: number;
}
/**
 * A hit: to whom it goes, and what its die counts.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Hit".
 */
export interface Hit {
  /**
   * With which result.
   */
  result: number;
  /**
   * To whom.
   */
  to: Target;
}
/**
 * What is repaired.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Patch".
 */
export interface Patch {
  /**
   * How much damage comes off.
   */
  damage: number;
  /**
   * Which objective.
   */
  tile: number;
}
/**
 * How the game is set up.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  /**
   * The content pack.
   */
  pack: PackRef;
}
/**
 * Everything that is printed, and the same for all viewers. Texts are said from what the components do.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  /**
   * The Kraken and the Sea Dragon.
   */
  beasts: BeastFace[];
  /**
   * What a deckhand needs beside a bosun.
   */
  beside_bosun: number;
  /**
   * Bosuns.
   */
  bosun: Hand;
  /**
   * The ships' guns.
   */
  cannon: Gun;
  /**
   * The Tide cards.
   */
  cards: CardFace[];
  /**
   * The sea and the ships.
   */
  chart: Chart;
  /**
   * Deckhands.
   */
  deckhand: Hand;
  /**
   * The game whose components these are.
   */
  game: string;
  /**
   * The heroes.
   */
  heroes: HeroFace[];
  /**
   * So many victory points win.
   */
  points: number;
  /**
   * The ids of the ships, by side.
   *
   * @minItems 2
   * @maxItems 2
   */
  ships: [string, string];
  /**
   * The objectives, which both ships have alike.
   */
  tiles: TileFace[];
}
/**
 * A creature of the sea.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "BeastFace".
 */
export interface BeastFace {
  /**
   * Which creature.
   */
  beast: string;
  /**
   * The coins it brings.
   */
  coins: number;
  /**
   * What it does.
   */
  furies: FuryFace[];
  /**
   * The damage that knocks it out.
   */
  hp: number;
  /**
   * The victory points it is worth.
   */
  vp: number;
}
/**
 * One of the things that a creature does.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "FuryFace".
 */
export interface FuryFace {
  /**
   * On which faces of a die; none where nothing is rolled.
   */
  faces: number[];
  /**
   * Which one.
   */
  fury: string;
  /**
   * What it says.
   */
  text: Phrase[];
}
/**
 * A sentence to be: `die-placed` with `die = 5` and `slot = sail`, and the rule it follows from.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Phrase".
 */
export interface Phrase {
  /**
   * What the sentence speaks of.
   */
  args: [string, Arg][];
  /**
   * The key in the phrase book.
   */
  key: string;
  /**
   * The rule behind it, where people might ask.
   */
  rule: Rule | null;
}
/**
 * Crew of one rank.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Hand".
 */
export interface Hand {
  /**
   * How many come in each turn: deckhands to each muster point, bosuns in all.
   */
  arrive: number;
  /**
   * How many a side has.
   */
  count: number;
  /**
   * How many dice one rolls.
   */
  dice: number;
  /**
   * The damage that knocks one out.
   */
  hp: number;
  /**
   * What a die needs.
   */
  need: number;
  /**
   * How far one reaches.
   */
  range: number;
}
/**
 * The ship's gun.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Gun".
 */
export interface Gun {
  /**
   * How many dice it rolls.
   */
  dice: number;
  /**
   * What a die needs.
   */
  need: number;
}
/**
 * A Tide card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CardFace".
 */
export interface CardFace {
  /**
   * Which card.
   */
  card: string;
  /**
   * The side whose deck it is in; none for both.
   */
  side: Side | null;
  /**
   * How many symbols of the Kraken it bears.
   */
  symbols: number;
  /**
   * What it says.
   */
  text: Phrase[];
}
/**
 * The sea and the ships. Cells are counted row by row from the north, each from the west.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Chart".
 */
export interface Chart {
  /**
   * What each cell is made of.
   */
  ground: Ground[];
  /**
   * Cells from north to south.
   */
  height: number;
  /**
   * Where the Kraken lies.
   */
  kraken: Cell[];
  /**
   * The rows of the lanes.
   *
   * @minItems 3
   * @maxItems 3
   */
  lanes: [number, number, number];
  /**
   * The cells from which heroes swing to the other ship, by ship.
   *
   * @minItems 2
   * @maxItems 2
   */
  launch: [Cell[], Cell[]];
  /**
   * The muster points by side and lane.
   *
   * @minItems 2
   * @maxItems 2
   */
  muster: [[Cell, Cell, Cell], [Cell, Cell, Cell]];
  /**
   * The objectives by side and tile.
   *
   * @minItems 2
   * @maxItems 2
   */
  objectives: [[Cell, Cell, Cell, Cell, Cell], [Cell, Cell, Cell, Cell, Cell]];
  /**
   * The gangplanks by lane.
   *
   * @minItems 3
   * @maxItems 3
   */
  planks: [Cell, Cell, Cell];
  /**
   * Cells from west to east.
   */
  width: number;
}
/**
 * A hero card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "HeroFace".
 */
export interface HeroFace {
  /**
   * Its actions.
   */
  actions: ActionFace[];
  /**
   * Which hero.
   */
  hero: string;
  /**
   * The damage that knocks it out.
   */
  hp: number;
  /**
   * What it is aboard.
   */
  role: string;
  /**
   * The side it fights for; none for a mercenary, who fights for any.
   */
  side: Side | null;
}
/**
 * An action of a hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "ActionFace".
 */
export interface ActionFace {
  /**
   * Which action.
   */
  action: string;
  /**
   * The coins it costs.
   */
  cost: number;
  /**
   * Attack, ability or response, with its numbers.
   */
  kind: Kind;
  /**
   * What it says.
   */
  text: Phrase[];
}
/**
 * An objective.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "TileFace".
 */
export interface TileFace {
  /**
   * The coins it brings.
   */
  coins: number;
  /**
   * Whether it is the gun of its ship.
   */
  gun: boolean;
  /**
   * The damage that destroys it.
   */
  hp: number;
  /**
   * What it does for the side that destroyed it.
   */
  text: Phrase[];
  /**
   * Which objective.
   */
  tile: string;
  /**
   * The victory points it is worth.
   */
  vp: number;
}
/**
 * The game as one viewer sees it.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * The hero whose activation is under way, and the actions it has left.
   */
  acting: Acting | null;
  /**
   * Whose turn it is.
   */
  active: Side;
  /**
   * What is asked, and of whom.
   */
  asked: AskedView | null;
  /**
   * Attacks under way; the last one interrupts those before.
   */
  attacks: AttackView[];
  /**
   * The Sea Dragon.
   */
  dragon: Beast;
  /**
   * The heroes.
   */
  heroes: HeroView[];
  /**
   * The Kraken.
   */
  kraken: Beast;
  /**
   * How the game ended.
   */
  outcome: Outcome | null;
  /**
   * The phase of the turn.
   */
  phase: Phase;
  /**
   * How many play.
   */
  players: number;
  /**
   * The seats.
   */
  seats: SeatView[];
  /**
   * The sides.
   */
  sides: SideView[];
  /**
   * Symbols in both Kraken Pools.
   */
  symbols: number;
  /**
   * The turn, from 1; 0 before the first.
   */
  turn: number;
}
/**
 * A hero that acts.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Acting".
 */
export interface Acting {
  /**
   * Actions left.
   */
  actions: number;
  /**
   * The hero.
   */
  hero: string;
  /**
   * Move actions made.
   */
  moves: number;
}
/**
 * What is asked.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "AskedView".
 */
export interface AskedView {
  /**
   * In words.
   */
  question: Phrase;
  /**
   * Of whom; any one of them answers for all.
   */
  seats: Seat[];
}
/**
 * An attack under way.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "AttackView".
 */
export interface AttackView {
  /**
   * Damage assigned to each hero.
   */
  dealt: [string, number][];
  /**
   * The dice: face, rolled again, set, and whether it hits as things stand.
   */
  dice: [number, boolean, boolean, boolean][];
  /**
   * Hits not yet assigned.
   */
  hits: number;
  /**
   * What is added to each die.
   */
  modifier: number;
  /**
   * What they need: for bosuns the second number.
   *
   * @minItems 2
   * @maxItems 2
   */
  need: [number, number];
  /**
   * The side that attacks; for a creature the side whose turn it is.
   */
  side: Side;
  /**
   * Who attacks.
   */
  source: Source;
  /**
   * What is attacked.
   */
  target: Cell;
}
/**
 * A hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "HeroView".
 */
export interface HeroView {
  /**
   * Whether its activation of this turn is over.
   */
  acted: boolean;
  /**
   * Dice more, higher results, dice more for the next attack, and leave to roll misses again, in this turn.
   *
   * @minItems 4
   * @maxItems 4
   */
  bonus: [number, number, number, boolean];
  /**
   * Where it stands, if it is on the board.
   */
  cell: Cell | null;
  /**
   * Its coins.
   */
  coins: number;
  /**
   * The damage it has.
   */
  damage: number;
  /**
   * Which one.
   */
  hero: string;
  /**
   * Its hit points.
   */
  hp: number;
  /**
   * Who controls it.
   */
  owner: Seat | null;
  /**
   * Its side.
   */
  side: Side;
  /**
   * Its state.
   */
  state: Standing;
  /**
   * What hinders it.
   */
  statuses: string[];
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
 * A seat.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  /**
   * All of them, if the viewer may know.
   */
  hand: string[] | null;
  /**
   * How many cards it holds.
   */
  hand_size: number;
  /**
   * Those that everybody has seen.
   */
  known: string[];
  /**
   * How many cards it may hold.
   */
  limit: number;
  /**
   * The seat.
   */
  seat: Seat;
  /**
   * Its side.
   */
  side: Side;
  /**
   * How many heroes it controls at most.
   */
  slots: number;
}
/**
 * A side.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SideView".
 */
export interface SideView {
  /**
   * Bosuns in the supply.
   */
  bosuns: number;
  /**
   * Crew on the board.
   */
  crew: CrewView[];
  /**
   * Cards in the deck.
   */
  deck: number;
  /**
   * Deckhands in the supply.
   */
  deckhands: number;
  /**
   * The discard pile.
   */
  discard: string[];
  /**
   * Who leads it.
   */
  leader: Seat;
  /**
   * How many cards are looked at.
   */
  looked: number;
  /**
   * Which, if the viewer may know.
   */
  looked_cards: string[] | null;
  /**
   * Cards being played.
   */
  playing: string[];
  /**
   * Victory points.
   */
  points: number;
  /**
   * The Kraken Pool.
   */
  pool: string[];
  /**
   * Which one.
   */
  side: Side;
  /**
   * The objectives of its ship.
   */
  tiles: TileView[];
}
/**
 * Like crew in one place.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CrewView".
 */
export interface CrewView {
  /**
   * Whether they are bosuns.
   */
  bosun: boolean;
  /**
   * Where.
   */
  cell: Cell;
  /**
   * How many.
   */
  count: number;
  /**
   * The lane.
   */
  lane: number;
  /**
   * How many have yet to attack.
   */
  ready: number;
}
/**
 * An objective.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "TileView".
 */
export interface TileView {
  /**
   * Where it stands.
   */
  cell: Cell;
  /**
   * The damage on it.
   */
  damage: number;
  /**
   * Its hit points.
   */
  hp: number;
  /**
   * Whether it has been destroyed.
   */
  lost: boolean;
  /**
   * Which one.
   */
  tile: string;
}
