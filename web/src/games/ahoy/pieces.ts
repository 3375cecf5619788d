/** Every thing on the table that can be pointed at has a name of its own: for picks, glows, marks and anchors. */
import type {
  Action,
  At,
  Card,
  Dir,
  Faction,
  Foe,
  Layout,
  Manoeuvre,
  PlanKind,
  Power,
  Side,
  Slot,
} from "../../wire/ahoy";

/** The name of a piece. */
export type Piece = `${string}:${string}`;

/** A piece that a line of the log speaks of. */
export type Mark = Piece;

/** A slot as text: the same for slots of a board that do the same. */
export function slotKey(slot: Slot): string {
  if ("board" in slot) return `board.${slot.board}`;
  if ("crew" in slot) return `crew.${slot.crew}`;
  if ("ship" in slot) return `ship.${slot.ship}`;
  return `cost.${slot.cost}`;
}

/** A figure as text. */
export function foeKey(foe: Foe): string {
  return typeof foe === "string" ? foe : `flagship.${foe.flagship}`;
}

const place = ([x, y]: At): string => `${x},${y}`;

export const piece = {
  /** A die of this value in the supply of the one who decides. */
  die: (value: number): Piece => `die:${value}`,
  /** A slot of the board in question, as the place for a die or a damage token. */
  slot: (slot: Slot): Piece => `slot:${slotKey(slot)}`,
  /** A die that lies in a slot. */
  laid: (slot: Slot, die: number): Piece => `laid:${slotKey(slot)}/${die}`,
  /** What a die is turned into, and for how much. */
  value: (to: number, gold: number): Piece => `value:${to}/${gold}`,
  cell: (at: At): Piece => `cell:${place(at)}`,
  figure: (foe: Foe, at: At): Piece => `figure:${foeKey(foe)}@${place(at)}`,
  /** An enemy on the space where battles are due. */
  foe: (foe: Foe): Piece => `foe:${foeKey(foe)}`,
  /** The crew half of a card, wherever it lies. */
  crew: (card: Card): Piece => `crew:${card}`,
  /** The cargo half of a card, wherever it lies. */
  cargo: (card: Card): Piece => `cargo:${card}`,
  /** A whole card. */
  card: (card: Card): Piece => `card:${card}`,
  power: (power: Power): Piece => `power:${power}`,
  plan: (plan: PlanKind): Piece => `plan:${plan}`,
  aim: (slot: Slot, by: number): Piece => `aim:${slotKey(slot)}/${by}`,
  manoeuvre: (manoeuvre: Manoeuvre): Piece => `manoeuvre:${manoeuvre}`,
  count: (count: number): Piece => `count:${count}`,
  reward: (dir: Dir): Piece => `reward:${dir}`,
  pledge: (side: Side): Piece => `pledge:${side}`,
  layout: (layout: Layout): Piece => `layout:${layout}`,
  lay: (at: At, turn: number): Piece => `lay:${place(at)}/${turn}`,
  aside: (value: number): Piece => `aside:${value}`,
  /** One of several moves that the same picks lead to. */
  exactly: (move: string): Piece => `exactly:${move}`,
  /** A plain answer. */
  answer: (answer: "yes" | "no" | "end" | "surrender"): Piece => `answer:${answer}`,

  /** A player's board, purse or fame. */
  board: (faction: Faction): Piece => `board:${faction}`,
  fame: (faction: Faction): Piece => `fame:${faction}`,
  gold: (faction: Faction): Piece => `gold:${faction}`,
  /** A slot of a given board. */
  slotOf: (faction: Faction, slot: Slot): Piece => `slot:${slotKey(slot)}@${faction}`,
  action: (faction: Faction, action: Action): Piece => `slot:board.${action}@${faction}`,
} as const;

/** The spaces among some pieces. */
export function litCells(pieces: Iterable<Piece>): At[] {
  return [...pieces].flatMap((name) => {
    const [, x, y] = /^cell:(-?\d+),(-?\d+)$/.exec(name) ?? [];
    return x !== undefined && y !== undefined ? [[Number(x), Number(y)] satisfies At] : [];
  });
}
