// Made by `npm run types` from the schema of the Rust types. Do not edit.

/**
 * One thing that happened. Skills, cards and equipment go by their ids.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Event2".
 */
export type Event2 =
  | {
      event: "wished";
      faction: string;
      seat: Seat;
    }
  | {
      event: "faction_drawn";
      faction: string;
    }
  | {
      event: "fleets_met";
      first: Camp2;
      layout: string;
    }
  | {
      dice: number[];
      event: "rolled_off";
    }
  | {
      event: "hero_chosen";
      hero: string;
      side: Camp2;
    }
  | {
      event: "crew_master";
      seat: Seat;
      side: Camp2;
    }
  | {
      event: "captain_named";
      seat: Seat;
      side: Camp2;
    }
  | {
      event: "hero_taken";
      hero: Fighter;
      seat: Seat;
    }
  | {
      event: "first_side";
      side: Camp2;
    }
  | {
      event: "round_began";
      round: number;
      side: Camp2;
    }
  | {
      event: "turn_began";
      side: Camp2;
    }
  | {
      event: "passed";
      side: Camp2;
    }
  | {
      event: "activated";
      hero: Fighter;
    }
  | {
      event: "crew_activated";
      side: Camp2;
    }
  | {
      event: "dragon_activated";
    }
  | {
      event: "rested";
      hero: Fighter;
    }
  | {
      event: "recovery_began";
    }
  | {
      event: "revived";
      hero: Fighter;
    }
  | {
      event: "token_turned";
      hero: Fighter;
    }
  | {
      cell: Cell;
      event: "deployed";
      hero: Fighter;
    }
  | {
      event: "used";
      hero: Fighter;
      skill: string;
    }
  | {
      event: "flipped";
      hero: Fighter;
      skill: string;
    }
  | {
      event: "bought";
      hero: Fighter;
      skill: string;
    }
  | {
      event: "upgraded";
      hero: Fighter;
      skill: string;
    }
  | {
      event: "stepped";
      from: Cell;
      hero: Fighter;
      to: Cell;
    }
  | {
      distance: number;
      event: "swing_named";
      hero: Fighter;
      to: Cell;
    }
  | {
      die: number;
      distance: number;
      event: "swing_rolled";
      hero: Fighter;
      modifier: number;
    }
  | {
      event: "landed";
      from: Cell;
      hero: Fighter;
      to: Cell;
    }
  | {
      event: "pushed";
      from: Cell;
      hero: Fighter;
      to: Cell;
    }
  | {
      event: "went_overboard";
      hero: Fighter;
    }
  | {
      cell: Cell;
      event: "caught";
      hero: Fighter;
    }
  | {
      coins: number;
      event: "coins_gained";
      hero: Fighter;
      total: number;
    }
  | {
      coins: number;
      event: "coins_spent";
      hero: Fighter;
      total: number;
    }
  | {
      coins: number;
      event: "coins_stolen";
      from: Fighter;
      to: Fighter;
    }
  | {
      bosuns: number;
      cell: Cell;
      deckhands: number;
      event: "crew_came";
      side: Camp2;
    }
  | {
      bosuns: number;
      deckhands: number;
      event: "crew_stepped";
      from: Cell;
      side: Camp2;
      to: Cell;
    }
  | {
      event: "crew_marched";
      side: Camp2;
    }
  | {
      bosuns: number;
      cell: Cell;
      deckhands: number;
      event: "crew_fell";
      side: Camp2;
    }
  | {
      bosuns: number;
      cell: Cell;
      deckhands: number;
      event: "crew_drowned";
      side: Camp2;
    }
  | {
      bosun: boolean;
      event: "crew_pushed";
      from: Cell;
      side: Camp2;
      to: Cell;
    }
  | {
      bosuns: number;
      deckhands: number;
      event: "boarded";
      from: Cell;
      side: Camp2;
      to: Cell;
    }
  | {
      bosuns: number;
      cell: Cell;
      deckhands: number;
      event: "broke_in";
      side: Camp2;
    }
  | {
      event: "crew_upgraded";
      gun: boolean;
      side: Camp2;
    }
  | {
      by: Attacker2;
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
      event: "bonus_rolled";
      faces: number[];
    }
  | {
      event: "rerolled";
      new: number;
      old: number;
    }
  | {
      event: "counted";
      hits: number;
      misses: number;
      modifier: number;
    }
  | {
      event: "hit_cancelled";
      face: number;
    }
  | {
      damage: number;
      event: "prevented";
      hero: Fighter;
    }
  | {
      damage: number;
      event: "wounded";
      hero: Fighter;
      total: number;
    }
  | {
      damage: number;
      event: "healed";
      hero: Fighter;
      left: number;
    }
  | {
      event: "afflicted";
      hero: Fighter;
      status: string;
    }
  | {
      event: "cleansed";
      hero: Fighter;
    }
  | {
      event: "stun_gone";
      hero: Fighter;
    }
  | {
      by: Fighter | null;
      event: "defeated";
      hero: Fighter;
      state: Standing2;
    }
  | {
      damage: number;
      event: "piece_damaged";
      piece: string;
      side: Camp2 | null;
      total: number;
    }
  | {
      event: "piece_destroyed";
      piece: string;
      side: Camp2 | null;
    }
  | {
      damage: number;
      event: "repaired";
      left: number;
      piece: string;
    }
  | {
      event: "scored";
      points: number;
      side: Camp2;
      total: number;
    }
  | {
      event: "game_won";
      side: Camp2;
    }
  | {
      card: string;
      event: "card_played";
      seat: Seat;
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
      side: Camp2;
    }
  | {
      event: "track_rose";
      side: Camp2;
      track: number;
    }
  | {
      cell: Cell;
      event: "plank_gone";
    }
  | {
      cell: Cell;
      event: "plank_back";
    }
  | {
      cell: Cell;
      event: "dragon_came";
      seat: Seat;
    }
  | {
      event: "dragon_swam";
      from: Cell;
      to: Cell;
    }
  | {
      damage: number;
      event: "dragon_damaged";
      total: number;
    }
  | {
      event: "dragon_gone";
    }
  | {
      comes: boolean;
      /**
       * @minItems 2
       * @maxItems 2
       */
      dice: [number, number];
      event: "waters_searched";
      tracks: number;
    }
  | {
      cell: Cell;
      event: "kraken_came";
    }
  | {
      die: number;
      event: "kraken_raged";
      fury: string;
    }
  | {
      damage: number;
      event: "kraken_damaged";
      total: number;
    }
  | {
      event: "kraken_gone";
    };
/**
 * A place at the table, counted from 0 in clockwise order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * A side: A or B of the layout; in a free-for-all everybody is a side, by seat.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Camp2".
 */
export type Camp2 = number;
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
 * via the `definition` "Attacker2".
 */
export type Attacker2 =
  | {
      hero: Fighter;
      kind: "hero";
      skill: string;
    }
  | {
      bosuns: number;
      deckhands: number;
      from: Cell;
      kind: "crew";
      side: Camp2;
    }
  | {
      kind: "gun";
      side: Camp2;
    }
  | {
      kind: "smash";
      side: Camp2;
    }
  | {
      kind: "dragon";
      skill: string;
    }
  | {
      kind: "kraken";
    }
  | {
      card: string;
      kind: "card";
    };
/**
 * The state of a hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Standing2".
 */
export type Standing2 = "ashore" | "deployed" | "overboard" | "returns" | "waits" | "out";
/**
 * A decision.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Move2".
 */
export type Move2 =
  | {
      wish: number;
    }
  | {
      pick: number;
    }
  | {
      crew_master: Seat;
    }
  | {
      captain: Seat;
    }
  | {
      entrust: Seat;
    }
  | {
      activate: Activation;
    }
  | {
      deploy: Cell;
    }
  | {
      pace: Stride2;
    }
  | {
      act: Deed2;
    }
  | {
      open: Use2;
    }
  | {
      pick_hero: number | null;
    }
  | {
      consent: boolean;
    }
  | {
      pick_place: Cell;
    }
  | {
      pick_figure: Figure;
    }
  | {
      shove_each: Figure;
    }
  | {
      push_step: Cell | null;
    }
  | {
      reroll: number | null;
    }
  | {
      cancel: number;
    }
  | {
      assign: Hit2;
    }
  | {
      fall_order: number;
    }
  | {
      drown_order: number;
    }
  | {
      rob: number | null;
    }
  | {
      loot: Spoils2;
    }
  | {
      mend: number;
    }
  | {
      discard: number;
    }
  | {
      receiver: Seat;
    }
  | {
      second_aim: Cell;
    }
  | {
      chest_step: boolean;
    }
  | {
      leave_out: Cell;
    }
  | {
      spread: Cell;
    }
  | {
      boatswain: Cell;
    }
  | {
      gun_first: boolean;
    }
  | {
      gun_aim: Cell;
    }
  | {
      stay: number;
    }
  | {
      fork: Lot;
    }
  | {
      crew_aim: Volley2;
    }
  | {
      crew_count: number;
    }
  | {
      smash_order: Cell;
    }
  | {
      smash_aim: Cell;
    }
  | {
      drill: Cell | null;
    }
  | {
      enlist: number;
    }
  | {
      squad_step: Cell | null;
    }
  | {
      dragon_act: DragonDeed;
    }
  | {
      dragon_step: Cell | null;
    }
  | {
      lash_order: Cell;
    }
  | {
      victim: number;
    }
  | {
      toss: number | null;
    };
/**
 * What is activated in a turn.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Activation".
 */
export type Activation =
  | {
      hero: number;
    }
  | "crew"
  | "dragon";
/**
 * A step of a move.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Stride2".
 */
export type Stride2 =
  | {
      to: Cell;
    }
  | {
      swing: Cell;
    }
  | "stop";
/**
 * What a hero does.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Deed2".
 */
export type Deed2 =
  | {
      attack: {
        /**
         * With which skill.
         */
        skill: number;
        /**
         * Which cell.
         */
        to: Cell;
      };
    }
  | {
      ability: {
        /**
         * Which skill.
         */
        skill: number;
      };
    }
  | "move"
  | "recover"
  | "chest"
  | {
      improve: {
        /**
         * Which skill.
         */
        skill: number;
      };
    }
  | "end";
/**
 * What is used in a window.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Use2".
 */
export type Use2 =
  | "pass"
  | {
      card: number;
    }
  | {
      reaction: {
        /**
         * The hero.
         */
        hero: number;
        /**
         * Which of its skills.
         */
        skill: number;
      };
    };
/**
 * A figure: a hero, or somebody of the crew.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Figure".
 */
export type Figure =
  | {
      hero: number;
    }
  | {
      crew: {
        /**
         * A deckhand or a bosun.
         */
        bosun: boolean;
        /**
         * Where.
         */
        cell: Cell;
        /**
         * Whose.
         */
        side: Camp2;
      };
    };
/**
 * Something that a hit is assigned to.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Target2".
 */
export type Target2 =
  | "deckhand"
  | "bosun"
  | {
      hero: number;
    }
  | "object";
/**
 * What the Sea Dragon does.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "DragonDeed".
 */
export type DragonDeed =
  | {
      attack: {
        /**
         * With which of its attacks.
         */
        skill: number;
        /**
         * Which cell.
         */
        to: Cell;
      };
    }
  | "move"
  | "end";
/**
 * Which heroes a side may take.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Allies".
 */
export type Allies = "own" | "any";
/**
 * Who sails under which flag.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Flags".
 */
export type Flags = "choose" | "mirror";
/**
 * How heroes are found.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Choosing".
 */
export type Choosing = "choose" | "alternate" | "random" | "random2";
/**
 * Which ships meet.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Fleet".
 */
export type Fleet = "by_factions" | "gw" | "gj" | "dj" | "gg" | "jj" | "dd";
/**
 * Two sides, or everybody alone.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Mode".
 */
export type Mode =
  | "battle"
  | {
      free_for_all: {
        /**
         * Heroes of each player; none for as many as the number of players gives.
         */
        heroes: number | null;
        /**
         * Lives of each hero.
         */
        lives: number;
      };
    };
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
 * The sorts of skill cards.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Kind2".
 */
export type Kind2 = "base" | "attack" | "ability" | "reaction";
/**
 * Who attacks.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Source2".
 */
export type Source2 =
  | {
      hero: {
        /**
         * The hero.
         */
        hero: number;
        /**
         * Which of its skills.
         */
        skill: number;
      };
    }
  | {
      second: {
        /**
         * The hero.
         */
        hero: number;
        /**
         * Which of its skills.
         */
        skill: number;
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
  | "gun"
  | "smash"
  | {
      dragon: {
        /**
         * Which of its attacks.
         */
        skill: number;
      };
    }
  | "kraken"
  | {
      card: number;
    };
/**
 * Where a creature is.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Beast2".
 */
export type Beast2 =
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
  | "beaten";
/**
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SeatSet".
 */
export type SeatSet = Seat[];
/**
 * The parts of a round.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Phase2".
 */
export type Phase2 = "setup" | "turns" | "kraken" | "recovery";

/**
 * The data of a game that crosses the wire.
 */
export interface Traffic {
  event: Event2;
  move: Move2;
  options: Options2;
  sheet: Sheet2;
  view: View2;
}
/**
 * A hero that something happened to, or that did it: both sides may have one of the same name.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Fighter".
 */
export interface Fighter {
  /**
   * Which hero.
   */
  id: string;
  /**
   * The side it fights for.
   */
  side: Camp2;
}
/**
 * A hit: to whom it goes, and what its die shows.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Hit2".
 */
export interface Hit2 {
  /**
   * With which face.
   */
  face: number;
  /**
   * To whom.
   */
  to: Target2;
}
/**
 * Coins for a hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Spoils2".
 */
export interface Spoils2 {
  /**
   * How many.
   */
  coins: number;
  /**
   * For whom.
   */
  hero: number;
}
/**
 * Some crew that goes one way.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Lot".
 */
export interface Lot {
  /**
   * How many.
   */
  count: number;
  /**
   * Where.
   */
  to: Cell;
}
/**
 * An attack of crew.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Volley2".
 */
export interface Volley2 {
  /**
   * From where.
   */
  from: Cell;
  /**
   * Which cell.
   */
  to: Cell;
}
/**
 * How the game is set up.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Options2".
 */
export interface Options2 {
  /**
   * Which heroes a side may take.
   */
  allies: Allies;
  /**
   * Who sails under which flag.
   */
  factions: Flags;
  /**
   * How heroes are found.
   */
  heroes: Choosing;
  /**
   * Which ships meet.
   */
  layout: Fleet;
  /**
   * Two sides, or everybody alone.
   */
  mode: Mode;
  /**
   * The content pack.
   */
  pack: PackRef;
}
/**
 * Everything that is printed, and the same for all viewers. Texts are said from what the components do.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Sheet2".
 */
export interface Sheet2 {
  /**
   * The Kraken and the Sea Dragon.
   */
  beasts: BeastFace2[];
  /**
   * The Tide cards, each once.
   */
  cards: CardFace2[];
  /**
   * The layouts of the sea.
   */
  charts: Chart2[];
  /**
   * Deckhands, bosuns and the swivel gun.
   */
  crew: CrewBoard;
  /**
   * The kinds of equipment.
   */
  equipment: PieceFace2[];
  /**
   * The factions.
   */
  factions: string[];
  /**
   * The game whose components these are.
   */
  game: string;
  /**
   * The heroes.
   */
  heroes: HeroFace2[];
  /**
   * So many victory points win a battle.
   */
  points: number;
}
/**
 * A creature of the sea.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "BeastFace2".
 */
export interface BeastFace2 {
  /**
   * What it does when it comes.
   */
  arrival: Phrase | null;
  /**
   * Which creature.
   */
  beast: string;
  /**
   * What it does: on the faces of a die from 1 to 6, or as its attacks.
   */
  furies: [string, Phrase[]][];
  /**
   * The damage that defeats it.
   */
  hp: number;
  /**
   * The victory points it is worth.
   */
  vp: number;
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
 * A Tide card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CardFace2".
 */
export interface CardFace2 {
  /**
   * Which card.
   */
  card: string;
  /**
   * How many of it the deck has.
   */
  copies: number;
  /**
   * The faction whose deck it is in.
   */
  faction: string;
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
 * A layout of the sea. Cells are counted row by row from the north, each from the west.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Chart2".
 */
export interface Chart2 {
  /**
   * Whether everybody fights everybody here.
   */
  arena: boolean;
  /**
   * The cells between two ships.
   */
  channels: Cell[];
  /**
   * What each cell is made of; decks are counted as `ships` has them.
   */
  ground: Ground[];
  /**
   * Cells from north to south.
   */
  height: number;
  /**
   * Where the Kraken comes.
   */
  kraken: Cell[];
  /**
   * Which layout.
   */
  layout: string;
  /**
   * The gangplanks.
   */
  planks: Cell[];
  /**
   * The cells from which heroes swing.
   */
  rails: Cell[];
  /**
   * The routes of the crews, by side.
   *
   * @minItems 2
   * @maxItems 2
   */
  routes: [Cell[][], Cell[][]];
  /**
   * The ships: class, and the side it belongs to.
   */
  ships: [string, number | null][];
  /**
   * The spawn points, by side.
   *
   * @minItems 2
   * @maxItems 2
   */
  spawns: [Cell[], Cell[]];
  /**
   * Cells from west to east.
   */
  width: number;
}
/**
 * The crew board, which is the same for all sides.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CrewBoard".
 */
export interface CrewBoard {
  /**
   * How many deckhands come to each of them.
   */
  arrive: number;
  /**
   * The attack of a bosun, by level.
   *
   * @minItems 2
   * @maxItems 2
   */
  bosun: [Blow, Blow];
  /**
   * How far away a bosun helps deckhands, by level.
   *
   * @minItems 2
   * @maxItems 2
   */
  bosun_reach: [number, number];
  /**
   * How many bosuns a side has.
   */
  bosuns: number;
  /**
   * How many bosuns come in an activation.
   */
  bosuns_arrive: number;
  /**
   * The attack of a deckhand.
   */
  deckhand: Blow;
  /**
   * How many deckhands a side has.
   */
  deckhands: number;
  /**
   * How many deckhands stand on each guarded piece of equipment at the start.
   */
  guard: number;
  /**
   * The shot of the swivel gun, by level; it reaches every cell.
   *
   * @minItems 2
   * @maxItems 2
   */
  gun: [Shot, Shot];
  /**
   * At how many spawn points deckhands come in an activation.
   */
  points: number;
  /**
   * What each figure does that arrives on an enemy spawn point.
   */
  smash: Shot;
  /**
   * How much better deckhands hit with a bosun's help.
   */
  support: number;
}
/**
 * The numbers of an attack.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Blow".
 */
export interface Blow {
  /**
   * How many dice.
   */
  dice: number;
  /**
   * What a die needs.
   */
  hit: number;
  /**
   * How far away the cell may be.
   */
  range: number;
}
/**
 * An attack that asks for no range.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Shot".
 */
export interface Shot {
  /**
   * How many dice.
   */
  dice: number;
  /**
   * What a die needs.
   */
  hit: number;
}
/**
 * A kind of equipment.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PieceFace2".
 */
export interface PieceFace2 {
  /**
   * Whether heroes take coins from it in a free-for-all.
   */
  chest: boolean;
  /**
   * The coins it brings to each hero.
   */
  coins: number;
  /**
   * The damage that destroys it.
   */
  hp: number;
  /**
   * Which kind.
   */
  piece: string;
  /**
   * What it does for the side that destroyed it.
   */
  text: Phrase[];
  /**
   * The victory points it is worth.
   */
  vp: number;
}
/**
 * A hero board.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "HeroFace2".
 */
export interface HeroFace2 {
  /**
   * The faction it belongs to; none for a mercenary, whom any side may take.
   */
  faction: string | null;
  /**
   * Which hero.
   */
  hero: string;
  /**
   * The damage that defeats it.
   */
  hp: number;
  /**
   * What is printed on the board itself: the skill, and what it says.
   *
   * @minItems 2
   * @maxItems 2
   */
  passive: [string, Phrase[]] | null;
  /**
   * Whether it has a skill that does nothing in a free-for-all, where there are no crews and no cards.
   */
  poor_alone: boolean;
  /**
   * What it is aboard.
   */
  role: string;
  /**
   * Its skill cards.
   */
  skills: SkillFace2[];
  /**
   * What names call the sentence that says who it is.
   */
  tale: string;
  /**
   * What names call its title.
   */
  title: string;
}
/**
 * A skill card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SkillFace2".
 */
export interface SkillFace2 {
  /**
   * The coins it costs to buy.
   */
  cost: number;
  /**
   * Base attack, attack, ability or reaction.
   */
  kind: Kind2;
  /**
   * Its two sides: the numbers of an attack, and what it says.
   */
  levels: [Blow | null, Phrase[]][];
  /**
   * Which skill.
   */
  skill: string;
  /**
   * The coins it costs to turn it to its second level.
   */
  up: number;
}
/**
 * The game as one viewer sees it.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "View2".
 */
export interface View2 {
  /**
   * The hero whose activation is under way, or the Sea Dragon, and the actions it has left.
   */
  acting: Acting2 | null;
  /**
   * Whose turn it is.
   */
  active: Camp2;
  /**
   * Whether everybody plays alone.
   */
  alone: boolean;
  /**
   * What is asked, and of whom.
   */
  asked: AskedView2 | null;
  /**
   * Attacks under way; the last one interrupts those before.
   */
  attacks: AttackView2[];
  /**
   * Heroes that each side has taken in secret, if the viewer may know.
   */
  drafted: (string[] | null)[];
  /**
   * The Sea Dragon.
   */
  dragon: DragonView2;
  /**
   * The side with the first player marker.
   */
  first: Camp2;
  /**
   * The heroes.
   */
  heroes: HeroView2[];
  /**
   * The Kraken.
   */
  kraken: Beast2;
  /**
   * The layout, once it is known.
   */
  layout: string | null;
  /**
   * Gangplanks that are gone.
   */
  missing: Cell[];
  /**
   * How the game ended.
   */
  outcome: Outcome | null;
  /**
   * The part of the round.
   */
  phase: Phase2;
  /**
   * The equipment.
   */
  pieces: PieceView2[];
  /**
   * How many play.
   */
  players: number;
  /**
   * The round, from 1; 0 before the first.
   */
  round: number;
  /**
   * The seats.
   */
  seats: SeatView2[];
  /**
   * The two sides of a battle; none in a free-for-all.
   */
  sides: SideView2[];
}
/**
 * Whoever acts.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Acting2".
 */
export interface Acting2 {
  /**
   * Actions left.
   */
  actions: number;
  /**
   * The hero, as the view counts them; none for the Sea Dragon.
   */
  hero: number | null;
  /**
   * Move actions made.
   */
  moves: number;
}
/**
 * What is asked.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "AskedView2".
 */
export interface AskedView2 {
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
 * via the `definition` "AttackView2".
 */
export interface AttackView2 {
  /**
   * Hits assigned to deckhands and bosuns.
   *
   * @minItems 2
   * @maxItems 2
   */
  crew: [number, number];
  /**
   * Damage assigned to heroes, as the view counts them.
   */
  dealt: number[];
  /**
   * The dice: face, whether it was rolled again, and whether it hits as things stand.
   */
  dice: [number, boolean, boolean][];
  /**
   * Hits not yet assigned, by face.
   */
  hits: number[];
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
   * Damage assigned to the object.
   */
  object: number;
  /**
   * How many of them are no bonus dice.
   */
  pool: number;
  /**
   * The side that attacks; nobody's for the Kraken.
   */
  side: Camp2 | null;
  /**
   * Who attacks.
   */
  source: Source2;
  /**
   * What is attacked.
   */
  target: Cell;
}
/**
 * The Sea Dragon.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "DragonView2".
 */
export interface DragonView2 {
  /**
   * Whether it was activated in this round.
   */
  acted: boolean;
  /**
   * Where it is.
   */
  beast: Beast2;
  /**
   * Whom it obeys, while it is on the field.
   */
  owner: Seat | null;
}
/**
 * A hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "HeroView2".
 */
export interface HeroView2 {
  /**
   * Whether it has its activation token.
   */
  acted: boolean;
  /**
   * Where it stands, if it is on the field.
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
   * The damage that defeats it.
   */
  hp: number;
  /**
   * Lives left in a free-for-all.
   */
  lives: number;
  /**
   * Who controls it.
   */
  owner: Seat;
  /**
   * Its side.
   */
  side: Camp2;
  /**
   * Its skills, each with its level: 0 for one that is not bought.
   */
  skills: [string, number][];
  /**
   * Its state.
   */
  state: Standing2;
  /**
   * What hinders it.
   */
  statuses: string[];
  /**
   * Skills used in this activation.
   */
  used: string[];
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
 * A piece of equipment.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PieceView2".
 */
export interface PieceView2 {
  /**
   * Where it stands.
   */
  cell: Cell;
  /**
   * The damage on it.
   */
  damage: number;
  /**
   * The damage that destroys it.
   */
  hp: number;
  /**
   * Whether it is gone.
   */
  lost: boolean;
  /**
   * Which kind.
   */
  piece: string;
  /**
   * Whose; nobody's in a free-for-all.
   */
  side: Camp2 | null;
}
/**
 * A seat.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SeatView2".
 */
export interface SeatView2 {
  /**
   * Which, if the viewer may know.
   */
  hand: string[] | null;
  /**
   * How many cards it holds.
   */
  hand_size: number;
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
  side: Camp2;
  /**
   * Those that it has laid aside in this recovery, if the viewer may know.
   */
  tossed: string[] | null;
}
/**
 * A side.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SideView2".
 */
export interface SideView2 {
  /**
   * The level of its bosuns.
   */
  bosun: number;
  /**
   * Bosuns in the supply.
   */
  bosuns: number;
  /**
   * Who holds its cards, where one player holds them all.
   */
  captain: Seat | null;
  /**
   * Crew on the field.
   */
  crew: CrewView2[];
  /**
   * Whether its crew was activated in this round.
   */
  crew_acted: boolean;
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
   * Its faction.
   */
  faction: string;
  /**
   * The level of its swivel gun.
   */
  gun: number;
  /**
   * Who runs its crew.
   */
  masters: Seat[];
  /**
   * Whether it has passed in this round.
   */
  passed: boolean;
  /**
   * Cards being played.
   */
  playing: string[];
  /**
   * Victory points.
   */
  points: number;
  /**
   * Which one.
   */
  side: Camp2;
  /**
   * Its marker on the Kraken track.
   */
  track: number;
}
/**
 * Crew in one cell.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CrewView2".
 */
export interface CrewView2 {
  /**
   * How many bosuns.
   */
  bosuns: number;
  /**
   * Where.
   */
  cell: Cell;
  /**
   * How many deckhands.
   */
  deckhands: number;
  /**
   * How many deckhands and bosuns have yet to attack, or may stay.
   *
   * @minItems 2
   * @maxItems 2
   */
  ready: [number, number];
}
