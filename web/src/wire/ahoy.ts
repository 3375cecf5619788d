// Made by `npm run types` from the schema of the Rust types. Do not edit.

/**
 * One thing that happened.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      dice: number[];
      event: "dice_rolled";
      faction: Faction;
    }
  | {
      card: Card;
      event: "market_dealt";
    }
  | {
      cards: Card[];
      event: "market_cleared";
    }
  | {
      event: "tile_turned";
      tile: number;
    }
  | {
      event: "tile_laid";
      lay: Lay;
      tile: number;
    }
  | {
      at: At;
      event: "placed";
      ship: Ship;
    }
  | {
      event: "markers_laid";
      faction: Faction;
      left: Faction | null;
    }
  | {
      count: number;
      event: "plans_drawn";
      plans: PlanKind[];
    }
  | {
      dice: number;
      event: "turn_began";
      faction: Faction;
    }
  | {
      die: number;
      event: "die_placed";
      faction: Faction;
      gold: number;
      slot: Slot;
      to: number;
    }
  | {
      die: number;
      event: "die_set_aside";
      faction: Faction;
    }
  | {
      event: "turn_ended";
      faction: Faction;
    }
  | {
      event: "stepped";
      from: At;
      ship: Ship;
      to: At;
    }
  | {
      event: "carried";
      from: At;
      ship: Ship;
      to: At;
    }
  | {
      event: "flew";
      from: At;
      ship: Ship;
      to: At;
    }
  | {
      at: At;
      event: "wrecked";
      ship: Ship;
    }
  | {
      at: At;
      event: "steered_clear";
      faction: Faction;
    }
  | {
      at: At;
      event: "anchored";
      faction: Faction;
    }
  | {
      event: "gold_gained";
      faction: Faction;
      gold: number;
      source: GoldSource;
    }
  | {
      event: "gold_paid";
      faction: Faction;
      gold: number;
    }
  | {
      event: "gold_taken";
      from: Faction;
      gold: number;
      to: Faction;
    }
  | {
      event: "fame_gained";
      faction: Faction;
      fame: number;
      source: FameSource;
    }
  | {
      at: At;
      event: "wealth_raised";
      wealth: number;
    }
  | {
      at: At;
      attacker: Ship;
      defender: Ship;
      event: "battle_began";
    }
  | {
      by: Avoided;
      event: "battle_avoided";
    }
  | {
      by: number;
      event: "aimed";
      faction: Faction;
      slot: Slot;
    }
  | {
      dice: number[];
      event: "battle_rolled";
      faction: Faction;
    }
  | {
      event: "battle_won";
      loser: Ship;
      /**
       * @minItems 2
       * @maxItems 2
       */
      results: [number, number];
      winner: Ship;
    }
  | {
      event: "manoeuvre_made";
      faction: Faction;
      manoeuvre: Manoeuvre;
    }
  | {
      event: "slot_damaged";
      faction: Faction;
      slot: Slot;
    }
  | {
      event: "damage_ignored";
      ship: Ship;
    }
  | {
      at: At;
      event: "removed";
      ship: Ship;
    }
  | {
      event: "repaired";
      faction: Faction;
      slot: Slot;
    }
  | {
      die: number;
      event: "die_loaded";
      faction: Faction;
      from: Slot;
      gold: number;
      to: number;
    }
  | {
      at: At;
      event: "patrol_placed";
    }
  | {
      at: At;
      event: "stronghold_raised";
    }
  | {
      count: number;
      event: "comrades_readied";
    }
  | {
      at: At;
      count: number;
      event: "comrades_landed";
    }
  | {
      at: At;
      count: number;
      event: "comrades_removed";
    }
  | {
      count: number;
      event: "comrades_moved";
      from: At;
      to: At;
    }
  | {
      event: "plan_played";
      plan: PlanKind;
    }
  | {
      event: "cannons_raised";
      to: number;
    }
  | {
      card: Card;
      event: "recruited";
      faction: Faction;
    }
  | {
      card: Card;
      event: "smuggled";
      faction: Faction;
    }
  | {
      card: Card;
      event: "discarded";
      faction: Faction;
    }
  | {
      card: Card;
      event: "thrown_overboard";
      faction: Faction;
    }
  | {
      card: Card;
      cargo: boolean;
      event: "stolen";
      from: Faction;
      to: Faction;
    }
  | {
      at: At;
      card: Card;
      event: "delivered";
      faction: Faction;
    }
  | {
      dir: Dir;
      event: "reward_taken";
      faction: Faction;
      reward: Reward;
    }
  | {
      card: Card;
      event: "pledged";
      faction: Faction;
      side: Side;
    }
  | {
      at: At;
      event: "region_scored";
      squadron: number;
      union: number;
      wealth: number;
    }
  | {
      event: "round_ended";
      round: number;
    }
  | {
      event: "round_began";
      first: Faction;
      round: number;
    }
  | {
      event: "pledge_revealed";
      faction: Faction;
      fame: number;
      pledged: Faction;
      side: Side;
    }
  | {
      event: "surrendered";
      faction: Faction;
    }
  | {
      event: "game_ended";
      winners: Faction[];
    };
/**
 * A faction, in clockwise seat order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Faction".
 */
export type Faction = "squadron" | "smuggler1" | "union" | "smuggler2";
/**
 * A market card, from 0; written `M01` to `M30`.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Card".
 */
export type Card = string;
/**
 * A place on the grid: x grows east, y grows south.
 *
 * @minItems 2
 * @maxItems 2
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "At".
 */
export type At = [number, number];
/**
 * An enemy that is due for battle on the space.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Foe".
 */
export type Foe =
  | {
      flagship: Faction;
    }
  | "patrol"
  | "stronghold"
  | "cutter"
  | "gunship";
/**
 * The kinds of plan cards.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PlanKind".
 */
export type PlanKind =
  | "enlist"
  | "sneak_attack"
  | "dynamic_entry"
  | "evacuation"
  | "close_call"
  | "secret_weapon"
  | "weapons_cache"
  | "cutter"
  | "gunship";
/**
 * Where a die can lie. Slots of a board that do the same are the same.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Slot".
 */
export type Slot =
  | {
      board: Action;
    }
  | {
      crew: Card;
    }
  | {
      ship: ShipSlot;
    }
  | {
      cost: Card;
    };
/**
 * The actions on the boards. The Squadron's Cannons are two slots that take different dice.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Action".
 */
export type Action =
  | "sail"
  | "tailwind"
  | "cannons"
  | "cannons_5"
  | "cannons_6"
  | "repair"
  | "order"
  | "bombard"
  | "deploy"
  | "inspire"
  | "assemble"
  | "rally"
  | "full_sail"
  | "negotiate";
/**
 * The slots of the two ship cards.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "ShipSlot".
 */
export type ShipSlot = "cutter" | "gunship_4" | "gunship_6";
/**
 * Where gold came from.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "GoldSource".
 */
export type GoldSource = "setup" | "treasure" | "crew" | "reward";
/**
 * Where fame came from.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "FameSource".
 */
export type FameSource = "control" | "delivery" | "reward" | "pledge";
/**
 * How a battle was avoided.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Avoided".
 */
export type Avoided = "emissary" | "close_call";
/**
 * The victory manoeuvres of all factions.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Manoeuvre".
 */
export type Manoeuvre = "plunder" | "broadside" | "scatter" | "land" | "escape" | "prize";
/**
 * One of the four directions of a step.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Dir".
 */
export type Dir = "north" | "east" | "south" | "west";
/**
 * What a cell of the reward grid gives.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Reward".
 */
export type Reward =
  | "start"
  | "gold_1"
  | "gold_2"
  | "fame_1"
  | "fame_2"
  | "fame_3"
  | "free_crew"
  | "new_region"
  | "move_2"
  | "move_2_peaceful"
  | "free_tailwind"
  | "gold_for_fame"
  | "repair_all"
  | "repair_all_for_fame"
  | "grand_prize";
/**
 * The left or the right pledge marker.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Side".
 */
export type Side = "left" | "right";
/**
 * One decision of one player.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Move".
 */
export type Move =
  | {
      layout: Layout;
    }
  | {
      begin: At;
    }
  | {
      place: Placing;
    }
  | {
      set_aside: number;
    }
  | {
      recruit: Card;
    }
  | {
      smuggle: Card;
    }
  | {
      deliver: Card;
    }
  | {
      use: Power;
    }
  | {
      plan: PlanKind;
    }
  | "end_turn"
  | "surrender"
  | {
      step: Dir;
    }
  | {
      wrap: Dir;
    }
  | {
      go: At;
    }
  | "pass"
  | "accept"
  | {
      lay: Lay;
    }
  | {
      fight: Foe;
    }
  | {
      aim: Aim;
    }
  | {
      manoeuvre: Manoeuvre;
    }
  | {
      slot: Slot;
    }
  | {
      load: Loading;
    }
  | {
      target: Target;
    }
  | {
      pick: At;
    }
  | {
      count: number;
    }
  | {
      card: Card;
    }
  | {
      steal: Theft;
    }
  | {
      settle: Settling;
    }
  | {
      reward: Dir;
    }
  | {
      pledge: Side;
    };
/**
 * How the first two regions lie.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Layout".
 */
export type Layout = "a" | "b";
/**
 * What a crew member can do.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Power".
 */
export type Power =
  | "aeronauts"
  | "fighters"
  | "buccaneer"
  | "elder"
  | "convincing_comrade"
  | "convincing_official"
  | "cutpurse"
  | "barrelman"
  | "ghastly_gust"
  | "gunner"
  | "mystic"
  | "middleman"
  | "pilot"
  | "sailor"
  | "sea_witch"
  | "sea_dog"
  | "diver"
  | "documentarian"
  | "shipwright"
  | "gunners_mate"
  | "powder_monkey"
  | "naive_noble"
  | "grogmaster"
  | "trawler"
  | "battering_beakhead"
  | "merchant"
  | "whispering_wind"
  | "emissary";
/**
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PackRef".
 */
export type PackRef = "base";
/**
 * The die a slot takes.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Need".
 */
export type Need =
  | "any"
  | "even"
  | {
      exactly: number;
    };
/**
 * One of the six suits.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Suit".
 */
export type Suit = "fish" | "skull" | "swords" | "parrot" | "palm" | "compass";
/**
 * A place at the table, counted from 0 in clockwise order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
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
 * How a tile is laid: the place of its north-west space, and quarter turns clockwise.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Lay".
 */
export interface Lay {
  /**
   * Where the north-west space comes to lie.
   */
  at: At;
  /**
   * Quarter turns clockwise, 0 to 3.
   */
  turn: number;
}
/**
 * A figure in an event: whose, and of which kind.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Ship".
 */
export interface Ship {
  /**
   * What it is.
   */
  kind: Foe;
  /**
   * Whose it is.
   */
  owner: Faction;
}
/**
 * A die from the supply, and where it goes.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Placing".
 */
export interface Placing {
  /**
   * The die's value in the supply.
   */
  die: number;
  /**
   * The gold spent on it.
   */
  gold: number;
  /**
   * The slot.
   */
  slot: Slot;
  /**
   * Its value in the slot.
   */
  to: number;
}
/**
 * Which cannons die is turned down, and by how much.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Aim".
 */
export interface Aim {
  /**
   * By how much.
   */
  by: number;
  /**
   * The Cannons slot.
   */
  slot: Slot;
}
/**
 * A die that a harbor moves to the Cannons.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Loading".
 */
export interface Loading {
  /**
   * Its value there.
   */
  die: number;
  /**
   * Where the die lies now.
   */
  from: Slot;
  /**
   * The gold spent on it.
   */
  gold: number;
  /**
   * The Cannons slot.
   */
  slot: Slot;
  /**
   * Its value on the Cannons.
   */
  to: number;
}
/**
 * A figure as a target, named by its place.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Target".
 */
export interface Target {
  /**
   * Where it stands.
   */
  at: At;
  /**
   * What it is.
   */
  figure: Foe;
}
/**
 * A card taken from an enemy.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Theft".
 */
export interface Theft {
  /**
   * The card.
   */
  card: Card;
  /**
   * Whether it becomes cargo; else crew.
   */
  cargo: boolean;
}
/**
 * Comrades that go to an island.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Settling".
 */
export interface Settling {
  /**
   * The island.
   */
  at: At;
  /**
   * How many.
   */
  count: number;
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
 * Everything that is printed, and the same for all viewers.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  /**
   * The slots of every faction's board.
   */
  boards: BoardFace[];
  /**
   * The market cards.
   */
  cards: CardFace[];
  /**
   * How many plan cards of each kind there are.
   */
  plans: PlanFace[];
  /**
   * The reward grid, five rows of five.
   */
  rewards: Reward[];
  /**
   * The slots of the ship cards and the dice they take.
   */
  ships: ShipFace[];
  /**
   * The tiles, from number 1, as they lie without a turn.
   */
  tiles: TileFace[];
}
/**
 * A faction's board.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "BoardFace".
 */
export interface BoardFace {
  /**
   * Whose board.
   */
  faction: Faction;
  /**
   * Its slots, in the order of the view.
   */
  slots: BoardSlot[];
}
/**
 * A slot of a player board.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "BoardSlot".
 */
export interface BoardSlot {
  /**
   * What a die in it does.
   */
  action: Action;
  /**
   * Whether it is dashed and cannot be damaged.
   */
  dashed: boolean;
  /**
   * The die it takes.
   */
  need: Need;
}
/**
 * A market card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CardFace".
 */
export interface CardFace {
  /**
   * Which card.
   */
  card: Card;
  /**
   * The price in gold; none when it costs a die.
   */
  gold: number | null;
  /**
   * What the crew can do.
   */
  power: Power;
  /**
   * Whether the card has an action slot.
   */
  slot: boolean;
  /**
   * The card's own suit.
   */
  suit: Suit;
  /**
   * Where the cargo is to be delivered.
   */
  to: Suit;
}
/**
 * A kind of plan card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PlanFace".
 */
export interface PlanFace {
  /**
   * How many there are.
   */
  count: number;
  /**
   * The kind.
   */
  plan: PlanKind;
}
/**
 * A slot of a ship card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "ShipFace".
 */
export interface ShipFace {
  /**
   * The die it takes.
   */
  need: Need;
  /**
   * Which slot.
   */
  slot: ShipSlot;
}
/**
 * A tile.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "TileFace".
 */
export interface TileFace {
  /**
   * The suit of its island.
   */
  suit: Suit;
  /**
   * The four spaces for each number of quarter turns clockwise: NW, NE, SW, SE.
   *
   * @minItems 4
   * @maxItems 4
   */
  turns: [
    [Space, Space, Space, Space],
    [Space, Space, Space, Space],
    [Space, Space, Space, Space],
    [Space, Space, Space, Space]
  ];
}
/**
 * What is printed on one space of a laid tile.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Space".
 */
export interface Space {
  /**
   * A strong current.
   */
  current: Dir | null;
  /**
   * Fog.
   */
  fog: boolean;
  /**
   * A harbor.
   */
  harbor: boolean;
  /**
   * The suit, if this is the island.
   */
  island: Suit | null;
  /**
   * The sides with a sandbar, as bits of [`Dir::bit`].
   */
  sandbars: number;
  /**
   * The tailwind symbol, 0 for none.
   */
  tailwind: number;
  /**
   * Gold symbols.
   */
  treasure: number;
  /**
   * Wreckage.
   */
  wreckage: boolean;
}
/**
 * Everything a viewer may know.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * Whose turn it is.
   */
  active: Faction;
  /**
   * Who is asked for what; nobody when the game is over.
   */
  asked: Asked | null;
  /**
   * Gold in the supply.
   */
  bank: number;
  /**
   * The battle under way.
   */
  battle: BattleView | null;
  /**
   * The players, in seat order.
   */
  boards: BoardView[];
  /**
   * Dice the player in turn still has to place.
   */
  dice_due: number;
  /**
   * Discarded market cards.
   */
  discard: Card[];
  /**
   * The figures on the chart.
   */
  figures: FigureView[];
  /**
   * Who began the round.
   */
  first: Faction;
  /**
   * The open market.
   */
  market: (Card | null)[];
  /**
   * Cards left in the market deck.
   */
  market_left: number;
  /**
   * The result, once there is one.
   */
  outcome: Outcome | null;
  /**
   * How many play.
   */
  players: number;
  /**
   * The regions, in the order in which they were laid.
   */
  regions: RegionView[];
  /**
   * The round, from 1.
   */
  round: number;
  /**
   * Tiles left in the stack.
   */
  tiles_left: number;
}
/**
 * A decision that is owed.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  /**
   * Who owes it.
   */
  seat: Seat;
  /**
   * The tile to be laid, from 1.
   */
  tile: number | null;
  /**
   * The figure that moves, if one does, and the paid steps it has left.
   *
   * @minItems 3
   * @maxItems 3
   */
  voyage: [Ship, At, number] | null;
  /**
   * What it is about: a key of the phrase book.
   */
  what: string;
}
/**
 * A battle under way.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "BattleView".
 */
export interface BattleView {
  /**
   * What attacker and defender have aimed.
   *
   * @minItems 2
   * @maxItems 2
   */
  aim: [number, number];
  /**
   * Where.
   */
  at: At;
  /**
   * Who attacks.
   */
  attacker: Ship;
  /**
   * Who defends.
   */
  defender: Ship;
  /**
   * What they have rolled, 0 before the throw.
   *
   * @minItems 2
   * @maxItems 2
   */
  roll: [number, number];
}
/**
 * A player's board.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "BoardView".
 */
export interface BoardView {
  /**
   * Dice set aside.
   */
  aside: number[];
  /**
   * The crew.
   */
  crew: Card[];
  /**
   * The faction.
   */
  faction: Faction;
  /**
   * The fame.
   */
  fame: number;
  /**
   * The gold.
   */
  gold: number;
  /**
   * The slots and what lies in them.
   */
  slots: SlotView[];
  /**
   * What only a Smuggler has.
   */
  smuggler: SmugglerView | null;
  /**
   * The Squadron's supply.
   */
  squadron: SquadronView | null;
  /**
   * Dice in the supply.
   */
  supply: number[];
  /**
   * What only the Union has.
   */
  union: UnionView | null;
}
/**
 * A slot of a board or card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SlotView".
 */
export interface SlotView {
  /**
   * Whether it is damaged.
   */
  damaged: boolean;
  /**
   * Whether it is dashed and cannot be damaged.
   */
  dashed: boolean;
  /**
   * The die in it, 0 for none.
   */
  die: number;
  /**
   * The die it takes.
   */
  need: Need;
  /**
   * Which slot.
   */
  slot: Slot;
}
/**
 * A Smuggler's own things.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SmugglerView".
 */
export interface SmugglerView {
  /**
   * The black reward marker.
   *
   * @minItems 2
   * @maxItems 2
   */
  black: [number, number];
  /**
   * The cargo.
   */
  cargo: Card[];
  /**
   * The factions of the left and the right marker, if the viewer may know.
   *
   * @minItems 2
   * @maxItems 2
   */
  markers: [Faction, Faction] | null;
  /**
   * Cards under the left and the right marker.
   *
   * @minItems 2
   * @maxItems 2
   */
  pledged: [Card[], Card[]];
  /**
   * The white reward marker: row and column, from 0.
   *
   * @minItems 2
   * @maxItems 2
   */
  white: [number, number];
}
/**
 * The Squadron's supply.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SquadronView".
 */
export interface SquadronView {
  /**
   * Patrols left.
   */
  patrols: number;
  /**
   * Strongholds left.
   */
  strongholds: number;
}
/**
 * The Union's own things.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "UnionView".
 */
export interface UnionView {
  /**
   * Plans left in the deck.
   */
  deck: number;
  /**
   * Plans played, face up.
   */
  discard: PlanKind[];
  /**
   * The plans, if the viewer may see them.
   */
  hand: PlanKind[] | null;
  /**
   * How many plans are in the hand.
   */
  hand_size: number;
  /**
   * Ready comrades.
   */
  ready: number;
  /**
   * Ship cards beside the board.
   */
  ships: PlanKind[];
  /**
   * Comrades in the supply.
   */
  supply: number;
}
/**
 * Figures on a space.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "FigureView".
 */
export interface FigureView {
  /**
   * Where.
   */
  at: At;
  /**
   * How many.
   */
  count: number;
  /**
   * What and whose.
   */
  ship: Ship;
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
 * A region of the chart.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "RegionView".
 */
export interface RegionView {
  /**
   * Its north-west space.
   */
  at: At;
  /**
   * Comrades on the island.
   */
  comrades: number;
  /**
   * Control points of the Squadron and the Union.
   *
   * @minItems 2
   * @maxItems 2
   */
  control: [number, number];
  /**
   * Where the island is.
   */
  island: At;
  /**
   * The four spaces: NW, NE, SW, SE.
   *
   * @minItems 4
   * @maxItems 4
   */
  spaces: [Space, Space, Space, Space];
  /**
   * The island's suit.
   */
  suit: Suit;
  /**
   * The tile's number, from 1.
   */
  tile: number;
  /**
   * Quarter turns clockwise.
   */
  turn: number;
  /**
   * The wealth die.
   */
  wealth: number;
}
