/** Every thing on the table that can be picked, or that a line of the log speaks of, has a name of its own. */
import type { Way } from "../../kit/ways";
import type { Event2, Fighter, Figure, Sheet2, View2 } from "../../wire/rumbones2";
import type { Choice, Phrase } from "../../wire/wire";
import { type Fields, fieldsOf, moveOf, numberOf } from "../moves";

export type Piece = `${string}:${string | number}`;

export const piece = {
  cell: (cell: number): Piece => `cell:${cell}`,
  /** A hero at the table, as the view counts them. */
  hero: (hero: number): Piece => `hero:${hero}`,
  /** A hero as the log tells of it: both sides may have one of the same name. */
  fighter: ({ id, side }: Fighter): Piece => `fighter:${side}.${id}`,
  /** A hero that may be taken, as the sheet counts them. */
  recruit: (hero: number): Piece => `recruit:${hero}`,
  /** A skill of whoever acts. */
  action: (skill: number): Piece => `action:${skill}`,
  /** A skill that is bought or turned. */
  improve: (skill: number): Piece => `improve:${skill}`,
  reaction: (hero: number, skill: number): Piece => `response:${hero}.${skill}`,
  /** A Tide card, as the sheet counts them. */
  card: (card: number): Piece => `card:${card}`,
  die: (at: number): Piece => `die:${at}`,
  /** Crew of a rank in the place that is attacked. */
  crew: (rank: "deckhand" | "bosun"): Piece => `crew:${rank}`,
  /** Somebody of the crew of a side in a place. */
  figure: (side: number, cell: number, bosun: boolean): Piece =>
    `figure:${side}.${cell}.${bosun ? "bosun" : "deckhand"}`,
  prize: "prize:here" as Piece,
  result: (face: number): Piece => `result:${face}`,
  count: (count: number): Piece => `count:${count}`,
  seat: (seat: number): Piece => `seat:${seat}`,
  faction: (faction: number): Piece => `faction:${faction}`,
  /** To pass, to stop, to end, and whatever else changes nothing or needs no choice. */
  word: (word: string): Piece => `word:${word}`,
  /** Anything else that is only said. */
  answer: (answer: string): Piece => `answer:${answer}`,
  /** The whole crew of one's side. */
  crews: "crew:all" as Piece,
  kraken: "beast:kraken" as Piece,
  dragon: "beast:dragon" as Piece,
};

/** To whom a hit goes. */
function targetPiece(target: unknown): Piece {
  const hero = numberOf(target, "hero");
  if (hero !== null) return piece.hero(hero);
  return target === "deckhand" || target === "bosun" ? piece.crew(target) : piece.prize;
}

export function figurePiece(figure: Figure): Piece {
  if ("hero" in figure) return piece.hero(figure.hero);
  const { side, cell, bosun } = figure.crew;
  return piece.figure(side, cell, bosun);
}

/** What a hero or the Sea Dragon does: a skill and its target, or a word. */
function deedPieces(deed: unknown): Piece[] {
  const attack = fieldsOf(deed, "attack");
  if (attack) return [piece.action(attack["skill"] ?? 0), piece.cell(attack["to"] ?? 0)];
  const ability = fieldsOf(deed, "ability");
  if (ability) return [piece.action(ability["skill"] ?? 0)];
  const improved = fieldsOf(deed, "improve");
  return [improved ? piece.improve(improved["skill"] ?? 0) : piece.word(String(deed))];
}

function usePieces(use: unknown): Piece[] {
  const card = numberOf(use, "card");
  if (card !== null) return [piece.card(card)];
  const reaction = fieldsOf(use, "reaction");
  if (reaction) return [piece.reaction(reaction["hero"] ?? 0, reaction["skill"] ?? 0)];
  return [piece.word(String(use))];
}

/** The pieces by which a player picks a move. What has no place on the table is picked by its words. */
export function piecesOf(choice: Choice, view: Pick<View2, "pieces">): Piece[] {
  const [kind, chosen] = moveOf(choice);
  const no = [piece.word(kind)];
  const orNo = (make: (value: number) => Piece): Piece[] => (chosen === null ? no : [make(chosen as number)]);
  switch (kind) {
    case "wish":
      return [piece.faction(chosen as number)];
    case "pick":
      return [piece.recruit(chosen as number)];
    case "crew_master":
    case "captain":
    case "entrust":
    case "receiver":
      return [piece.seat(chosen as number)];
    case "activate": {
      const hero = numberOf(chosen, "hero");
      if (hero !== null) return [piece.hero(hero)];
      return [chosen === "crew" ? piece.crews : piece.dragon];
    }
    case "deploy":
    case "pick_place":
    case "push_step":
    case "second_aim":
    case "leave_out":
    case "spread":
    case "boatswain":
    case "gun_aim":
    case "smash_order":
    case "smash_aim":
    case "drill":
    case "squad_step":
    case "dragon_step":
    case "lash_order":
      return orNo(piece.cell);
    case "pace": {
      const to = numberOf(chosen, "to") ?? numberOf(chosen, "swing");
      return [to === null ? piece.word(String(chosen)) : piece.cell(to)];
    }
    case "act":
    case "dragon_act":
      return deedPieces(chosen);
    case "open":
      return usePieces(chosen);
    case "pick_hero":
    case "fall_order":
    case "drown_order":
    case "rob":
    case "victim":
      return orNo(piece.hero);
    case "loot": {
      const { hero = 0, coins = 0 } = chosen as Fields;
      return [piece.hero(hero), piece.count(coins)];
    }
    case "pick_figure":
    case "shove_each":
      return [figurePiece(chosen as Figure)];
    case "consent":
    case "chest_step":
      return chosen === true ? [piece.answer(kind)] : no;
    case "gun_first":
      return [piece.answer(chosen === true ? "gun" : "march")];
    case "reroll":
      return orNo(piece.die);
    case "cancel":
      return [piece.result(chosen as number)];
    case "assign": {
      const { to, face } = chosen as { to: unknown; face: number };
      return [targetPiece(to), piece.result(face)];
    }
    case "mend":
      return [piece.cell(view.pieces[chosen as number]?.cell ?? 0)];
    case "discard":
    case "toss":
      return orNo(piece.card);
    case "stay":
    case "crew_count":
    case "enlist":
      return [piece.count(chosen as number)];
    case "fork": {
      const { to = 0, count = 0 } = chosen as Fields;
      return [piece.cell(to), piece.count(count)];
    }
    case "crew_aim": {
      const { from = 0, to = 0 } = chosen as Fields;
      return [piece.cell(from), piece.cell(to)];
    }
    default:
      return [piece.word(JSON.stringify(choice.move))];
  }
}

/** What is printed on the card that a move in a window uses, or on the second side of the reaction: the first one does nothing. */
export function printedOn(choice: Choice, sheet: Pick<Sheet2, "cards" | "heroes">): readonly Phrase[] {
  const [, chosen] = moveOf(choice);
  const card = numberOf(chosen, "card");
  if (card !== null) return sheet.cards[card]?.text ?? [];
  const [, named] = choice.phrase.args.find(([name]) => name === "skill") ?? [];
  if (named === undefined || !("name" in named)) return [];
  const face = sheet.heroes.flatMap(({ skills }) => skills).find(({ skill }) => skill === named.name);
  return face?.levels.at(-1)?.[1] ?? [];
}

/** The ways to all legal moves. Where only one face of the dice, or one number, is left to be chosen, nobody has to pick it. */
export function waysTo(choices: readonly Choice[], view: Pick<View2, "pieces">): Way<Choice>[] {
  const ways = choices.map((move) => ({ move, pieces: piecesOf(move, view) }));
  return ["result:", "count:"].reduce((all, kind) => {
    const isKind = (one: string) => one.startsWith(kind);
    const values = new Set(all.flatMap(({ pieces }) => pieces.filter(isKind)));
    if (values.size !== 1 || all.some(({ pieces }) => pieces.every(isKind))) return all;
    return all.map(({ move, pieces }) => ({ move, pieces: pieces.filter((one) => !isKind(one)) }));
  }, ways);
}

const PLACES: ReadonlySet<string> = new Set([
  "deploy",
  "pick_place",
  "push_step",
  "second_aim",
  "leave_out",
  "spread",
  "boatswain",
  "gun_aim",
  "smash_order",
  "smash_aim",
  "drill",
  "squad_step",
  "dragon_step",
  "lash_order",
]);

/** The move that a click on a cell would be, so that the server can say why it is not possible. */
export function wouldBe(kind: string, cell: number, picks: readonly string[]): unknown {
  const chosen = (what: string) => {
    const pick = picks.find((one) => one.startsWith(what));
    return pick === undefined ? null : Number(pick.slice(what.length));
  };
  if (PLACES.has(kind)) return { [kind]: cell };
  if (kind === "pace") return { pace: { to: cell } };
  const skill = chosen("action:");
  if ((kind === "act" || kind === "dragon_act") && skill !== null)
    return { [kind]: { attack: { skill, to: cell } } };
  const from = chosen("cell:");
  return kind === "crew_aim" && from !== null ? { crew_aim: { from, to: cell } } : null;
}

const isFighter = (value: unknown): value is Fighter =>
  typeof value === "object" && value !== null && "id" in value && "side" in value;

/** Which pieces an event speaks of: they are marked while its line in the log is pointed at. */
export function marksOf(event: Event2): string[] {
  const marks: string[] = [];
  for (const [name, value] of Object.entries(event as unknown as Record<string, unknown>)) {
    if (["cell", "target", "from", "to"].includes(name) && typeof value === "number")
      marks.push(piece.cell(value));
    if (["card", "piece"].includes(name) && typeof value === "string") marks.push(`named:${value}`);
    if (isFighter(value)) marks.push(piece.fighter(value));
  }
  if (event.event === "hero_chosen") marks.push(piece.fighter({ id: event.hero, side: event.side }));
  if (event.event === "attack_declared") {
    const { by } = event;
    if (by.kind === "hero") marks.push(piece.fighter(by.hero));
    if (by.kind === "card") marks.push(`named:${by.card}`);
    if (by.kind === "crew") marks.push(piece.cell(by.from));
    if (by.kind === "kraken" || by.kind === "dragon") marks.push(`beast:${by.kind}`);
  }
  if (/^kraken/.test(event.event)) marks.push(piece.kraken);
  if (/^dragon/.test(event.event)) marks.push(piece.dragon);
  return marks;
}
