// Made by `npm run types` from the schema of the Rust types. Do not edit.

/**
 * One thing that happened. Cards, cities and boosts go by their ids, heroes by their seats.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Event".
 */
export type Event =
  | {
      event: "hero_taken";
      hero: string;
      seat: Seat;
    }
  | {
      event: "starts";
      seat: Seat;
    }
  | {
      card: string;
      city: string;
      event: "stocked";
    }
  | {
      event: "turn_began";
      seat: Seat;
      turn: number;
    }
  | {
      cards: string[];
      event: "refreshed";
      seat: Seat;
    }
  | {
      event: "placed";
      hex: number;
      seat: Seat;
    }
  | {
      dice: number;
      event: "rested";
      seat: Seat;
    }
  | {
      dice: Terrain[][];
      event: "move_rolled";
      seat: Seat;
    }
  | {
      dice: Terrain[][];
      event: "move_rerolled";
      seat: Seat;
    }
  | {
      event: "entered";
      from: number;
      hex: number;
      left: number;
      seat: Seat;
    }
  | {
      city: string;
      event: "warped";
      from: number;
      hex: number;
      seat: Seat;
    }
  | {
      event: "stayed";
      hex: number;
      seat: Seat;
    }
  | {
      dice: Terrain[][];
      event: "prowled";
      safe: boolean;
      seat: Seat;
    }
  | {
      colour: Colour;
      event: "hazard";
      number: number;
      seat: Seat;
    }
  | {
      colour: Colour;
      event: "hazard_void";
      seat: Seat;
    }
  | {
      colour: Colour;
      event: "attempted";
      hex: number;
      seat: Seat;
    }
  | {
      card: string;
      event: "faced";
      hex: number;
      seat: Seat;
      slot: number;
    }
  | {
      event: "declined";
      hex: number;
      seat: Seat;
    }
  | {
      card: string;
      colour: Colour;
      event: "drawn";
      seat: Seat;
    }
  | {
      colour: Colour;
      event: "deck_empty";
    }
  | {
      card: string | null;
      colour: Colour;
      event: "peeked";
      seat: Seat;
    }
  | {
      colour: Colour;
      event: "buried";
      seat: Seat;
    }
  | {
      card: string;
      event: "event_placed";
      level: number;
      old: string | null;
      old_level: number;
    }
  | {
      card: string;
      event: "event_ignored";
      kept: string;
      kept_level: number;
      level: number;
    }
  | {
      colour: Colour;
      event: "token_back";
      hex: number;
    }
  | {
      card: string;
      event: "task_taken";
      seat: Seat;
    }
  | {
      card: string;
      event: "task_done";
      seat: Seat;
    }
  | {
      card: string;
      event: "attached";
      item: string;
      seat: Seat;
    }
  | {
      card: string;
      event: "adventure_gone";
    }
  | {
      card: string;
      event: "challenge_defeated";
      seat: Seat;
    }
  | {
      colour: Colour;
      event: "token_taken";
      hex: number;
      seat: Seat;
    }
  | {
      event: "tokens_taken";
      seat: Seat;
      /**
       * @minItems 4
       * @maxItems 4
       */
      tokens: [number, number, number, number];
    }
  | {
      event: "no_tokens";
      seat: Seat;
    }
  | {
      card: string;
      event: "kept";
      seat: Seat;
    }
  | {
      card: string;
      event: "keep_declined";
      seat: Seat;
    }
  | {
      event: "rune_count";
      runes: number;
      seat: Seat;
    }
  | {
      card: string;
      event: "left_behind";
      hex: number;
      slot: number;
    }
  | {
      card: string;
      event: "pushed_off";
      hex: number;
      slot: number;
    }
  | {
      event: "retreated";
      from: number;
      hex: number;
      seat: Seat;
    }
  | {
      event: "knocked_out";
      hex: number;
      seat: Seat;
    }
  | {
      card: string | null;
      event: "lost";
      gold: number;
      seat: Seat;
    }
  | {
      city: string;
      event: "carried_to";
      hex: number;
      seat: Seat;
    }
  | {
      card: string;
      event: "card_plundered";
      loser: Seat;
      winner: Seat;
    }
  | {
      event: "gold_plundered";
      gold: number;
      loser: Seat;
      winner: Seat;
    }
  | {
      event: "nothing_plundered";
      loser: Seat;
      winner: Seat;
    }
  | {
      event: "talks_began";
      seat: Seat;
      with: Seat;
    }
  | {
      event: "offered";
      seat: Seat;
      terms: Bargain;
      with: Seat;
    }
  | {
      event: "agreed";
      seat: Seat;
      terms: Bargain;
      with: Seat;
    }
  | {
      event: "refused";
      seat: Seat;
      with: Seat;
    }
  | {
      event: "talks_ended";
      seat: Seat;
      with: Seat;
    }
  | {
      ally: string;
      event: "ally_paid";
      seat: Seat;
    }
  | {
      ally: string;
      event: "ally_dismissed";
      seat: Seat;
    }
  | {
      card: string;
      city: string;
      event: "bought";
      gold: number;
      seat: Seat;
    }
  | {
      card: string;
      city: string;
      event: "sold";
      gold: number;
      seat: Seat;
    }
  | {
      event: "healing_paid";
      gold: number;
      seat: Seat;
    }
  | {
      card: string;
      event: "discarded";
      seat: Seat;
    }
  | {
      ally: string;
      event: "ally_lost";
      seat: Seat;
    }
  | {
      boost: Boost;
      event: "grew";
      level: number;
      seat: Seat;
    }
  | {
      /**
       * @minItems 4
       * @maxItems 4
       */
      change: [number, number, number, number];
      event: "xp_paid";
      noted: number;
      paper: number;
      seat: Seat;
      /**
       * @minItems 4
       * @maxItems 4
       */
      tokens: [number, number, number, number];
    }
  | {
      colour: Colour;
      event: "colour_locked";
      seat: Seat;
    }
  | {
      event: "xp_noted";
      seat: Seat;
      xp: number;
    }
  | {
      colour: Colour;
      event: "doom_laid";
      space: number;
    }
  | {
      city: string;
      event: "doom_token";
      tokens: number;
    }
  | {
      event: "doom_complete";
    }
  | {
      event: "finale_began";
      order: Seat[];
    }
  | {
      event: "battle_entered";
      seat: Seat;
    }
  | {
      event: "battle_lost";
      seat: Seat;
    }
  | {
      by: Triumph;
      event: "game_won";
      seat: Seat;
    }
  | {
      event: "all_fallen";
    }
  | {
      event: "game_stopped";
      turn: number;
    }
  | {
      card: string;
      event: "used";
      seat: Seat;
    }
  | {
      event: "fight_began";
      foe: string;
      seat: Seat;
    }
  | {
      event: "duel_began";
      other: Seat;
      seat: Seat;
    }
  | {
      event: "combat_round";
      round: number;
      seat: Seat;
    }
  | {
      event: "attacks";
      phase: string;
      seat: Seat;
      who: string;
    }
  | {
      event: "defends";
      phase: string;
      seat: Seat;
    }
  | {
      aim: string;
      /**
       * @minItems 2
       * @maxItems 2
       */
      dice: [number, number];
      event: "rolled";
      need: number | null;
      seat: Seat;
      stat: string;
      value: number;
      who: string;
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      dice: [number, number];
      event: "rerolled";
      seat: Seat;
      who: string;
    }
  | {
      aim: string;
      event: "settled";
      need: number | null;
      seat: Seat;
      success: boolean;
      total: number;
      who: string;
    }
  | {
      event: "wounds_due";
      seat: Seat;
      who: string;
      wounds: number;
    }
  | {
      event: "averted";
      left: number;
      seat: Seat;
      who: string;
      wounds: number;
    }
  | {
      event: "redirected";
      seat: Seat;
      to: string;
      who: string;
      wounds: number;
    }
  | {
      event: "wounded";
      life: number;
      seat: Seat;
      total: number;
      who: string;
      wounds: number;
    }
  | {
      event: "last_gasp";
      seat: Seat;
      wounds: number;
    }
  | {
      event: "tired";
      exhaustion: number;
      seat: Seat;
      total: number;
      who: string;
    }
  | {
      event: "healed";
      left: number;
      seat: Seat;
      who: string;
      wounds: number;
    }
  | {
      event: "eased";
      exhaustion: number;
      left: number;
      seat: Seat;
      who: string;
    }
  | {
      event: "foe_wounded";
      foe: string;
      life: number;
      total: number;
      wounds: number;
    }
  | {
      event: "foe_recovered";
      foe: string;
      left: number;
      wounds: number;
    }
  | {
      by: number;
      event: "foe_weakened";
      foe: string;
      stat: string;
    }
  | {
      by: number;
      event: "foe_blunted";
      foe: string;
      phase: string;
    }
  | {
      event: "foe_pacified";
      foe: string;
      phase: string;
    }
  | {
      event: "held_back";
      seat: Seat;
    }
  | {
      by: number;
      event: "daunted";
      seat: Seat;
    }
  | {
      event: "laid_aside";
      item: string;
      seat: Seat;
    }
  | {
      event: "escaped";
      seat: Seat;
    }
  | {
      event: "gold_gained";
      gold: number;
      seat: Seat;
      total: number;
    }
  | {
      event: "gold_paid";
      gold: number;
      seat: Seat;
      total: number;
    }
  | {
      event: "staked";
      gold: number;
      seat: Seat;
    };
/**
 * A place at the table, counted from 0 in clockwise order.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * What lies on a hex.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Terrain".
 */
export type Terrain = "plains" | "road" | "river" | "swamp" | "forest" | "hills" | "mountains" | "city";
/**
 * The colours of adventures, from the easiest.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Colour".
 */
export type Colour = "green" | "yellow" | "blue" | "red";
/**
 * Kinds of experience tokens, in the order in which they are counted.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Boost".
 */
export type Boost = "mind" | "body" | "spirit" | "strength" | "life";
/**
 * Why a hero has won.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Triumph".
 */
export type Triumph = "high_lord" | "runes" | "red_cards";
/**
 * A decision.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Move".
 */
export type Move =
  | {
      pick_hero: number;
    }
  | {
      way: Going;
    }
  | {
      ease: Body | null;
    }
  | {
      paces: Stride;
    }
  | {
      reroll_dice: number | null;
    }
  | {
      haven: number;
    }
  | {
      arrive: Venture;
    }
  | {
      predraw: Prelude;
    }
  | {
      peek_deck: Colour;
    }
  | {
      bury: boolean;
    }
  | {
      regrow: number;
    }
  | {
      keep_it: Keeping;
    }
  | {
      attach_to: number;
    }
  | {
      retreat: number;
    }
  | {
      lost_card: number;
    }
  | {
      refuge: number;
    }
  | {
      spoils: Plunder;
    }
  | {
      compose: Term;
    }
  | {
      answer: Reply;
    }
  | {
      upkeep: boolean;
    }
  | {
      deal: Trading;
    }
  | {
      grow: Growth;
    }
  | {
      /**
       * @minItems 4
       * @maxItems 4
       */
      pay: [number, number, number, number];
    }
  | {
      /**
       * @minItems 4
       * @maxItems 4
       */
      windfall: [number, number, number, number];
    }
  | {
      aside: Side;
    }
  | {
      respond: Ability | null;
    }
  | {
      flee: Flight;
    }
  | {
      stance: Stand;
    }
  | {
      lay_aside: number | null;
    }
  | {
      rust_away: number;
    }
  | {
      whom: Body;
    }
  | {
      share: Body;
    }
  | {
      aspect: Phase;
    }
  | {
      fork: number;
    }
  | {
      attempt: boolean;
    }
  | {
      stake: number;
    };
/**
 * A way of moving.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Going".
 */
export type Going =
  | {
      roll: number;
    }
  | {
      rest: number;
    }
  | {
      step: number;
    }
  | {
      use: Ability;
    };
/**
 * A text of the game.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Text".
 */
export type Text =
  | "hero"
  | {
      market: number;
    }
  | {
      kept: number;
    }
  | {
      attached: number;
    }
  | {
      challenge: number;
    }
  | {
      reward: number;
    }
  | {
      encounter: number;
    }
  | {
      event: number;
    };
/**
 * The hero of a party, or one of its allies.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Body".
 */
export type Body =
  | "hero"
  | {
      ally: Card;
    };
/**
 * A card of a party: one of the market, or an adventure card that stayed.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Card".
 */
export type Card =
  | {
      market: number;
    }
  | {
      adventure: number;
    };
/**
 * What the party does with the dice that are left.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Stride".
 */
export type Stride =
  | {
      to: number;
    }
  | "stop"
  | {
      use: Ability;
    };
/**
 * What is done on the hex.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Venture".
 */
export type Venture =
  | "attempt"
  | "face"
  | {
      talk: Seat;
    }
  | {
      duel: Seat;
    }
  | {
      use: Ability;
    }
  | "pass";
/**
 * What is done before a draw.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Prelude".
 */
export type Prelude =
  | {
      use: Ability;
    }
  | "draw";
/**
 * What is done with a card that could be kept.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Keeping".
 */
export type Keeping =
  | "keep"
  | {
      instead: number;
    }
  | "decline";
/**
 * What is taken from the loser of a duel.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Plunder".
 */
export type Plunder =
  | {
      card: Card;
    }
  | {
      instead: {
        /**
         * The card.
         */
        card: Card;
        /**
         * What is discarded.
         */
        drop: number;
      };
    }
  | "gold"
  | "nothing";
/**
 * A term of a deal, or what is done with all of them.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Term".
 */
export type Term =
  | {
      pay: number;
    }
  | {
      ask: number;
    }
  | {
      give: number;
    }
  | {
      want: number;
    }
  | {
      drop: number;
    }
  | "clear"
  | "propose"
  | "end";
/**
 * An answer.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Reply".
 */
export type Reply = "accept" | "refuse" | "counter";
/**
 * What is done in a market.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Trading".
 */
export type Trading =
  | {
      buy: number;
    }
  | {
      sell: number;
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      heal: [Body, Treatment];
    }
  | {
      use: Ability;
    }
  | "leave";
/**
 * What a treatment is for.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Treatment".
 */
export type Treatment = "wound" | "exhaustion";
/**
 * What is done in the Experience step.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Growth".
 */
export type Growth =
  | {
      buy: Boost;
    }
  | {
      use: Ability;
    }
  | "done";
/**
 * Something that nobody is urged to do.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Side".
 */
export type Side =
  | {
      discard: number;
    }
  | {
      use: Ability;
    };
/**
 * What a hero does in the escape phase.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Flight".
 */
export type Flight =
  | "try"
  | "stay"
  | {
      use: Ability;
    };
/**
 * What a side does in a phase.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Stand".
 */
export type Stand =
  | {
      attack: Body;
    }
  | "defend"
  | {
      use: Ability;
    };
/**
 * A phase of a combat round in which there are attacks.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Phase".
 */
export type Phase = "ranged" | "melee" | "magic";
/**
 * Whether discarded adventures bring the final battle nearer.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Doom".
 */
export type Doom = "alone" | "on" | "off";
/**
 * How heroes are found.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Choosing".
 */
export type Choosing = "random" | "pick";
/**
 * What an experience token costs.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Pace".
 */
export type Pace = "normal" | "fast" | "long";
/**
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PackRef".
 */
export type PackRef = "base";
/**
 * Who begins.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Start".
 */
export type Start = "random" | "first_seat";
/**
 * What kind of creature a challenge is: only cards that name it ask for it.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Tag".
 */
export type Tag = "beast" | "humanoid" | "undead" | "giant" | "demon" | "elemental" | "construct" | "trap" | "dragon";
/**
 * What an adventure card becomes that stays with a hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "KeptKind".
 */
export type KeptKind =
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      item: [Class, Type];
    }
  | {
      ally: Figures;
    }
  | "trophy"
  | "rune";
/**
 * Classes of items.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Class".
 */
export type Class = "weapon" | "armour" | "artifact" | "supply";
/**
 * Types of items.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Type".
 */
export type Type =
  | "leather"
  | "mail"
  | "plate"
  | "scale"
  | "shield"
  | "cloak"
  | "sword"
  | "mace"
  | "axe"
  | "dagger"
  | "spear"
  | "bow"
  | "staff"
  | "rune"
  | "belt"
  | "charm"
  | "ring"
  | "amulet"
  | "boots"
  | "relic"
  | "book"
  | "seal"
  | "bomb"
  | "potion"
  | "scroll"
  | "ration"
  | "mount"
  | "tool";
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
 * A skill, which belongs to a stat.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Skill".
 */
export type Skill = "stealth" | "lore" | "notice" | "swim" | "climb" | "dodge" | "diplomacy" | "will" | "bluff";
/**
 * A number that rolls are made with, or against.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Stat".
 */
export type Stat = "mind" | "body" | "spirit";
/**
 * Several terrains, as bits of [`Terrain`].
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Terrains".
 */
export type Terrains = Terrain[];
/**
 * Whom a hero fights.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "FoeView".
 */
export type FoeView =
  | {
      challenge: string;
    }
  | {
      enemy: string;
    }
  | {
      hero: Seat;
    };
/**
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "SeatSet".
 */
export type SeatSet = Seat[];
/**
 * The steps of a turn.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Stage".
 */
export type Stage = "setup" | "refresh" | "movement" | "adventure" | "market" | "experience" | "turn_end" | "finale";
/**
 * How a game ended.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export type Verdict =
  | {
      slain: Seat;
    }
  | {
      runes: Seat;
    }
  | "fallen"
  | "stopped";

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
 * What two heroes exchange, by what each of them gives.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Bargain".
 */
export interface Bargain {
  /**
   * Cards that the one who offers gets.
   */
  gets: string[];
  /**
   * Cards that the one who offers gives.
   */
  gives: string[];
  /**
   * Gold that the one who offers gives, and gets.
   *
   * @minItems 2
   * @maxItems 2
   */
  gold: [number, number];
}
/**
 * A line of a text that its owner may use.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Ability".
 */
export interface Ability {
  /**
   * Which line of it.
   */
  line: number;
  /**
   * Whose text.
   */
  text: Text;
}
/**
 * How the game is set up.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  /**
   * Any number of allies, who are paid in every city.
   */
  ally_upkeep: boolean;
  /**
   * Discarded adventures bring the final battle nearer.
   */
  doom: Doom;
  /**
   * Who ends the day in the wild may be set upon.
   */
  hazards: boolean;
  /**
   * How heroes are found.
   */
  heroes: Choosing;
  /**
   * One item of each class and type.
   */
  item_limit: boolean;
  /**
   * What an experience token costs.
   */
  pace: Pace;
  /**
   * The content pack.
   */
  pack: PackRef;
  /**
   * A knocked-out hero keeps the dearest card.
   */
  softened: boolean;
  /**
   * Who begins.
   */
  start: Start;
  /**
   * Who loses a duel loses nothing but what the winner takes.
   */
  trophies: boolean;
  /**
   * After so many turns of each player the game is stopped.
   */
  turns: number;
}
/**
 * Everything that is printed, and the same for all viewers. Texts are said from what the components do.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Sheet".
 */
export interface Sheet {
  /**
   * The adventure cards: green, yellow, blue, red, each by challenges, events, encounters.
   */
  adventures: AdventureFace[];
  /**
   * The game whose components these are.
   */
  game: string;
  /**
   * The kinds of market cards: allies, then items.
   */
  goods: GoodsFace[];
  /**
   * The heroes.
   */
  heroes: HeroFace[];
  /**
   * The world.
   */
  map: MapFace;
}
/**
 * An adventure card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "AdventureFace".
 */
export interface AdventureFace {
  /**
   * Which card.
   */
  card: string;
  /**
   * The figures of a challenge.
   */
  challenge: ChallengeFace | null;
  /**
   * The deck it belongs to.
   */
  colour: Colour;
  /**
   * What it is once it stays with a hero.
   */
  kept: KeptFace | null;
  /**
   * The level of an event.
   */
  level: number | null;
  /**
   * What whoever defeats a challenge gets.
   */
  reward: Phrase | null;
  /**
   * What names call the sentence that is told of it.
   */
  tale: string;
  /**
   * What it says.
   */
  text: Phrase[];
}
/**
 * The figures of a challenge, or of an enemy that an encounter brings.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "ChallengeFace".
 */
export interface ChallengeFace {
  /**
   * Ranged, melee and magic damage.
   *
   * @minItems 3
   * @maxItems 3
   */
  damage: [number, number, number];
  /**
   * Wounds that fell it.
   */
  life: number;
  /**
   * What kind of creature it is; enemies of encounters are of none.
   */
  tag: Tag | null;
  /**
   * Target numbers of mind, body and spirit.
   *
   * @minItems 3
   * @maxItems 3
   */
  target: [number, number, number];
}
/**
 * An adventure card that stays with a hero.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "KeptFace".
 */
export interface KeptFace {
  /**
   * What names call it then.
   */
  card: string;
  /**
   * What it becomes.
   */
  kind: KeptKind;
  /**
   * What it says then.
   */
  text: Phrase[];
}
/**
 * The figures of a hero or an ally.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
  /**
   * Ranged, melee and magic damage.
   *
   * @minItems 3
   * @maxItems 3
   */
  damage: [number, number, number];
  /**
   * Wounds that fell it.
   */
  life: number;
  /**
   * Mind, body and spirit.
   *
   * @minItems 3
   * @maxItems 3
   */
  stats: [number, number, number];
  /**
   * Exhaustion it can carry.
   */
  strength: number;
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
 * A market card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "GoodsFace".
 */
export interface GoodsFace {
  /**
   * The figures of an ally.
   */
  ally: Figures | null;
  /**
   * Which card.
   */
  card: string;
  /**
   * How many there are.
   */
  copies: number;
  /**
   * Class and type of an item.
   *
   * @minItems 2
   * @maxItems 2
   */
  item: [Class, Type] | null;
  /**
   * The printed price.
   */
  price: number;
  /**
   * What it says.
   */
  text: Phrase[];
}
/**
 * A hero card.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "HeroFace".
 */
export interface HeroFace {
  /**
   * Life, strength, stats and damage.
   */
  figures: Figures;
  /**
   * Which hero.
   */
  hero: string;
  /**
   * Skills with the stats they are tested with, and their bonuses.
   */
  skills: [Skill, Stat, number][];
  /**
   * What names call the sentence that says who it is.
   */
  tale: string;
  /**
   * What the ability says.
   */
  text: Phrase[];
}
/**
 * The world. Hexes are counted as `hexes` has them.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "MapFace".
 */
export interface MapFace {
  /**
   * The cities, in the order of the doom track, with their hexes.
   */
  cities: [string, number][];
  /**
   * The faces of the movement dice.
   *
   * @minItems 6
   * @maxItems 6
   */
  faces: [Terrains, Terrains, Terrains, Terrains, Terrains, Terrains];
  /**
   * The hexes.
   */
  hexes: HexFace[];
  /**
   * The city in which heroes begin.
   */
  home: string;
  /**
   * The phases of a combat round, with their stats.
   *
   * @minItems 3
   * @maxItems 3
   */
  phases: [[Phase, Stat], [Phase, Stat], [Phase, Stat]];
  /**
   * Names of places, with the hexes at which they are written.
   */
  regions: [string, number][];
  /**
   * All adventure tokens there are, by colour.
   *
   * @minItems 4
   * @maxItems 4
   */
  tokens: [number, number, number, number];
}
/**
 * A hex.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "HexFace".
 */
export interface HexFace {
  /**
   * Its column, from 0; odd columns lie half a hex lower.
   */
  column: number;
  /**
   * The gem printed on it, and whether its token comes back with an event.
   *
   * @minItems 2
   * @maxItems 2
   */
  gem: [Colour, boolean] | null;
  /**
   * How it is called.
   */
  label: string;
  /**
   * Its row, from 1.
   */
  row: number;
  /**
   * What lies on it.
   */
  terrain: Terrain;
}
/**
 * The game as one viewer sees it.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * Whose turn it is; in the final battle, who fights.
   */
  acting: Seat;
  /**
   * What is asked, and of whom.
   */
  asked: AskedView | null;
  /**
   * The adventure decks: green, yellow, blue, red.
   */
  decks: DeckView[];
  /**
   * The movement dice that were rolled.
   */
  dice: Terrain[][];
  /**
   * The doom track, where there is one.
   */
  doom: DoomView | null;
  /**
   * The event in force.
   */
  event: string | null;
  /**
   * The combat under way.
   */
  fight: FightView | null;
  /**
   * The final battle, once it has begun.
   */
  finale: FinaleView | null;
  /**
   * Who began.
   */
  first: Seat;
  /**
   * Whether it is a road hazard.
   */
  hazard: boolean;
  /**
   * The markets of the cities.
   */
  markets: MarketView[];
  /**
   * What each decision promises, for who decides, as far as dice or a fight hang on it.
   */
  odds: Odds[];
  /**
   * The adventure card that is being resolved.
   */
  open: string | null;
  /**
   * How the game ended.
   */
  outcome: Outcome | null;
  /**
   * Wounds that are about to be placed.
   */
  packet: PacketView | null;
  /**
   * The parties, by seat.
   */
  parties: PartyView[];
  /**
   * Hexes entered since.
   */
  path: number[];
  /**
   * How many play.
   */
  players: number;
  /**
   * Adventure cards that are out of the game.
   */
  removed: string[];
  /**
   * Adventure tokens in the reserve: green, yellow, blue, red.
   *
   * @minItems 4
   * @maxItems 4
   */
  reserve: [number, number, number, number];
  /**
   * The dice that were rolled and are not settled yet.
   */
  roll: RollView | null;
  /**
   * Where the dice can take the party, while it is asked where it goes: a shortest way to every hex.
   */
  routes: RouteView[];
  /**
   * The step of the turn.
   */
  stage: Stage;
  /**
   * Cards in the market deck.
   */
  stock: number;
  /**
   * Hexes with their adventure token.
   */
  tokens: number[];
  /**
   * A negotiation under way.
   */
  trade: TradeView | null;
  /**
   * Turns begun so far.
   */
  turn: number;
  /**
   * The undefeated track, from its first space.
   */
  undefeated: (LeftView | null)[];
  /**
   * In which way.
   */
  verdict: Verdict | null;
  /**
   * What an experience token costs.
   */
  xp_price: number;
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
   * Of whom.
   */
  seats: Seat[];
}
/**
 * A deck.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "DeckView".
 */
export interface DeckView {
  /**
   * How many cards it has.
   */
  cards: number;
  /**
   * The top card, if the viewer has looked at it.
   */
  top: string | null;
}
/**
 * The doom track.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "DoomView".
 */
export interface DoomView {
  /**
   * The backs of the cards, from the first space.
   */
  cards: Colour[];
  /**
   * So many cards bring the next token.
   */
  number: number;
  /**
   * Doom tokens, from the first city.
   */
  tokens: number;
}
/**
 * A combat.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "FightView".
 */
export interface FightView {
  /**
   * Who acts in this round.
   */
  aggressor: Seat;
  /**
   * Who attacked in the phases of this round.
   *
   * @minItems 3
   * @maxItems 3
   */
  attacked: [Body | null, Body | null, Body | null];
  /**
   * What of a round is under way: `before`, `escape`, or a phase.
   */
  beat: string;
  /**
   * Its damage.
   *
   * @minItems 3
   * @maxItems 3
   */
  damage: [number, number, number];
  /**
   * The opponent.
   */
  foe: FoeView;
  /**
   * Wounds that fell it.
   */
  life: number;
  /**
   * The number that a defending hero has rolled for this phase.
   */
  number: number | null;
  /**
   * From 1; 0 before the first round.
   */
  round: number;
  /**
   * The acting player.
   */
  seat: Seat;
  /**
   * Its target numbers; a hero has none that stand.
   *
   * @minItems 3
   * @maxItems 3
   */
  targets: [number, number, number];
  /**
   * Its wounds.
   */
  wounds: number;
}
/**
 * The final battle.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "FinaleView".
 */
export interface FinaleView {
  /**
   * In which order heroes enter it.
   */
  order: Seat[];
  /**
   * How many of them are out of it.
   */
  out: number;
  /**
   * Red challenge cards of each seat.
   */
  red_cards: number[];
}
/**
 * The market of a city.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "MarketView".
 */
export interface MarketView {
  /**
   * What is for sale.
   */
  cards: StallView[];
  /**
   * The city.
   */
  city: string;
}
/**
 * A card in a market.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "StallView".
 */
export interface StallView {
  /**
   * What it costs now.
   */
  cost: number;
  /**
   * What it is.
   */
  id: string;
  /**
   * Its number, as moves name it.
   */
  number: number;
}
/**
 * What a decision promises; what has nothing to do with it is left out.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "Odds".
 */
export interface Odds {
  /**
   * In how many of ten thousand throws the roll succeeds that it brings or that it helps.
   */
  chance: number | null;
  /**
   * Wounds that the opponent takes on a success.
   */
  given: number | null;
  /**
   * The decision.
   */
  move: Move;
  /**
   * Wounds that one's own side takes: on a failure, or what is left of those that are due.
   */
  taken: number | null;
  /**
   * What the dice on the table come to with it.
   */
  total: number | null;
  /**
   * How many of ten thousand fights are won that go on with it.
   */
  win: number | null;
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
 * Wounds that are about to be placed.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PacketView".
 */
export interface PacketView {
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * Who suffers them.
   */
  who: string;
  /**
   * How many.
   */
  wounds: number;
}
/**
 * A party.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "PartyView".
 */
export interface PartyView {
  /**
   * Allies.
   */
  allies: AllyView[];
  /**
   * Experience tokens: mind, body, spirit, strength, life.
   *
   * @minItems 5
   * @maxItems 5
   */
  boosts: [number, number, number, number, number];
  /**
   * Movement dice that may be rolled now.
   */
  dice: number;
  /**
   * All experience that is not spent.
   */
  experience: number;
  /**
   * The hero's figures as they are now.
   */
  figures: FiguresView;
  /**
   * From where it walked there.
   */
  from: number | null;
  /**
   * Gold.
   */
  gold: number;
  /**
   * The hero; none before it is found.
   */
  hero: string | null;
  /**
   * Where the figure stands.
   */
  hex: number | null;
  /**
   * Items from the market.
   */
  items: CardView[];
  /**
   * Adventure cards that stayed.
   */
  kept: CardView[];
  /**
   * The level.
   */
  level: number;
  /**
   * Colours that are closed.
   */
  locked: Colour[];
  /**
   * Experience noted on paper.
   */
  paper: number;
  /**
   * Dragon Runes.
   */
  runes: number;
  /**
   * Encounters that are carried.
   */
  tasks: CardView[];
  /**
   * Adventure tokens: green, yellow, blue, red.
   *
   * @minItems 4
   * @maxItems 4
   */
  tokens: [number, number, number, number];
}
/**
 * An ally.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "AllyView".
 */
export interface AllyView {
  /**
   * The card, as moves name it.
   */
  card: Card;
  /**
   * Its figures as they are now.
   */
  figures: FiguresView;
  /**
   * Who it is.
   */
  id: string;
}
/**
 * The figures of a hero or an ally as they are now.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "FiguresView".
 */
export interface FiguresView {
  /**
   * Ranged, melee and magic damage.
   *
   * @minItems 3
   * @maxItems 3
   */
  damage: [number, number, number];
  /**
   * Exhaustion.
   */
  exhaustion: number;
  /**
   * Wounds that fell it.
   */
  life: number;
  /**
   * Mind, body and spirit.
   *
   * @minItems 3
   * @maxItems 3
   */
  stats: [number, number, number];
  /**
   * Exhaustion that it can carry.
   */
  strength: number;
  /**
   * Wounds.
   */
  wounds: number;
}
/**
 * A card of a party.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "CardView".
 */
export interface CardView {
  /**
   * The card, as moves name it.
   */
  card: Card;
  /**
   * Whether it lies face down.
   */
  down: boolean;
  /**
   * What it is.
   */
  id: string;
  /**
   * What lies under it.
   */
  under: string[];
}
/**
 * A roll.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "RollView".
 */
export interface RollView {
  /**
   * What is added to them.
   */
  added: number;
  /**
   * What for.
   */
  aim: string;
  /**
   * In how many of a hundred throws it is reached with what is added.
   */
  chance: number | null;
  /**
   * The faces; none before they are thrown.
   *
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number] | null;
  /**
   * The number to be reached, where there is one.
   */
  need: number | null;
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * The stat.
   */
  stat: string;
  /**
   * Who rolls.
   */
  who: string;
}
/**
 * A way that the movement dice pay for.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "RouteView".
 */
export interface RouteView {
  /**
   * Which dice pay, as they lie: for every hex entered since the roll, then for these.
   */
  dice: number[];
  /**
   * The hexes that are entered, up to where it leads.
   */
  hexes: number[];
}
/**
 * A negotiation.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "TradeView".
 */
export interface TradeView {
  /**
   * Cards that the speaker discards with the deal.
   */
  dropped: string[];
  /**
   * Who listens.
   */
  listener: Seat;
  /**
   * Who puts the terms together, or has proposed them.
   */
  speaker: Seat;
  /**
   * The terms.
   */
  terms: Bargain;
}
/**
 * A challenge that was left behind.
 *
 * This interface was referenced by `Traffic`'s JSON-Schema
 * via the `definition` "LeftView".
 */
export interface LeftView {
  /**
   * The larger, the younger.
   */
  age: number;
  /**
   * Which one.
   */
  card: string;
  /**
   * Where its token lies.
   */
  hex: number;
}
