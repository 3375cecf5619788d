/** How a die is drawn, once for the picture and for the scene: pips and bands as paths on a face of 10 by 10 around its middle. */
import { SPOTS } from "../spots";
import type { Face } from "./throw";

/** The shape of the pips; owners differ in it, so that nobody has to tell them by their colours. */
export const shapes = ["disc", "square", "diamond", "ring", "star"] as const;
export type Shape = (typeof shapes)[number];

/** What runs around every face. */
export const bands = ["plain", "frame", "corners", "stripes", "notches"] as const;
export type Band = (typeof bands)[number];

const GAP = 2.45;

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 8 }, (_, index) => {
    const reach = index % 2 === 0 ? r : r * 0.5;
    const angle = (index * Math.PI) / 4;
    return `${(x + reach * Math.sin(angle)).toFixed(3)} ${(y - reach * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${points.join("L")}z`;
}

/** All of them cover about the same area, so that no die looks heavier than another. */
const PIPS: Record<Shape, (x: number, y: number) => string> = {
  disc: (x, y) => disc(x, y, 1.02),
  square: (x, y) => `M${x - 0.92} ${y - 0.92}h1.84v1.84h-1.84z`,
  diamond: (x, y) => `M${x} ${y - 1.32}l1.32 1.32l-1.32 1.32l-1.32 -1.32z`,
  ring: (x, y) => disc(x, y, 1.2) + disc(x, y, 0.52),
  star: (x, y) => star(x, y, 1.5),
};

/** The pips of a face; to be filled by the even-odd rule. */
export function pipsOf(face: Face, shape: Shape): string {
  return SPOTS[face].map(([x, y]) => PIPS[shape](x * GAP, y * GAP)).join("");
}

/** The bands of a face; to be filled by the even-odd rule. */
export const BANDS: Record<Band, string> = {
  plain: "",
  frame: "M-5 -5H5V5H-5zM-4.15 -4.15H4.15V4.15H-4.15z",
  corners: "M-5 -5h2.5l-2.5 2.5zM5 -5v2.5l-2.5 -2.5zM5 5h-2.5l2.5 -2.5zM-5 5v-2.5l2.5 2.5z",
  stripes: "M-5 -5h1.15v10h-1.15zM3.85 -5h1.15v10h-1.15z",
  notches: "M-1.3 -5h2.6l-1.3 1.3zM5 -1.3v2.6l-1.3 -1.3zM1.3 5h-2.6l1.3 -1.3zM-5 1.3v-2.6l1.3 1.3z",
};
