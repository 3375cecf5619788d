/** Every thing on the table that can be picked, or that a line of the log speaks of, has a name of its own. */
import type { Chart, Event, Move, Sheet, View } from "../../wire/rumbones";
import type { Choice, Phrase } from "../../wire/wire";
import type { Way } from "../../kit/ways";
import type { Plan as AnyPlan } from "../boarding/chart";
import { type Fields, fieldsOf, moveOf, numberOf } from "../moves";

type Plan = AnyPlan<Chart>;

export type Piece = `${string}:${string | number}`;

export const piece = {
  cell: (cell: number): Piece => `cell:${cell}`,
  hero: (hero: number): Piece => `hero:${hero}`,
  action: (action: number): Piece => `action:${action}`,
  response: (hero: number, action: number): Piece => `response:${hero}.${action}`,
  card: (card: number): Piece => `card:${card}`,
  die: (at: number): Piece => `die:${at}`,
  /** Crew of a rank and a lane in the place that is attacked. */
  crew: (rank: "deckhand" | "bosun", lane: number): Piece => `crew:${rank}.${lane}`,
  prize: "prize:here" as Piece,
  result: (result: number): Piece => `result:${result}`,
  count: (count: number): Piece => `count:${count}`,
  seat: (seat: number): Piece => `seat:${seat}`,
  side: (side: string): Piece => `side:${side}`,
  word: (word: string): Piece => `word:${word}`,
  kraken: "beast:kraken" as Piece,
  dragon: "beast:dragon" as Piece,
};

/** The pieces that make an attack's next hit. */
function targetPiece(target: unknown): Piece {
  for (const rank of ["deckhand", "bosun"] as const) {
    const lane = numberOf(target, rank);
    if (lane !== null) return piece.crew(rank, lane);
  }
  const hero = numberOf(target, "hero");
  return hero === null ? piece.prize : piece.hero(hero);
}

/** The muster point of the side whose turn it is, in a lane. */
function musterOf(plan: Plan, view: View, lane: number): number {
  return plan.chart.muster[view.active === "wellsport" ? 0 : 1]?.[lane] ?? 0;
}

/** The pieces by which a player picks a move. What has no place on the table is picked by its words. */
export function piecesOf(choice: Choice, view: View, plan: Plan, mine: number): Piece[] {
  const [kind, chosen] = moveOf(choice);
  const no = [piece.word(kind)];
  const orNo = (make: (value: number) => Piece): Piece[] => (chosen === null ? no : [make(chosen as number)]);
  switch (kind) {
    case "wish":
      return [piece.side(String(chosen))];
    case "aim":
    case "push_step":
    case "pick_place":
    case "slam_order":
    case "dragon_prey":
      return orNo(piece.cell);
    case "spread":
    case "boatswain":
    case "berth":
      return [piece.cell(musterOf(plan, view, chosen as number))];
    case "lane":
      return [piece.cell(plan.chart.muster[mine]?.[chosen as number] ?? 0)];
    case "crew_aim": {
      const { from = 0, to = 0 } = chosen as Fields;
      return [piece.cell(from), piece.cell(to)];
    }
    case "crew_deckhands":
    case "crew_bosuns":
    case "bribe":
    case "recruits":
    case "pass_coins":
    case "spare":
      return [piece.count(chosen as number)];
    case "deploy": {
      if (chosen === null) return no;
      const { hero = 0, lane = 0 } = chosen as Fields;
      return [piece.hero(hero), piece.cell(musterOf(plan, view, lane))];
    }
    case "next_hero":
    case "fall_order":
    case "bounty":
    case "victim":
    case "pick_hero":
    case "share":
      return orNo(piece.hero);
    case "mend": {
      if (chosen === null) return no;
      const { tile = 0, damage = 0 } = chosen as Fields;
      return [piece.cell(plan.chart.objectives[mine]?.[tile] ?? 0), piece.count(damage)];
    }
    case "act": {
      const attack = fieldsOf(chosen, "attack");
      if (attack) return [piece.action(attack["action"] ?? 0), piece.cell(attack["to"] ?? 0)];
      const ability = fieldsOf(chosen, "ability");
      if (ability) return [piece.action(ability["action"] ?? 0)];
      const ghost = fieldsOf(chosen, "ghost_move");
      return ghost ? [piece.card(ghost["card"] ?? 0)] : [piece.word(String(chosen))];
    }
    case "pace": {
      const to = numberOf(chosen, "to") ?? numberOf(chosen, "swing");
      return [to === null ? piece.word(String(chosen)) : piece.cell(to)];
    }
    case "priority":
      return [piece.word(chosen === true ? "heroes" : "crew")];
    case "assign": {
      const { to, result } = chosen as { to: unknown; result: number };
      return [targetPiece(to), piece.result(result)];
    }
    case "reroll":
    case "unluck":
    case "set_die":
      return orNo(piece.die);
    case "open": {
      const card = numberOf(chosen, "card");
      if (card !== null) return [piece.card(card)];
      const response = fieldsOf(chosen, "response");
      if (response) return [piece.response(response["hero"] ?? 0, response["action"] ?? 0)];
      return [piece.word(String(chosen))];
    }
    case "take":
    case "fetch":
    case "discard":
      return orNo(piece.card);
    case "rob":
    case "captain":
      return [piece.seat(chosen as number)];
    case "lend":
      return [piece.word(chosen === true ? "lend" : "keep")];
    default:
      return [piece.word(JSON.stringify(choice.move))];
  }
}

/** What is printed on the card or the response that a move in a window uses. */
export function printedOn(choice: Choice, sheet: Pick<Sheet, "cards" | "heroes">): readonly Phrase[] {
  const [, chosen] = moveOf(choice);
  const card = numberOf(chosen, "card");
  if (card !== null) return sheet.cards[card]?.text ?? [];
  const { hero = -1, action = -1 } = fieldsOf(chosen, "response") ?? {};
  return sheet.heroes[hero]?.actions[action]?.text ?? [];
}

/** The ways to all legal moves. Where only one result of the dice is left to be given, nobody has to pick it. */
export function waysTo(choices: readonly Choice[], view: View, plan: Plan, mine: number): Way<Choice>[] {
  const ways = choices.map((move) => ({ move, pieces: piecesOf(move, view, plan, mine) }));
  const results = new Set(ways.flatMap(({ pieces }) => pieces.filter((one) => one.startsWith("result:"))));
  if (results.size > 1) return ways;
  return ways.map(({ move, pieces }) => ({
    move,
    pieces: pieces.filter((one) => !one.startsWith("result:")),
  }));
}

/** The move that a click on a cell would be, so that the server can say why it is not possible. */
export function wouldBe(kind: string, cell: number, picks: readonly string[]): Move | null {
  const action = picks.find((pick) => pick.startsWith("action:"));
  const from = picks.find((pick) => pick.startsWith("cell:"));
  switch (kind) {
    case "aim":
    case "push_step":
    case "pick_place":
    case "slam_order":
    case "dragon_prey":
      return { [kind]: cell } as unknown as Move;
    case "pace":
      return { pace: { to: cell } } as unknown as Move;
    case "act":
      return action === undefined
        ? null
        : ({ act: { attack: { action: Number(action.slice(7)), to: cell } } } as unknown as Move);
    case "crew_aim":
      return from === undefined
        ? null
        : ({ crew_aim: { from: Number(from.slice(5)), to: cell } } as unknown as Move);
    default:
      return null;
  }
}

/** Which pieces an event speaks of: they are marked while its line in the log is pointed at. */
export function marksOf(event: Event): string[] {
  const marks: string[] = [];
  for (const [name, value] of Object.entries(event as unknown as Record<string, unknown>)) {
    if (["cell", "target", "from", "to", "at"].includes(name) && typeof value === "number") {
      marks.push(piece.cell(value));
    }
    if (["hero", "by", "from", "to"].includes(name) && typeof value === "string")
      marks.push(`named:${value}`);
    if (name === "tile" || name === "what") marks.push(`named:${String(value)}`);
    if (name === "card" && typeof value === "string") marks.push(`named:${value}`);
    if (name === "creature") marks.push(`beast:${String(value)}`);
  }
  if (event.event === "attack_declared") {
    const { by } = event;
    if (by.kind === "hero") marks.push(`named:${by.hero}`);
    if (by.kind === "crew") marks.push(piece.cell(by.from));
    if (by.kind === "kraken" || by.kind === "dragon") marks.push(`beast:${by.kind}`);
  }
  if (/^kraken/.test(event.event)) marks.push(piece.kraken);
  if (/^dragon/.test(event.event)) marks.push(piece.dragon);
  return marks;
}
