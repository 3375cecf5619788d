/** What is in the box: the things of the game in their order. */
import type {
  Cargo,
  Character,
  CurseFace,
  Deal,
  Good,
  Nation,
  PortFace,
  CaravanFace,
  Sheet,
} from "../../wire/pirates7";

/** In calling order. */
export const CHARACTERS: readonly Character[] = [
  "shipwright",
  "governor",
  "captain",
  "islander",
  "shaman",
  "merchant",
  "cartographer",
];
export const GOODS: readonly Good[] = ["fruit", "coffee", "rum"];
export const NATIONS: readonly Nation[] = ["england", "spain", "france", "holland"];
export const NO_CARGO: Cargo = { fruit: 0, coffee: 0, rum: 0 };
export const DEAL_GOODS: Record<Deal, readonly [Good, Good]> = {
  fruit_coffee: ["fruit", "coffee"],
  fruit_rum: ["fruit", "rum"],
  coffee_rum: ["coffee", "rum"],
};

export const totalOf = (cargo: Cargo): number => cargo.fruit + cargo.coffee + cargo.rum;

/** Whether playing it brings all played Characters back. */
export const bringsBack = (character: Character): boolean =>
  character === "captain" || character === "islander" || character === "shaman";

/** An Adventure card with what is printed on it. */
export type Adventure =
  | { kind: "caravan"; id: string; face: CaravanFace }
  | { kind: "port"; id: string; face: PortFace }
  | { kind: "curse"; id: string; face: CurseFace };

export function adventureOf(sheet: Sheet, id: string): Adventure | null {
  const caravan = sheet.caravans.find(({ card }) => card === id);
  if (caravan) return { kind: "caravan", id, face: caravan };
  const port = sheet.ports.find((face) => face.port === id);
  if (port) return { kind: "port", id, face: port };
  const curse = sheet.curses.find((face) => face.curse === id);
  return curse ? { kind: "curse", id, face: curse } : null;
}
