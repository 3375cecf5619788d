/** The way the dice took through the air, for showing it: computed by the server from the seed of the throw. */
import { between, type Pose, poseOf, type Spin, type Vector } from "./spin";
import { type Lie, MILLIMETRE } from "./throw";

/** One die on its way. */
export interface Track {
  die: number;
  /** For every frame how far to the right, how far up the tray and how high its centre is, in hundredths of a millimetre. */
  places: number[];
  /** For every frame the quaternion x, y, z, w in parts of 32767. Without rotation side 1 looks up, 2 down the tray and 3 to the right. */
  spins: number[];
}

/** A hit that can be heard. */
export interface Knock {
  frame: number;
  on: "floor" | "wall" | "die";
  /** From 0, not to be heard, to 1. */
  loudness: number;
}

export interface Flight {
  /** Frames a second. */
  rate: number;
  dice: Track[];
  knocks: Knock[];
}

/** Numbers that a frame takes. */
const PLACE = 3;
const SPIN = 4;

/** The seconds before its end in which a course bends into the recorded pose: rounding, and nothing more. */
const LANDING = 0.1;

/** A die's way that ends exactly where the record says, with the recorded face up. */
export class Course {
  /** How long it takes, in seconds. */
  readonly length: number;
  readonly #track: Track;
  readonly #rate: number;
  readonly #end: Pose;

  constructor(track: Track, rate: number, lie: Lie) {
    this.#track = track;
    this.#rate = rate;
    this.#end = poseOf(lie);
    this.length = (framesOf(track) - 1) / rate;
  }

  /** Where the die is after so many seconds. */
  at(seconds: number): Pose {
    if (seconds >= this.length) return this.#end;
    const exact = Math.max(0, seconds) * this.#rate;
    const frame = Math.floor(exact);
    const flown = blend(this.#frame(frame), this.#frame(frame + 1), exact - frame);
    const landed = 1 - (this.length - seconds) / LANDING;
    return landed <= 0 ? flown : blend(flown, this.#end, landed);
  }

  #frame(index: number): Pose {
    const [x = 0, y = 0, z = 0] = this.#track.places.slice(index * PLACE, (index + 1) * PLACE);
    const [qx = 0, qy = 0, qz = 0, qw = 1] = this.#track.spins.slice(index * SPIN, (index + 1) * SPIN);
    const size = Math.hypot(qx, qy, qz, qw) || 1;
    const spin: Spin = [qx / size, qy / size, qz / size, qw / size];
    return { at: [x / MILLIMETRE, y / MILLIMETRE, z / MILLIMETRE], spin };
  }
}

function framesOf({ places, spins }: Track): number {
  return Math.floor(Math.min(places.length / PLACE, spins.length / SPIN));
}

/** A pose between two. */
export function blend(a: Pose, b: Pose, part: number): Pose {
  return { at: along(a.at, b.at, part), spin: between(a.spin, b.spin, part) };
}

/** A point between two. */
export function along(a: Vector, b: Vector, part: number): Vector {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}

/** The ways of all dice that lie; none when the flight does not speak of every one of them. */
export function coursesOf(flight: Flight | null, lies: Lie[]): Map<number, Course> | null {
  if (!flight || !(flight.rate > 0)) return null;
  const courses = new Map<number, Course>();
  for (const lie of lies) {
    const track = flight.dice.find(({ die }) => die === lie.die);
    if (!track || framesOf(track) < 2) return null;
    courses.set(lie.die, new Course(track, flight.rate, lie));
  }
  return courses.size > 0 ? courses : null;
}
