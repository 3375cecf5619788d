/** Every thing on the table that can be picked, or that a line of the log speaks of, has a name of its own. */
import type { Way } from "../../kit/ways";
import type { Body, Card, Event, MapFace, Plunder, Text, View } from "../../wire/runebound";
import type { Choice } from "../../wire/wire";
import { fieldsOf, moveOf, numberOf } from "../moves";

export type Piece = `${string}:${string | number}`;

export const piece = {
  /** A hex of the world, as the sheet counts them. */
  hex: (hex: number): Piece => `hex:${hex}`,
  /** The party of a seat, and its hero. */
  hero: (seat: number): Piece => `hero:${seat}`,
  /** A card of a party: its own number, whoever has it. */
  card: (card: Card): Piece => ("market" in card ? `card:m${card.market}` : `card:a${card.adventure}`),
  goods: (number: number): Piece => piece.card({ market: number }),
  adventure: (number: number): Piece => piece.card({ adventure: number }),
  /** A card for sale in a city. */
  stall: (number: number): Piece => `stall:${number}`,
  /** A hero that may be led, as the sheet counts them. */
  recruit: (hero: number): Piece => `recruit:${hero}`,
  /** A movement die, as they lie. */
  die: (at: number): Piece => `die:${at}`,
  /** An adventure deck. */
  deck: (colour: string): Piece => `deck:${colour}`,
  boost: (boost: string): Piece => `boost:${boost}`,
  phase: (phase: string): Piece => `phase:${phase}`,
  /** What is done with a card, where several things could be. */
  deed: (deed: string): Piece => `deed:${deed}`,
  /** To pass, to stop, to end, and whatever else changes nothing. */
  word: (word: string): Piece => `word:${word}`,
  /** Anything else that is only said. */
  answer: (answer: string): Piece => `answer:${answer}`,
};

/** What the pieces of a move are read from. */
export interface Scope {
  view: Pick<View, "acting" | "fight">;
  map: Pick<MapFace, "hexes" | "cities">;
  /** Who chooses. */
  seat: number;
}

/** The card that a text is printed on; the hero's own stands on the hero. */
function textPiece(text: Text, seat: number): Piece {
  if (text === "hero") return piece.hero(seat);
  const [number] = Object.values(text) as [number];
  if ("market" in text) return piece.goods(number);
  return piece.adventure(number);
}

function bodyPiece(body: Body, seat: number): Piece {
  return body === "hero" ? piece.hero(seat) : piece.card(body.ally);
}

/** The hex of a gem, as moves count them. */
export function gemHex({ hexes }: Pick<MapFace, "hexes">, gem: number): number {
  const bearing = hexes.flatMap(({ gem }, at) => (gem ? [at] : []));
  return bearing[gem] ?? 0;
}

/** A text that is used: where it stands, and which line of it. */
function usePieces(chosen: unknown, seat: number): Piece[] | null {
  const use = fieldsOf(chosen, "use") as unknown as { text: Text; line: number } | null;
  return use && [textPiece(use.text, seat), piece.deed("use"), piece.answer(`line-${use.line}`)];
}

/** The pieces by which a player picks a move. What has no place on the table is picked by its words. */
export function piecesOf(choice: Choice, { map, seat }: Scope): Piece[] {
  const [kind, chosen] = moveOf(choice);
  const used = usePieces(chosen, seat);
  if (used) return used;
  const said = [piece.answer(JSON.stringify(choice.move))];
  const no = [piece.word(kind)];
  const city = () => [piece.hex(map.cities[chosen as number]?.[1] ?? 0)];
  switch (kind) {
    case "pick_hero":
      return [piece.recruit(chosen as number)];
    case "way": {
      const step = numberOf(chosen, "step");
      return step === null ? said : [piece.hex(step)];
    }
    case "paces": {
      const to = numberOf(chosen, "to");
      return to === null ? no : [piece.hex(to)];
    }
    case "retreat":
      return [piece.hex(chosen as number)];
    case "regrow":
      return [piece.hex(gemHex(map, chosen as number))];
    case "haven":
    case "refuge":
      return city();
    case "ease":
    case "respond":
      if (chosen === null) return no;
      return kind === "ease" ? [bodyPiece(chosen as Body, seat)] : (usePieces({ use: chosen }, seat) ?? no);
    case "whom":
    case "share":
      return [bodyPiece(chosen as Body, seat)];
    case "reroll_dice":
      return chosen === null ? no : [piece.die(chosen as number)];
    case "arrive": {
      const other = numberOf(chosen, "talk") ?? numberOf(chosen, "duel");
      if (other === null) return chosen === "pass" ? no : said;
      return [piece.hero(other), piece.deed("talk" in (chosen as object) ? "talk" : "duel")];
    }
    case "predraw":
    case "bury":
    case "attempt":
    case "upkeep":
      return chosen === false ? no : said;
    case "peek_deck":
      return [piece.deck(chosen as string)];
    case "keep_it": {
      const instead = numberOf(chosen, "instead");
      if (instead !== null) return [piece.goods(instead)];
      return chosen === "decline" ? no : said;
    }
    case "attach_to":
    case "lost_card":
    case "rust_away":
      return [piece.goods(chosen as number)];
    case "lay_aside":
      return chosen === null ? no : [piece.goods(chosen as number)];
    case "spoils":
      return spoilPieces(chosen as Plunder, said, no);
    case "compose": {
      const [term, value] = Object.entries(Object(chosen) as object)[0] ?? [];
      if (typeof chosen === "string") return chosen === "end" ? no : said;
      if (term === "pay" || term === "ask") return said;
      return [piece.goods(value as number), piece.deed(term ?? "")];
    }
    case "deal":
      return dealPieces(chosen, seat, no);
    case "grow": {
      const buy = fieldsOf(chosen, "buy") as unknown as string | null;
      return buy === null ? no : [piece.boost(buy)];
    }
    case "aside":
      return [piece.goods(numberOf(chosen, "discard") ?? 0), piece.deed("discard")];
    case "flee":
      return chosen === "stay" ? no : said;
    case "stance": {
      const body = fieldsOf(chosen, "attack") as unknown as Body | null;
      return body === null ? said : [bodyPiece(body, seat), piece.deed("attack")];
    }
    case "aspect":
      return [piece.phase(chosen as string)];
    default:
      return said;
  }
}

function spoilPieces(chosen: Plunder, said: Piece[], no: Piece[]): Piece[] {
  if (typeof chosen === "string") return chosen === "nothing" ? no : said;
  if ("card" in chosen) return [piece.card(chosen.card)];
  return [piece.card(chosen.instead.card), piece.goods(chosen.instead.drop)];
}

function dealPieces(chosen: unknown, seat: number, no: Piece[]): Piece[] {
  const [buy, sell] = [numberOf(chosen, "buy"), numberOf(chosen, "sell")];
  if (buy !== null) return [piece.stall(buy)];
  if (sell !== null) return [piece.goods(sell), piece.deed("sell")];
  const heal = fieldsOf(chosen, "heal") as unknown as [Body, string] | null;
  return heal ? [bodyPiece(heal[0], seat), piece.deed(heal[1])] : no;
}

/** The ways to all legal moves. What is done with a thing, and by which line of it, is only asked where there is a choice. */
export function waysTo(choices: readonly Choice[], scope: Scope): Way<Choice>[] {
  const ways = choices.map((move) => ({ move, pieces: piecesOf(move, scope) }));
  const same = (one: readonly Piece[], other: readonly Piece[], depth: number) =>
    one.slice(0, depth).join() === other.slice(0, depth).join();
  return ways.map(({ move, pieces }) => {
    const needed = pieces.findIndex(
      (_, at) => ways.filter((other) => same(other.pieces, pieces, at + 1)).length === 1,
    );
    const first = pieces.slice(0, Math.max(1, needed + 1));
    return { move, pieces: needed < 0 ? pieces : first };
  });
}

/** The move that a click on a hex would be, so that the server can say why it is not possible. */
export function wouldBe(kind: string, hex: number): unknown {
  if (kind === "paces") return { paces: { to: hex } };
  if (kind === "way") return { way: { step: hex } };
  return kind === "retreat" ? { retreat: hex } : null;
}

/** Which pieces an event speaks of: they are marked while its line in the log is pointed at. */
export function marksOf(event: Event): string[] {
  const marks: string[] = [];
  for (const [name, value] of Object.entries(event as unknown as Record<string, unknown>)) {
    if (["hex", "from"].includes(name) && typeof value === "number") marks.push(piece.hex(value));
    if (["seat", "other", "with", "winner", "loser"].includes(name) && typeof value === "number")
      marks.push(piece.hero(value));
    if (
      ["card", "foe", "item", "ally", "who", "city", "old", "kept"].includes(name) &&
      typeof value === "string"
    )
      marks.push(`named:${value}`);
  }
  return marks;
}
