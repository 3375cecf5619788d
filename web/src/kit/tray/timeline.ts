/** When what is shown: the dice fly, the view rises above them, and the pairs fight one after another. Times are in seconds. */
/** Real dice of a centimetre are quick; a little slower they can be followed. */
export const PACE = 0.5;
/** From the hand into the air. */
export const RELEASE = 0.22;
/** The view rises, from before the last die lies still until after. */
export const RISE = { before: 0.55, after: 0.85 } as const;
/** A breath before the first shot, and after the last. */
const BREATH = 0.5;
const FAREWELL = 0.9;
/** Dice that are struck are looked at for a while. */
const STRIKE = 1.6;
/** A fight takes this long, unless there are so many that nobody wants to wait for them all. */
const FIGHT = { longest: 2.3, shortest: 0.95, together: 17 } as const;

export interface Timeline {
  /** So many fights were shown before. */
  from: number;
  /** The flight is over; the dice lie. */
  rest: number;
  /** The view is above the tray. */
  above: number;
  /** The beginning of every fight that is shown. */
  fights: { index: number; from: number; to: number }[];
  end: number;
}

export type Moment =
  | { kind: "flight"; seconds: number }
  | { kind: "rest" }
  | { kind: "fight"; index: number; part: number }
  | { kind: "over" };

/** How long each of so many fights takes. */
export function fightTime(count: number): number {
  return Math.min(FIGHT.longest, Math.max(FIGHT.shortest, FIGHT.together / Math.max(1, count)));
}

export interface Plan {
  /** The length of the flight in its own seconds; 0 where none is shown. */
  flight: number;
  /** How many fights there are, and how many of them were shown before. */
  fights: number;
  from: number;
  /** Whether dice are ringed because a curse strikes them. */
  struck: boolean;
}

export function timelineOf({ flight, fights, from, struck }: Plan): Timeline {
  const rest = flight > 0 ? RELEASE + flight / PACE : 0;
  const above = flight > 0 ? rest + RISE.after : 0;
  const time = fightTime(fights - from);
  const shown = Array.from({ length: Math.max(0, fights - from) }, (_, count) => ({
    index: from + count,
    from: above + BREATH + count * time,
    to: above + BREATH + (count + 1) * time,
  }));
  const end = (shown.at(-1)?.to ?? above + (struck ? STRIKE : 0)) + FAREWELL;
  return { from, rest, above, fights: shown, end };
}

/** The seconds of the flight itself that have passed. */
export function flown(time: number): number {
  return Math.max(0, (time - RELEASE) * PACE);
}

export function momentAt(timeline: Timeline, time: number): Moment {
  if (time < timeline.rest) return { kind: "flight", seconds: flown(time) };
  if (time >= timeline.end) return { kind: "over" };
  const fight = timeline.fights.find(({ from, to }) => time >= from && time < to);
  if (!fight) return { kind: "rest" };
  return { kind: "fight", index: fight.index, part: (time - fight.from) / (fight.to - fight.from) };
}

/** The fights that are over by now. */
export function fought(timeline: Timeline, time: number): number {
  return timeline.from + timeline.fights.filter(({ to }) => time >= to).length;
}

/** The acts of a fight, each as a part of it from 0 to 1. */
export const ACTS = {
  /** The line grows between the pair. */
  line: [0.02, 0.22],
  /** The ball flies. */
  shot: [0.36, 0.5],
  /** The loser goes under. */
  sink: [0.5, 0.92],
} as const;

/** How far an act has come, from 0 to 1. */
export function actOf(act: keyof typeof ACTS, part: number): number {
  const [from, to] = ACTS[act];
  return Math.min(1, Math.max(0, (part - from) / (to - from)));
}
