// Made by `npm run types` from the schema of the Rust types. Do not edit.

/**
 * What a client says.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Call".
 */
export type Call =
  | {
      call: "look";
      /**
       * Whether a `change` may come instead of a `step`, which tells only what is not as it was shown last.
       */
      changes: boolean;
      /**
       * What the client has already, when it comes back.
       */
      since: Since | null;
      /**
       * The last line of talk the client has.
       */
      talk: number;
      /**
       * Whose eyes.
       */
      viewer: Viewer;
    }
  | {
      call: "play";
      /**
       * Which decision it answers.
       */
      decision: number;
      /**
       * How often the game had gone back when it was decided: a decision that was taken back comes again with its
       * number, but is another one. Whoever does not say it means the decision as it stands.
       */
      epoch: number | null;
      /**
       * The client's own id of this move: sent again, it is played once.
       */
      id: string;
      /**
       * The move.
       */
      move: {
        [k: string]: unknown;
      };
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "why";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * The move.
       */
      move: {
        [k: string]: unknown;
      };
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "undo";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * How many moves stay.
       */
      keep: number;
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      /**
       * Yes or no.
       */
      agree: boolean;
      call: "agree";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "concede";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "deputy";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * Whether a bot shall play.
       */
      on: boolean;
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "hint";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "seal";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * The SHA-256 of the text.
       */
      seal: string;
    }
  | {
      call: "open";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * The text that was sealed.
       */
      text: string;
    }
  | {
      call: "talk";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * A seat of one's own, whose side alone shall hear it; everybody hears it when none is named.
       */
      seat: Seat | null;
      /**
       * What.
       */
      text: string;
    }
  | {
      call: "mark";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * What is shown.
       */
      mark: Mark;
      /**
       * A seat of one's own: its side sees it.
       */
      seat: Seat;
    }
  | {
      call: "order";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * The order.
       */
      order: StandingOrder;
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "withdraw";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * For which seat.
       */
      seat: Seat;
    }
  | {
      call: "hold";
      /**
       * The client's own id of this call.
       */
      id: string;
      /**
       * Whether it shall last.
       */
      on: boolean;
      /**
       * For which seat.
       */
      seat: Seat;
    };
/**
 * Whose eyes a view is made for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Viewer".
 */
export type Viewer =
  | {
      seat: Seat;
    }
  | "spectator"
  | "open";
/**
 * A place at the table, counted from 0 in clockwise order.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seat".
 */
export type Seat = number;
/**
 * What somebody points at, in the words of the game's board.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mark".
 */
export type Mark =
  | {
      cell: string;
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      arrow: [string, string];
    };
/**
 * When to ask about a card or skill.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskMe".
 */
export type AskMe = "never" | "matters" | "always";
/**
 * What makes an order ask nevertheless.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stop".
 */
export type Stop =
  | "used"
  | {
      fact: string;
    };
/**
 * When an order ends.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Until".
 */
export type Until = "turn" | "game";
/**
 * One argument of a phrase.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
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
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rule".
 */
export type Rule = string;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatSet".
 */
export type SeatSet = Seat[];
/**
 * How far a table is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Status".
 */
export type Status = "gathering" | "playing" | "over";
/**
 * Who sits at a seat of a new table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sitter".
 */
export type Sitter =
  | "me"
  | {
      named: string;
    }
  | "open"
  | {
      bot: string;
    };
/**
 * What happens when somebody's time is up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AtZero".
 */
export type AtZero = "bot" | "lose";
/**
 * How long people may think.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockRule".
 */
export type ClockRule =
  | "none"
  | {
      decision: number;
    }
  | {
      reserve: {
        /**
         * Seconds added by each decision.
         */
        increment: number;
        /**
         * Seconds at the start.
         */
        seconds: number;
      };
    };
/**
 * How fast bots play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pace".
 */
export type Pace = "instant" | "quick" | "human";
/**
 * What the server says.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Note".
 */
export type Note =
  | {
      /**
       * Whether one made the table.
       */
      host: boolean;
      note: "you";
      /**
       * The seats one plays.
       */
      seats: Seat[];
    }
  | {
      note: "table";
      /**
       * The table.
       */
      table: TableInfo;
    }
  | {
      /**
       * How often the game has gone back.
       */
      epoch: number;
      /**
       * How many lines of the story lie before the first of these. A long story is not sent whole: earlier ones are asked for.
       */
      from: number;
      /**
       * Whether the lines before them, as the client has them, are still the story; else it forgets them.
       */
      keeps: boolean;
      /**
       * The lines that follow.
       */
      lines: Heard[];
      note: "sync";
      /**
       * What is shown now.
       */
      now: Now;
      /**
       * How many lines of the story there were when who looks was last here; none for who never left, and where nothing is new.
       */
      seen?: number | null;
      /**
       * The entries of the log it covers.
       */
      seq: number;
      /**
       * Whose eyes.
       */
      viewer: Viewer;
    }
  | {
      /**
       * The entries of the log before it.
       */
      from: number;
      /**
       * What happened.
       */
      lines: Heard[];
      note: "step";
      /**
       * What is shown now.
       */
      now: Now;
      /**
       * The entries of the log with it.
       */
      seq: number;
    }
  | {
      /**
       * The entries of the log before it: what was shown then is what the patch is put into.
       */
      from: number;
      /**
       * What happened.
       */
      lines: Heard[];
      note: "change";
      /**
       * What makes what is shown now of what was shown before.
       */
      now: Patch;
      /**
       * The entries of the log with it.
       */
      seq: number;
    }
  | {
      /**
       * The client's id of the call.
       */
      id: string;
      note: "done";
    }
  | {
      /**
       * The client's id of the call; empty when it could not be read.
       */
      id: string;
      note: "refused";
      /**
       * Why.
       */
      problem: Problem;
    }
  | {
      /**
       * The advice.
       */
      advice: Advice;
      /**
       * Which decision.
       */
      decision: number;
      /**
       * How often the game had gone back when it was asked.
       */
      epoch: number;
      /**
       * The client's id of the call.
       */
      id: string;
      note: "hint";
    }
  | {
      /**
       * The new lines.
       */
      lines: TalkLine[];
      note: "talk";
    }
  | {
      /**
       * What is shown.
       */
      mark: Mark;
      note: "mark";
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * What everybody may know about a window, by name.
       */
      facts: string[];
      /**
       * What came of orders lately, the latest last.
       */
      news: OrderNews[];
      note: "orders";
      /**
       * The orders.
       */
      orders: StandingOrder[];
      /**
       * Which seat.
       */
      seat: Seat;
      /**
       * The cards and skills that it may come to use in windows.
       */
      sources: Source[];
    }
  | {
      /**
       * Which decision.
       */
      decision: number;
      /**
       * How often the game had gone back when it was asked.
       */
      epoch: number;
      /**
       * Who has given the answer that waits to be released.
       */
      given: GivenBy | null;
      /**
       * Whether one lets it last.
       */
      held: boolean;
      /**
       * Milliseconds left, when this was sent, before any answer is released; they are on nobody's clock.
       */
      left: number;
      note: "window";
      /**
       * Which seat.
       */
      seat: Seat;
    };
/**
 * How a game ended before its rules ended it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ending".
 */
export type Ending = "rules" | "conceded" | "time" | "adjourned" | "outgrown";
/**
 * Who sits at a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Who".
 */
export type Who =
  | "open"
  | {
      person: {
        /**
         * The person's number.
         */
        id: number;
        /**
         * The name shown.
         */
        name: string;
      };
    }
  | {
      bot: string;
    };
/**
 * What changes in a value, as the shape of the patch tells: `[value]` puts it anew, `[]` takes a member of an object away, an
 * object changes members, and `[kept, part, …]` goes through an array: a number keeps elements or, below zero, leaves them out,
 * an array brings some, and an object changes the next one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Patch".
 */
export type Patch =
  | {
      [k: string]: Patch;
    }
  | unknown[];
/**
 * What happens around the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TablePhrase".
 */
export type TablePhrase =
  | {
      key: "began";
    }
  | {
      key: "joined";
      /**
       * Who.
       */
      name: string;
    }
  | {
      key: "left";
      /**
       * Who.
       */
      name: string;
    }
  | {
      key: "called_off";
      /**
       * Who.
       */
      name: string;
    }
  | {
      /**
       * Who was asked and agreed; nobody when nobody had to be.
       */
      agreed: string[];
      key: "took_back";
      /**
       * How many moves.
       */
      moves: number;
      /**
       * Who.
       */
      name: string;
    }
  | {
      /**
       * Who had asked.
       */
      asker: Seat | null;
      key: "refused_take_back";
      /**
       * Who refused.
       */
      name: string;
    }
  | {
      key: "deputy_came";
      /**
       * For whom.
       */
      name: string;
    }
  | {
      key: "deputy_went";
      /**
       * Who.
       */
      name: string;
    }
  | {
      key: "conceded";
      /**
       * Who.
       */
      name: string;
    }
  | {
      key: "time_up";
      /**
       * Whose.
       */
      name: string;
    }
  | {
      key: "outgrown";
      /**
       * How many moves today's rules follow.
       */
      moves: number;
    };
/**
 * What an order did, or what became of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrderEvent".
 */
export type OrderEvent =
  | {
      key: "declined";
      /**
       * Which moment it was.
       */
      moment: Phrase;
    }
  | {
      key: "ended";
      /**
       * Which.
       */
      order: StandingOrder;
    }
  | {
      key: "stopped";
      /**
       * Which.
       */
      order: StandingOrder;
    };
/**
 * Who has given the answer to a window that waits for its time.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GivenBy".
 */
export type GivenBy = "hand" | "order" | "clock";

/**
 * Everything that crosses the wire.
 */
export interface Wire {
  book: Book;
  call: Call;
  created: Created;
  credentials: Credentials;
  frame: Frame;
  game: GameCard;
  join: Join;
  lists: Lists;
  mail_wish: MailWish;
  me: Me;
  new_password: NewPassword;
  new_table: NewTable;
  note: Note;
  passage: Passage;
  password: Password;
  play_again: PlayAgain;
  problem: Problem;
  push_wish: PushWish;
  ready: Ready;
  rename: Rename;
  replay: Replay;
  reseat: Reseat;
  rules: RulePage;
  seating: Seating;
  verdict: Verdict;
  word: Word;
}
/**
 * A phrase book as data, for a program that speaks by itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Book".
 */
export interface Book {
  /**
   * Fluent text: the sentences that every game needs, then the game's own, which may replace some.
   */
  ftl: string;
  /**
   * Names that stand in the content pack: the key of the message that is missing in `ftl`, and the name.
   */
  names: {
    [k: string]: string;
  };
  /**
   * Pictures that the content pack brings: the key of the name of what is shown, and the address.
   */
  pictures?: {
    [k: string]: string;
  };
}
/**
 * What a client already has.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Since".
 */
export interface Since {
  /**
   * How often the game had gone back.
   */
  epoch: number;
  /**
   * How many lines the story has up to the last one that the client has.
   */
  lines: number;
}
/**
 * An order that stands until its end. It never uses anything: it only says when its owner need not be asked in a window.
 * It counts for windows that open after it was given.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StandingOrder".
 */
export interface StandingOrder {
  /**
   * When to ask.
   */
  ask: AskMe;
  /**
   * The card or skill it is about, by its id; none for everything that has no order of its own, and for windows in which
   * one has nothing.
   */
  source: string | null;
  /**
   * What everybody can see, and what makes it ask nevertheless.
   */
  unless: Stop[];
  /**
   * When it ends by itself.
   */
  until: Until;
}
/**
 * The answer to a new table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  /**
   * The table's id, for its link.
   */
  id: string;
}
/**
 * A name and a password: to make an account, or to sign in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  /**
   * The account's name.
   */
  name: string;
  /**
   * The password, 8 to 200 characters.
   */
  password: string;
}
/**
 * One moment of a replay.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  /**
   * What happened.
   */
  lines: Heard[];
  /**
   * What was shown.
   */
  now: Now;
  /**
   * Who made the last of them.
   */
  seat: Seat | null;
  /**
   * How many moves were in effect.
   */
  step: number;
}
/**
 * A line of the story as a viewer heard it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Heard".
 */
export interface Heard {
  /**
   * What happened, for the animation.
   */
  event: {
    [k: string]: unknown;
  };
  /**
   * What happened, in words, with the rule behind it.
   */
  phrase: Phrase;
  /**
   * The move in effect it followed from, from 1; 0 for the setup.
   */
  step: number;
}
/**
 * A sentence to be: `die-placed` with `die = 5` and `slot = sail`, and the rule it follows from.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
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
 * What a viewer is shown: everything needed to draw the table and to decide.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Now".
 */
export interface Now {
  /**
   * What the viewer's seat may choose; none when it owes no decision.
   */
  choices: Choices | null;
  /**
   * What the viewer's seat may take back, the nearest first.
   */
  take_backs: StepBack[];
  /**
   * Whose turn it is, or how the game ended.
   */
  turn: TurnReport;
  /**
   * The game as the viewer sees it.
   */
  view: {
    [k: string]: unknown;
  };
}
/**
 * A decision and its answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choices".
 */
export interface Choices {
  /**
   * Legal moves that nobody is urged to make.
   */
  asides: Choice[];
  /**
   * The number of the decision, to be named in the answer.
   */
  decision: number;
  /**
   * The moves to choose from.
   */
  moves: Choice[];
  /**
   * Who decides.
   */
  seat: Seat;
  /**
   * What makes it a window, where it is one.
   */
  window?: Ajar | null;
}
/**
 * A legal move, for programs and in words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  /**
   * Whether chance or something hidden comes out with it, so that it is not simply taken back.
   */
  fenced: boolean;
  /**
   * The move.
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * What it does.
   */
  phrase: Phrase;
}
/**
 * A window as the seat sees it that is asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ajar".
 */
export interface Ajar {
  /**
   * The move that uses nothing.
   */
  decline: {
    [k: string]: unknown;
  };
  /**
   * What everybody knows about the moment.
   */
  facts: string[];
  /**
   * Whether others do not know what the seat could use.
   */
  hidden: boolean;
  /**
   * What the seat has for such a moment.
   */
  sources: Opening[];
}
/**
 * A card or skill in a window.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Opening".
 */
export interface Opening {
  /**
   * Which, by its id in [`Game::sources`].
   */
  source: string;
  /**
   * Whether it can be used now: its own condition holds.
   */
  usable: boolean;
}
/**
 * What a seat may take back at a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StepBack".
 */
export interface StepBack {
  /**
   * Whom it concerns: who has decided since, whose turn it would end, and everybody beyond a fence.
   */
  consent: SeatSet;
  /**
   * Whether chance or something hidden came out since.
   */
  fenced: boolean;
  /**
   * How many of the moves in effect would stay.
   */
  keep: number;
}
/**
 * Whose turn it is, or how the game ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnReport".
 */
export interface TurnReport {
  /**
   * Whether any one of them may decide for all: once one has, the others owe nothing.
   */
  any?: boolean;
  /**
   * The result, once there is one.
   */
  outcome: Outcome | null;
  /**
   * How many moves are in effect.
   */
  steps: number;
  /**
   * The seats that owe a decision.
   */
  waiting: Asked[];
}
/**
 * How a game ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  places: number[];
  scores: number[];
  sides?: SeatSet[];
  winners: SeatSet;
}
/**
 * A seat that owes a decision.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  /**
   * The number of the decision; it stays the same while others decide.
   */
  decision: number;
  /**
   * Who has to decide.
   */
  seat: Seat;
}
/**
 * A game on the shelf.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameCard".
 */
export interface GameCard {
  /**
   * The game's id, such as `ahoy`.
   */
  id: string;
  /**
   * The languages it speaks.
   */
  languages: string[];
  /**
   * The schema of the options, to make a form from.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * The content packs to choose from, the printed one first; none for a game whose content is in its rules.
   */
  packs: PackCard[];
  /**
   * What rule ids begin with.
   */
  prefix: string;
  /**
   * The role of every seat for each number of players, from the fewest; empty strings in games without roles.
   */
  roles: string[][];
  /**
   * The version of the rules.
   */
  rules: number;
  /**
   * The fewest and the most seats.
   *
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  /**
   * Whether each seat may see what others may not.
   */
  secretive: boolean;
  /**
   * Which seats play together for each number of players, with the usual options; empty lists where everybody plays for
   * themselves.
   */
  sides: SeatSet[][];
  /**
   * The printed title.
   */
  title: string;
}
/**
 * A content pack that can be chosen for a new game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PackCard".
 */
export interface PackCard {
  /**
   * Its id.
   */
  id: string;
  /**
   * How options and records name it: `base` for the printed one, else its id and digest.
   */
  name: string;
  /**
   * Words of options that it cannot be played with, by option.
   */
  refused: {
    [k: string]: string[];
  };
  /**
   * What people call it.
   */
  title: Name;
  /**
   * Which edition of it this is.
   */
  version: number;
}
/**
 * A name in every language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Name".
 */
export interface Name {
  /**
   * English.
   */
  en: string;
  /**
   * Italian.
   */
  it: string;
  /**
   * Russian.
   */
  ru: string;
}
/**
 * A wish to sit down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  /**
   * What who sits down throws into the chance of the game, given at once.
   */
  entropy: string;
  /**
   * Instead of it, its SHA-256: the text is given when everybody has sealed theirs.
   */
  seal: string;
  /**
   * Which seat; any open one when missing.
   */
  seat: Seat | null;
}
/**
 * The tables in the harbour, for who asks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lists".
 */
export interface Lists {
  /**
   * Where I sit, those that wait for me first.
   */
  mine: TableCard[];
  /**
   * Public tables with an open seat.
   */
  open: TableCard[];
  /**
   * Public games that can be watched.
   */
  watch: TableCard[];
}
/**
 * A table in a list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableCard".
 */
export interface TableCard {
  /**
   * The game's id.
   */
  game: string;
  /**
   * The table's id.
   */
  id: string;
  /**
   * Whether who asks has to decide there.
   */
  my_turn: boolean;
  /**
   * The names at the seats, in seat order; empty for an open seat.
   */
  names: string[];
  /**
   * Open seats.
   */
  open: number;
  /**
   * Which seats play together, one list a side; empty where everybody plays for themselves.
   */
  sides: SeatSet[];
  /**
   * How far it is.
   */
  status: Status;
  /**
   * How many moves were made.
   */
  steps: number;
  /**
   * When something last happened, in milliseconds since 1970.
   */
  touched: number;
}
/**
 * An address that wants to be told; it is asked first whether it does.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MailWish".
 */
export interface MailWish {
  /**
   * Where mail goes.
   */
  address: string;
  /**
   * The language of the messages.
   */
  language: string;
}
/**
 * Who is asking.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  /**
   * Whether the person has a password, and so can come back from another device.
   */
  account: boolean;
  /**
   * The person's number.
   */
  id: number;
  /**
   * The name shown at tables.
   */
  name: string;
}
/**
 * A new password.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewPassword".
 */
export interface NewPassword {
  /**
   * The password from now on.
   */
  new: string;
  /**
   * The password until now.
   */
  old: string;
}
/**
 * A wish for a new table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  /**
   * What the host throws into the chance of the game, given at once.
   */
  entropy: string;
  /**
   * The game's id.
   */
  game: string;
  /**
   * The game's options; the usual ones when missing.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * Instead of it, its SHA-256: the text is given when everybody has sealed theirs.
   */
  seal: string;
  /**
   * Who shall sit where, one entry a seat.
   */
  seats: Sitter[];
  /**
   * Whether to begin at once; every seat must be taken then.
   */
  start: boolean;
  /**
   * What else the table is agreed on.
   */
  terms: Terms;
}
/**
 * What a table is agreed on beside the game's own options.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  /**
   * What happens when the time is up.
   */
  at_zero: AtZero;
  /**
   * How long a decision may take.
   */
  clock: ClockRule;
  /**
   * How many seconds somebody must be away before the others may let a bot play for them.
   */
  grace: number;
  /**
   * How fast bots play.
   */
  pace: Pace;
  /**
   * Whether it is a practice table: everything may be taken back, throws and all. Only for one person against bots;
   * when another person sits there at the start, it is none.
   */
  practice: boolean;
  /**
   * Whether the table is listed in the harbour; else it is found by its link alone.
   */
  public: boolean;
  /**
   * Whether the seats are dealt anew when the game starts.
   */
  shuffle: boolean;
  /**
   * Whether others may watch.
   */
  spectators: boolean;
}
/**
 * A table, as everybody sees it: sent whole whenever any of it changes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  /**
   * Who would like to play again, once it has ended.
   */
  again: Again;
  /**
   * The hash of the sealed seed.
   */
  commit: string;
  /**
   * When it was made, in milliseconds since 1970.
   */
  created: number;
  /**
   * How it ended, once it has.
   */
  ending: Ending | null;
  /**
   * What every player threw into the chance, by seat; known when the game starts.
   */
  entropy: string[];
  /**
   * The game's id.
   */
  game: string;
  /**
   * Who made it.
   */
  host: number;
  /**
   * The table's id.
   */
  id: string;
  /**
   * The game's options.
   */
  options: {
    [k: string]: unknown;
  };
  /**
   * The places of the seats, once it has ended.
   */
  outcome: Outcome | null;
  /**
   * Whether it was played by earlier rules, which today's do not follow to its end: the board stands where they part.
   */
  outgrown: boolean;
  /**
   * The table that goes on with the same people.
   */
  rematch: string | null;
  /**
   * A wish to take back that waits for answers.
   */
  request: Request | null;
  /**
   * The roll call before the game, while it lasts.
   */
  roll: RollCall | null;
  /**
   * The SHA-256 of what every player will throw into the chance, by seat; empty where nothing is sealed. They are
   * fixed as soon as the roll is called.
   */
  seals: string[];
  /**
   * The seats.
   */
  seats: SeatInfo[];
  /**
   * Which seats play together, one list a side; empty where everybody plays for themselves.
   */
  sides: SeatSet[];
  /**
   * How far it is.
   */
  status: Status;
  /**
   * What else the table is agreed on.
   */
  terms: Terms;
  /**
   * How many watch.
   */
  watching: number;
}
/**
 * Who would like to play again, and who would not; the others have not said.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Again".
 */
export interface Again {
  /**
   * Those who would not.
   */
  no: SeatSet;
  /**
   * Those who would.
   */
  yes: SeatSet;
}
/**
 * A wish to take a move back that others must agree to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export interface Request {
  /**
   * How many moves would stay.
   */
  keep: number;
  /**
   * Who asks.
   */
  seat: Seat;
  /**
   * Who has not answered yet.
   */
  waiting: SeatSet;
}
/**
 * A roll call: who sits where and what everybody sealed is fixed, and everybody opens their seal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RollCall".
 */
export interface RollCall {
  /**
   * Milliseconds until it is called off, when this was sent; none when nobody else waits.
   */
  left: number | null;
  /**
   * Whose seals are still closed.
   */
  waiting: SeatSet;
}
/**
 * A seat of a table, as everybody sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  /**
   * Milliseconds of an open window that were still on nobody's clock when this was sent.
   */
  beat?: number | null;
  /**
   * Whether the seat has given up; a bot plays it to the end.
   */
  conceded: boolean;
  /**
   * The bot that plays for an absent person.
   */
  deputy: string | null;
  /**
   * Milliseconds left when this was sent until the others may let a bot play for the absent person; none when there is
   * nobody to play for.
   */
  grace: number | null;
  /**
   * Whether the person's browser is at the table.
   */
  here: boolean;
  /**
   * Milliseconds left when this was sent; none without a clock.
   */
  left: number | null;
  /**
   * Whether the person is ready to begin; bots always are.
   */
  ready: boolean;
  /**
   * The role it plays, such as a faction; empty in games without roles.
   */
  role: string;
  /**
   * Whether the clock of the seat runs.
   */
  running: boolean;
  /**
   * Which seat.
   */
  seat: Seat;
  /**
   * Whether a bot thinks for this seat right now.
   */
  thinking: boolean;
  /**
   * Who sits there.
   */
  who: Who;
}
/**
 * Why something was refused.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  /**
   * A word for programs, such as `illegal` or `stale`; it never changes.
   */
  kind: string;
  /**
   * The rule that forbids it, when it is the rulebook that does.
   */
  rule?: string | null;
  /**
   * A sentence for people, in English; clients know the kinds in other languages.
   */
  text: string;
}
/**
 * What a searching bot thinks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  /**
   * How many games it imagined.
   */
  imagined: number;
  /**
   * The best moves it knows, the best first.
   */
  thoughts: Opinion[];
}
/**
 * What a searching bot thinks of one move.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Opinion".
 */
export interface Opinion {
  /**
   * What follows from it in nearly every world that may be: what speaks for it, or against it.
   */
  brings: Phrase[];
  /**
   * The move.
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * The chance of winning in them, in percent.
   */
  percent: number;
  /**
   * What it does.
   */
  phrase: Phrase;
  /**
   * In how many imagined games it was tried.
   */
  tried: number;
}
/**
 * A line of talk: what a person said, or what happened at the table around the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TalkLine".
 */
export interface TalkLine {
  /**
   * When, in milliseconds since 1970.
   */
  at: number;
  /**
   * Its number, growing.
   */
  id: number;
  /**
   * Who said it; nobody when the table itself speaks.
   */
  name: string | null;
  /**
   * The person's number, for muting.
   */
  person: number | null;
  /**
   * What the table says, in words of the client's phrase book.
   */
  phrase: TablePhrase | null;
  /**
   * The side that alone hears it; none when everybody does.
   */
  side: number | null;
  /**
   * After how many moves in effect the table said it; none before the game, and for what people say.
   */
  step: number | null;
  /**
   * What was said.
   */
  text: string | null;
}
/**
 * What came of orders; for their owner alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrderNews".
 */
export interface OrderNews {
  /**
   * What.
   */
  news: OrderEvent;
  /**
   * After how many moves in effect.
   */
  step: number;
}
/**
 * A card or skill that a seat may have for windows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Source".
 */
export interface Source {
  /**
   * Whether the seat has it now.
   */
  held: boolean;
  /**
   * Its id, the same for as long as the game lasts.
   */
  id: string;
  /**
   * What it is called.
   */
  label: Phrase;
}
/**
 * Some lines of a story.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Passage".
 */
export interface Passage {
  /**
   * How many lines lie before the first of them.
   */
  from: number;
  /**
   * The lines.
   */
  lines: Heard[];
}
/**
 * A password, asked for before something that cannot be taken back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Password".
 */
export interface Password {
  /**
   * The account's password.
   */
  password: string;
}
/**
 * Whether somebody would like to play again with the same people.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayAgain".
 */
export interface PlayAgain {
  /**
   * What is thrown into the chance of the next game, given at once.
   */
  entropy: string;
  /**
   * Whether to wait no longer: the seats of those who did not say yes are open then.
   */
  now: boolean;
  /**
   * Instead of it, its SHA-256.
   */
  seal: string;
  /**
   * Yes or no.
   */
  yes: boolean;
}
/**
 * A browser that wants to be told, as its push service knows it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushWish".
 */
export interface PushWish {
  /**
   * The browser's secret, `auth`, in base64url.
   */
  auth: string;
  /**
   * Where the push service takes messages for it.
   */
  endpoint: string;
  /**
   * The browser's public key, `p256dh`, in base64url.
   */
  key: string;
  /**
   * The language of the messages.
   */
  language: string;
}
/**
 * Whether somebody is ready.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  /**
   * Ready or not.
   */
  ready: boolean;
  /**
   * A new seal, for who comes with another browser than the one that sealed.
   */
  seal: string;
}
/**
 * A new name for a guest or an account.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  /**
   * The new name, 1 to 24 characters.
   */
  name: string;
}
/**
 * A stretch of a replay.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  /**
   * The asked moments.
   */
  frames: Frame[];
  /**
   * How many moves the whole game has.
   */
  steps: number;
}
/**
 * Who shall sit at a seat; for the host before the start.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reseat".
 */
export interface Reseat {
  /**
   * Who; `open` also removes whoever sits there.
   */
  sitter: Sitter;
}
/**
 * The numbered rules of a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulePage".
 */
export interface RulePage {
  /**
   * The language of the text.
   */
  language: string;
  /**
   * Markdown; a rule is a list item that begins with its id in bold.
   */
  markdown: string;
}
/**
 * Everything a page needs to lay out a table: one answer instead of four that wait for one another.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seating".
 */
export interface Seating {
  /**
   * The phrase book of its game.
   */
  book: Book;
  /**
   * Its game's card.
   */
  card: GameCard;
  /**
   * What is printed on the components of its game; the shape is in the game's own schema.
   */
  sheet: {
    [k: string]: unknown;
  };
  /**
   * The table.
   */
  table: TableInfo;
}
/**
 * What came of checking a record.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export interface Verdict {
  /**
   * What does not, as a sentence.
   */
  flaw: string | null;
  /**
   * Whether everything fits.
   */
  sound: boolean;
  /**
   * How many moves it has.
   */
  steps: number;
}
/**
 * How somebody is told when no page of theirs is open.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Word".
 */
export interface Word {
  /**
   * The public key of this harbour, by which push services know it.
   */
  key: string;
  /**
   * The address that somebody has given.
   */
  mail: MailCard | null;
  /**
   * Whether this harbour can send mail.
   */
  mails: boolean;
  /**
   * Whether this browser is told.
   */
  push: boolean;
}
/**
 * An address.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MailCard".
 */
export interface MailCard {
  /**
   * Where mail goes.
   */
  address: string;
  /**
   * Whether it was confirmed; nothing is sent there before.
   */
  confirmed: boolean;
}
