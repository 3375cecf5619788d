/** What the things in the scene are made of. They are things: only the light on them changes with the theme. */

export type Mood = "day" | "night";

export const SHEET = {
  middle: "#4b93a0",
  edge: "#1f5466",
  ink: "#0d2f3d",
  foam: "#e9f4ee",
  brass: "#e3bd6a",
} as const;

export const WOOD = {
  rim: { ground: "#9a673c", grain: "#5a361c", shine: "#cf9a62" },
  table: { ground: "#57402f", grain: "#2c1d12", shine: "#826046" },
} as const;

export const IRON = "#1c1d21";
export const SMOKE = "#f2ede2";

/** Rings and the measuring line: brass for who is measured, red for who is lost. */
export const GLOW = { brass: "#ffd261", lost: "#ff5a3c", ruler: "#fff1c9", mark: "#3a2508" } as const;

interface Light {
  key: string;
  keyPower: number;
  sky: string;
  ground: string;
  fill: number;
  mirror: number;
  exposure: number;
}

/** By day a window, by night a lantern. */
export const LIGHT: Record<Mood, Light> = {
  day: {
    key: "#fff3dc",
    keyPower: 3.4,
    sky: "#dcecff",
    ground: "#7b5a3a",
    fill: 1.7,
    mirror: 0.34,
    exposure: 1.08,
  },
  night: {
    key: "#ffe2bb",
    keyPower: 2.7,
    sky: "#6d8cb0",
    ground: "#2a1a10",
    fill: 1.1,
    mirror: 0.26,
    exposure: 1,
  },
};
