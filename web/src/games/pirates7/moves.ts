/** The listed moves, by kind: what a click on a card, a stepper or a die means. */
import type { Choice, Choices, Phrase } from "../../wire/wire";
import type { Cargo, Move } from "../../wire/pirates7";

export const moveOf = (choice: Choice): Move => choice.move as unknown as Move;

/** All legal moves, those nobody is urged to make included. */
export const allOf = (choices: Choices | null): Choice[] =>
  choices ? [...choices.moves, ...choices.asides] : [];

type Bare = Extract<Move, string>;
type Told = Exclude<Move, string>;
export type Kind = Bare | (Told extends infer One ? (One extends One ? keyof One : never) : never);
/** What a kind of move is about. */
export type About<K extends Kind> = Extract<Told, Record<K, unknown>>[K &
  keyof Extract<Told, Record<K, unknown>>];

export function kindOf(move: Move): Kind {
  return (typeof move === "string" ? move : (Object.keys(move)[0] ?? "done")) as Kind;
}

/** The choices of a kind, with what each is about. */
export function aboutOf<K extends Kind>(
  choices: readonly Choice[],
  kind: K,
): { choice: Choice; about: About<K> }[] {
  return choices.flatMap((choice) => {
    const move = moveOf(choice);
    if (typeof move === "string" || kindOf(move) !== kind) return [];
    return [{ choice, about: (move as Record<string, unknown>)[kind] as About<K> }];
  });
}

/** A choice without anything to tell, such as declining. */
export const bareOf = (choices: readonly Choice[], kind: Bare): Choice | undefined =>
  choices.find((choice) => moveOf(choice) === kind);

export const sameCargo = (one: Cargo, other: Cargo): boolean =>
  one.fruit === other.fruit && one.coffee === other.coffee && one.rum === other.rum;

/** A number that a phrase speaks of. */
export function numberIn({ args }: Phrase, name: string): number {
  const found = args.find(([key]) => key === name)?.[1];
  return found && typeof found === "object" && "number" in found ? found.number : 0;
}
