/**
 * From picks to moves. Every legal move is a set of picks in stages: a die and a slot in any order, then what
 * the die is turned into. What can be picked next follows from the list of legal moves alone.
 */
import type { At, Move, Slot } from "../../wire/ahoy";
import type { Choice, Choices } from "../../wire/wire";
import { placeOf } from "./chart";
import { type Piece, piece } from "./pieces";

/** The picks that make a move, stage by stage; those of one stage may come in any order. */
type Stages = Piece[][];

export function moveOf(choice: Choice): Move {
  return choice.move as unknown as Move;
}

/** A move as a key; the order of the fields is the server's and does not change. */
export function moveKey(move: unknown): string {
  return JSON.stringify(move);
}

/** The place a sentence speaks of: where a step or a wrap leads. */
function placeIn(choice: Choice): At | null {
  const arg = choice.phrase.args.find(([name]) => name === "at")?.[1];
  return arg && "label" in arg ? placeOf(arg.label) : null;
}

function stagesOf(choice: Choice): Stages {
  const move = moveOf(choice);
  if (typeof move === "string") {
    const answers = { pass: "no", accept: "yes", end_turn: "end", surrender: "surrender" } as const;
    return [[piece.answer(answers[move])]];
  }
  if ("layout" in move) return [[piece.layout(move.layout)]];
  if ("begin" in move) return [[piece.cell(move.begin)]];
  if ("place" in move) {
    const { die, slot, to, gold } = move.place;
    return [[piece.die(die), piece.slot(slot)], [piece.value(to, gold)]];
  }
  if ("set_aside" in move) return [[piece.die(move.set_aside)], [piece.aside(move.set_aside)]];
  if ("recruit" in move) return [[piece.crew(move.recruit)]];
  if ("smuggle" in move) return [[piece.cargo(move.smuggle)]];
  if ("deliver" in move) return [[piece.cargo(move.deliver)]];
  if ("use" in move) return [[piece.power(move.use)]];
  if ("plan" in move) return [[piece.plan(move.plan)]];
  if ("step" in move || "wrap" in move) {
    const at = placeIn(choice);
    return [[at ? piece.cell(at) : piece.exactly(moveKey(move))]];
  }
  if ("go" in move) return [[piece.cell(move.go)]];
  if ("lay" in move) return [[piece.lay(move.lay.at, move.lay.turn)]];
  if ("fight" in move) return [[piece.foe(move.fight)]];
  if ("aim" in move) return [[piece.aim(move.aim.slot, move.aim.by)]];
  if ("manoeuvre" in move) return [[piece.manoeuvre(move.manoeuvre)]];
  if ("slot" in move) return [[piece.slot(move.slot)]];
  if ("load" in move) {
    const { from, die, slot, to, gold } = move.load;
    return [[piece.laid(from, die)], [piece.slot(slot)], [piece.value(to, gold)]];
  }
  if ("target" in move) return [[piece.figure(move.target.figure, move.target.at)]];
  if ("pick" in move) return [[piece.cell(move.pick)]];
  if ("count" in move) return [[piece.count(move.count)]];
  if ("card" in move) return [[piece.card(move.card)]];
  if ("steal" in move) {
    const { card, cargo } = move.steal;
    return [[piece.card(card)], [cargo ? piece.cargo(card) : piece.crew(card)]];
  }
  if ("settle" in move) return [[piece.cell(move.settle.at)], [piece.count(move.settle.count)]];
  if ("reward" in move) return [[piece.reward(move.reward)]];
  return [[piece.pledge(move.pledge)]];
}

interface Path {
  choice: Choice;
  stages: Stages;
}

/** How a set of picks stands to a path: the stage that is open and its picks not made yet; none if it leaves it. */
function rest(path: Path, picks: readonly Piece[]): Piece[] | null {
  let made = 0;
  for (const stage of path.stages) {
    const open = stage.filter((pick) => !picks.includes(pick));
    made += stage.length - open.length;
    if (open.length > 0) return made === picks.length ? open : null;
  }
  return made === picks.length ? [] : null;
}

/** Where a chain of picks stands. */
export interface Standing {
  /** What can be picked next. */
  next: ReadonlySet<Piece>;
  /** The moves that are still meant. */
  meant: readonly Choice[];
  /** The move that the picks make. */
  finished: Choice | null;
}

/** Settles what needs no pick: values that nothing else competes with, moves that the same picks lead to. */
function standing(paths: Path[], picks: readonly Piece[]): Standing {
  const open = paths.flatMap((path) => {
    const left = rest(path, picks);
    return left ? [{ path, left }] : [];
  });
  const meant = open.map(({ path }) => path.choice);
  const ready = open.filter(({ left }) => left.length === 0);
  if (picks.length > 0 && open.length === 1 && isSettled(open[0]?.left ?? [])) {
    return { next: new Set(), meant, finished: open[0]?.path.choice ?? null };
  }
  if (ready.length === 1 && open.length === 1) {
    return { next: new Set(), meant, finished: ready[0]?.path.choice ?? null };
  }
  return { next: new Set(open.flatMap(({ left }) => left)), meant, finished: null };
}

/** The last stage says nothing new when only one move is left: the value of a die, the half of a card. */
function isSettled(left: readonly Piece[]): boolean {
  return left.every((pick) => !pick.startsWith("die:") && !pick.startsWith("slot:"));
}

/** The ways to all legal moves of a decision. */
export class Chain {
  readonly #paths: Path[];

  constructor(choices: Choices | null, asides = false) {
    const listed = choices ? [...choices.moves, ...(asides ? choices.asides : [])] : [];
    const paths = listed.map((choice) => ({ choice, stages: stagesOf(choice) }));
    const ways = new Map<string, number>();
    for (const { stages } of paths) {
      const way = stages.flat().join(" ");
      ways.set(way, (ways.get(way) ?? 0) + 1);
    }
    // Two moves behind the same picks are told apart by a last question.
    this.#paths = paths.map(({ choice, stages }) => {
      const shared = (ways.get(stages.flat().join(" ")) ?? 0) > 1;
      return { choice, stages: shared ? [...stages, [piece.exactly(moveKey(choice.move))]] : stages };
    });
  }

  at(picks: readonly Piece[]): Standing {
    return standing(this.#paths, picks);
  }

  /** The gold that the cheapest move costs to which this pick leads from here; none where it leads nowhere. */
  priceOf(picks: readonly Piece[], next: Piece): number | null {
    const led = this.#paths.filter((path) => rest(path, picks)?.includes(next));
    return led.length > 0 ? Math.min(...led.map(({ choice }) => goldOf(choice))) : null;
  }

  /** The picks after one more, or after one that starts anew; none if it means nothing. */
  pick(picks: readonly Piece[], next: Piece): Piece[] | null {
    if (this.at(picks).next.has(next)) return [...picks, next];
    // Another die or another slot takes the place of the one picked before.
    for (let kept = picks.length - 1; kept >= 0; kept -= 1) {
      const fewer = picks.filter((_, index) => index !== kept);
      if (!picks.includes(next) && this.at(fewer).next.has(next)) return [...fewer, next];
    }
    return this.at([]).next.has(next) ? [next] : null;
  }

  /** The full way to a move, as a player would pick it. */
  wayTo(choice: Choice): Piece[] {
    return this.#paths.find((path) => path.choice === choice)?.stages.flat() ?? [];
  }
}

/** The gold a move costs because a die is turned for it. */
export function goldOf(choice: Choice): number {
  const move = moveOf(choice);
  if (typeof move === "string") return 0;
  if ("place" in move) return move.place.gold;
  return "load" in move ? move.load.gold : 0;
}

/** The slots that a list of choices speaks of. */
export function slotsIn(choices: readonly Choice[]): Slot[] {
  return choices.flatMap((choice) => {
    const move = moveOf(choice);
    return typeof move === "object" && "slot" in move ? [move.slot] : [];
  });
}

/** Moves that are never made by a pick alone: one gives up, and one lays a region, which is turned about first. */
export function needsWord(choice: Choice): boolean {
  const move = moveOf(choice);
  return typeof move === "string" ? move === "surrender" : "lay" in move;
}
