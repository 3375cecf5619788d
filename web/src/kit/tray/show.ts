/** What a throw looks like at any time: where every die is, from where it is seen, and what is fired at whom. No drawing here. */
import { type Field, fieldOf } from "./field";
import { along, blend, type Course, coursesOf, type Flight, type Knock } from "./flight";
import type { Hand } from "./hand";
import { about, after, type Pose, poseOf, type Vector } from "./spin";
import { DIE, LID, lieOf, MILLIMETRE, sidesOf, sunkBy, type Throw } from "./throw";
import {
  actOf,
  flown,
  fought,
  type Moment,
  momentAt,
  PACE,
  RELEASE,
  RISE,
  type Timeline,
  timelineOf,
} from "./timeline";

/** From where the tray is seen: a point, how high above it in radians, and how many millimetres around it must be in sight. */
export interface View {
  look: Vector;
  elevation: number;
  wide: number;
  high: number;
}

/** Something that happens at a place and has come so far, from 0 to 1. */
export interface Spot {
  at: Vector;
  part: number;
}

export interface Frame {
  moment: Moment;
  /** The dice that are to be seen. */
  poses: Map<number, Pose>;
  view: View;
  /** The measured line, and how much of it is drawn. */
  line: { from: Vector; to: Vector; part: number } | null;
  /** Where rings glow, and how brightly. */
  rings: { at: Vector; light: number; lost: boolean }[];
  balls: Vector[];
  smoke: Spot[];
  splashes: Spot[];
}

/** Over the thrower's shoulder, then after the dice. */
const HELD: View = { look: [LID.side / 2, 96, 52], elevation: 0.42, wide: 178, high: 178 };
const LOW: View = { look: [LID.side / 2, 126, 14], elevation: 0.6, wide: 214, high: 214 };
/** So many seconds the view takes to catch up. */
const FOLLOW = 0.7;
/** Not quite straight down, so that up stays up. */
const ABOVE = Math.PI / 2 - 0.0005;
const TOP = DIE.edge;
/** A fight is never seen from nearer than so many millimetres across. */
const CLOSEST = 84;

export class Show {
  readonly timeline: Timeline;
  readonly field: Field;
  readonly knocks: Knock[];
  readonly #rate: number;
  readonly #thrown: Throw;
  readonly #courses: Map<number, Course> | null;
  readonly #lying: Map<number, Pose>;
  readonly #middle: Vector;

  /** Without a flight the dice lie already; so many fights have been shown before. */
  constructor(thrown: Throw, flight: Flight | null, from: number) {
    this.#thrown = thrown;
    this.#courses = coursesOf(flight, thrown.lies);
    this.#rate = flight?.rate ?? 1;
    this.knocks = this.#courses ? (flight?.knocks ?? []) : [];
    this.#lying = new Map(thrown.lies.map((lie) => [lie.die, poseOf(lie)]));
    const length = Math.max(0, ...[...(this.#courses?.values() ?? [])].map((course) => course.length));
    const struck = (thrown.struck?.length ?? 0) > 0;
    this.timeline = timelineOf({ flight: length, fights: thrown.fights.length, from, struck });
    this.field = fieldOf(thrown.lies);
    this.#middle = middleOf([...(this.#courses?.values() ?? [])].map((course) => course.at(0).at));
  }

  /** How many fights are shown when it is over. */
  get fights(): number {
    return this.#thrown.fights.length;
  }

  /** Whether there is anything to be let go. */
  get flies(): boolean {
    return this.#courses !== null;
  }

  /** Whether a fight is fought with guns; a whirlpool is silent. */
  shoots(index: number): boolean {
    return this.#thrown.fights[index]?.reason !== "whirlpool";
  }

  /** When a knock is heard. */
  heard(knock: Knock): number {
    return RELEASE + knock.frame / this.#rate / PACE;
  }

  /** The dice in the hand. */
  held(hand: Hand): Frame {
    const poses = new Map<number, Pose>();
    for (const [die, course] of this.#courses ?? [])
      poses.set(die, hand.pose(die, course.at(0), this.#middle));
    return calmly({ kind: "flight", seconds: 0 }, poses, HELD);
  }

  /** So many seconds after the hand let go; `from` tells where it held the dice. */
  at(time: number, from: Map<number, Pose> | null = null): Frame {
    const moment = momentAt(this.timeline, time);
    const poses = this.#poses(time, from);
    const frame = calmly(moment, poses, this.#view(time, poses));
    if (moment.kind === "fight") this.#fight(frame, moment.index, moment.part);
    else if (this.#thrown.struck && time >= this.timeline.above)
      this.#strike(frame, time - this.timeline.above);
    return frame;
  }

  #poses(time: number, from: Map<number, Pose> | null): Map<number, Pose> {
    if (this.#courses && time < this.timeline.rest) {
      const released = Math.min(1, time / RELEASE);
      return new Map(
        [...this.#courses].map(([die, course]) => {
          const pose = course.at(flown(time));
          const held = from?.get(die);
          return [die, held && released < 1 ? blend(held, pose, smooth(released)) : pose];
        }),
      );
    }
    const gone = sunkBy(this.#thrown, fought(this.timeline, time));
    return new Map([...this.#lying].filter(([die]) => !gone.has(die)));
  }

  #view(time: number, poses: Map<number, Pose>): View {
    const { rest, above, fights } = this.timeline;
    const last = fights.at(-1);
    if (this.#courses && time < above) {
      const crowd = middleOf([...poses.values()].map((pose) => pose.at));
      const look = along(LOW.look, [crowd[0], crowd[1], LOW.look[2]], 0.5);
      const low = mix(HELD, { ...LOW, look }, smooth(clamp(time / FOLLOW)));
      const risen = (time - rest + RISE.before) / (RISE.before + RISE.after);
      return mix(low, this.#overview(), smooth(clamp(risen)));
    }
    const now = fights.find(({ from, to }) => time >= from && time < to);
    if (now) {
      const before = now.index > this.timeline.from ? this.#closeUp(now.index - 1) : this.#overview();
      const part = (time - now.from) / (now.to - now.from);
      return mix(before, this.#closeUp(now.index), smooth(clamp(part / 0.3)));
    }
    if (last && time >= last.to) {
      const part = (time - last.to) / (this.timeline.end - last.to);
      return mix(this.#closeUp(last.index), this.#overview(), smooth(clamp(part * 1.25)));
    }
    return this.#overview();
  }

  #overview(): View {
    const { x, y, wide, high } = this.field;
    return { look: [x + wide / 2, y + high / 2, TOP], elevation: ABOVE, wide, high };
  }

  #closeUp(index: number): View {
    const fight = this.#thrown.fights[index];
    const all = this.#overview();
    const [a, b] = [fight && this.#lying.get(fight.a), fight && this.#lying.get(fight.b)];
    if (!fight || !a || !b) return all;
    const near = Math.max(CLOSEST, (fight.distance / MILLIMETRE) * 2);
    const [wide, high] = [Math.min(all.wide, near), Math.min(all.high, near)];
    const [x, y] = middleOf([a.at, b.at]);
    return { look: [x, y, TOP], elevation: 1.22, wide, high };
  }

  #fight(frame: Frame, index: number, part: number): void {
    const fight = this.#thrown.fights[index];
    if (!fight) return;
    const [a, b] = [this.#lying.get(fight.a), this.#lying.get(fight.b)];
    if (!a || !b) return;
    const fading = 1 - clamp((part - 0.86) / 0.12);
    frame.line = { from: top(a.at), to: top(b.at), part: smooth(actOf("line", part)) * fading };
    const lost = part > 0.5 ? fight.sunk : [];
    for (const [die, { at }] of [
      [fight.a, a],
      [fight.b, b],
    ] as const) {
      const gone = lost.includes(die);
      const light = gone ? 1 - actOf("sink", part) : actOf("line", part) * fading;
      frame.rings.push({ at, light, lost: gone });
    }
    for (const { from, at } of sidesOf(fight)) {
      const [gun, target] = [this.#lying.get(from)?.at, this.#lying.get(at)?.at];
      if (!gun || !target) continue;
      const flying = this.shoots(index) ? actOf("shot", part) : 0;
      if (flying > 0 && flying < 1) frame.balls.push(arc(gun, target, flying));
      if (flying > 0 && part < 0.8) {
        frame.smoke.push({ at: along(top(gun), top(target), 0.12), part: (part - 0.36) / 0.44 });
      }
      const lie = lieOf(this.#thrown, at);
      const sinking = actOf("sink", part);
      if (!lie || sinking === 0) continue;
      frame.splashes.push({ at: [target[0], target[1], 0], part: sinking });
      if (!fight.sunk.includes(at)) continue;
      const pose = foundering(poseOf(lie), at, sinking, this.shoots(index) ? 0 : 9);
      if (sinking < 1) frame.poses.set(at, pose);
      else frame.poses.delete(at);
    }
  }

  #strike(frame: Frame, seconds: number): void {
    const light = clamp(seconds / 0.3) * (0.7 + 0.3 * Math.cos(seconds * 7));
    for (const die of this.#thrown.struck ?? []) {
      const pose = frame.poses.get(die);
      if (pose) frame.rings.push({ at: pose.at, light, lost: true });
    }
  }
}

/** A frame in which nobody fights. */
function calmly(moment: Moment, poses: Map<number, Pose>, view: View): Frame {
  return { moment, poses, view, line: null, rings: [], balls: [], smoke: [], splashes: [] };
}

/** A die that goes under: it shudders, leans over and is gone; the whirlpool turns it round so many radians. */
function foundering(pose: Pose, die: number, part: number, swirl: number): Pose {
  const shudder = part < 0.25 ? Math.sin(part * 120) * 0.5 * (1 - part * 4) : 0;
  const down = smooth(clamp((part - 0.12) / 0.88));
  const lean = about([Math.cos(die * 2.1), Math.sin(die * 2.1), 0], 0.95 * down);
  return {
    at: [pose.at[0] + shudder, pose.at[1] - shudder, pose.at[2] - down * (DIE.edge + 6)],
    spin: after(lean, after(about([0, 0, 1], -swirl * part * part), pose.spin)),
  };
}

function arc(from: Vector, to: Vector, part: number): Vector {
  const height = 10 + 0.18 * Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y, z] = along(top(from), top(to), part);
  return [x, y, z + 4 * height * part * (1 - part)];
}

function top([x, y]: Vector): Vector {
  return [x, y, TOP];
}

function mix(a: View, b: View, part: number): View {
  return {
    look: along(a.look, b.look, part),
    elevation: a.elevation + (b.elevation - a.elevation) * part,
    wide: a.wide + (b.wide - a.wide) * part,
    high: a.high + (b.high - a.high) * part,
  };
}

function middleOf(points: Vector[]): Vector {
  const count = Math.max(1, points.length);
  const sum = (axis: 0 | 1 | 2) => points.reduce((total, point) => total + point[axis], 0) / count;
  return [sum(0), sum(1), sum(2)];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}
