/** The sheet on the floor of the lid: a sea chart, drawn by us as paths in millimetres, y downwards; for the picture and for the scene. */
import { LID } from "./throw";

const MIDDLE = LID.side / 2;

/** Numbers that look random and are the same for everybody. */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function point(angle: number, reach: number): string {
  return `${(MIDDLE + reach * Math.sin(angle)).toFixed(2)} ${(MIDDLE - reach * Math.cos(angle)).toFixed(2)}`;
}

function rays(count: number, offset: number, reach: number, waist: number): { light: string; dark: string } {
  const step = (2 * Math.PI) / count;
  const all = Array.from({ length: count }, (_, index) => offset + index * step);
  const half = (side: number) =>
    all
      .map((angle) => `M${point(0, 0)}L${point(angle, reach)}L${point(angle + (side * step) / 2, waist)}z`)
      .join("");
  return { light: half(-1), dark: half(1) };
}

const major = rays(4, 0, 47, 9.5);
const minor = rays(4, Math.PI / 4, 33, 9);
const small = rays(8, Math.PI / 8, 22, 8);

/** The compass rose: the halves of its rays that lie in the light, and those in the shade. */
export const ROSE = {
  light: small.light + minor.light + major.light,
  dark: small.dark + minor.dark + major.dark,
} as const;

/** The lines ships keep to, from the rose outwards. */
export const RHUMBS = Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16;
  return `M${point(angle, 36)}L${point(angle, 210)}`;
}).join("");

/** Small waves here and there. */
export const WAVES = (() => {
  const lot = lots(7);
  const found: string[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = 22 + column * 32 + lot() * 16 - 8 + (row % 2) * 12;
      const y = 20 + row * 30 + lot() * 14 - 7;
      if (x > 254 || y > 262 || Math.hypot(x + 6 - MIDDLE, y - MIDDLE) < 56 || lot() < 0.3) continue;
      found.push(`M${x.toFixed(1)} ${y.toFixed(1)}q3-3 6 0t6 0`);
    }
  }
  return found.join("");
})();
