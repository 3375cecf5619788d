/** Whose dice are whose: a colour, a shape of pips and a band for every owner, and the name they go by. */
import type { Band, Shape } from "./marks";
import type { Owner } from "./throw";

export interface Look {
  /** The owner in words. */
  name: string;
  /** CSS colours of the body and of what is drawn on it. */
  body: string;
  ink: string;
  shape: Shape;
  band: Band;
}

export type Looks = (owner: Owner) => Look;

type Dress = Omit<Look, "name">;

/** Dice are things, the same by day and by night; apart in lightness as well as in hue. */
const SEATS: readonly Dress[] = [
  { body: "var(--tray-seat0, #f6ecd6)", ink: "var(--tray-on-seat0, #17283a)", shape: "disc", band: "plain" },
  {
    body: "var(--tray-seat1, #2a62c9)",
    ink: "var(--tray-on-seat1, #ffffff)",
    shape: "square",
    band: "frame",
  },
  {
    body: "var(--tray-seat2, #f2b41f)",
    ink: "var(--tray-on-seat2, #2a1c02)",
    shape: "diamond",
    band: "corners",
  },
  {
    body: "var(--tray-seat3, #23272e)",
    ink: "var(--tray-on-seat3, #efe6d2)",
    shape: "ring",
    band: "stripes",
  },
];
const CARAVAN: Dress = {
  body: "var(--tray-caravan, #c8281f)",
  ink: "var(--tray-on-caravan, #fff6e6)",
  shape: "star",
  band: "notches",
};

/** The dice of up to four seats and of the caravan, by the names the game gives. */
export function usualLooks(name: (owner: Owner) => string): Looks {
  return (owner) => {
    const dress = (owner === "caravan" ? undefined : SEATS[owner % SEATS.length]) ?? CARAVAN;
    return { ...dress, name: name(owner) };
  };
}
