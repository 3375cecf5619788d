/** Rotations as unit quaternions, and which face of a die they turn up. The vertical is z. */
import { DIE, type Face, type Lie, MILLIMETRE } from "./throw";

export type Vector = readonly [x: number, y: number, z: number];
export type Spin = readonly [x: number, y: number, z: number, w: number];

/** Where a die is and how it is turned, in millimetres from the lower left inner corner on the floor. */
export interface Pose {
  at: Vector;
  spin: Spin;
}

/** The sides of a die that is not rotated. Opposite ones add to seven, and around their corner 1, 2, 3 run counter-clockwise. */
export const NORMALS: Record<Face, Vector> = {
  1: [0, 0, 1],
  2: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 1, 0],
  6: [0, 0, -1],
};
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The side that looks to the right under each face, when the die has no turn. */
export const RIGHT: Record<Face, Face> = { 1: 3, 2: 1, 3: 5, 4: 5, 5: 1, 6: 3 };

/** The rotations of a die that shows a face and has no turn. */
const RAISED: Record<Face, Spin> = {
  1: [0, 0, 0, 1],
  2: [-0.5, 0.5, -0.5, 0.5],
  3: [-0.5, -0.5, -0.5, 0.5],
  4: [0.5, 0.5, -0.5, 0.5],
  5: [0.5, 0.5, 0.5, 0.5],
  6: [1, 0, 0, 0],
};

/** First `b`, then `a`. */
export function after(a: Spin, b: Spin): Spin {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function undone([x, y, z, w]: Spin): Spin {
  return [-x, -y, -z, w];
}

export function about([x, y, z]: Vector, angle: number): Spin {
  const size = Math.hypot(x, y, z) || 1;
  const sin = Math.sin(angle / 2) / size;
  return [x * sin, y * sin, z * sin, Math.cos(angle / 2)];
}

export function turned([x, y, z]: Vector, spin: Spin): Vector {
  const [rx, ry, rz] = after(after(spin, [x, y, z, 0]), undone(spin));
  return [rx, ry, rz];
}

/** From one rotation to another by the shorter way; frames lie close, so a straight line between them is true enough. */
export function between(a: Spin, b: Spin, part: number): Spin {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const mixed = a.map((value, index) => value + ((b[index] ?? 0) * sign - value) * part);
  const size = Math.hypot(...mixed) || 1;
  const [x = 0, y = 0, z = 0, w = 1] = mixed.map((value) => value / size);
  return [x, y, z, w];
}

/** The face that looks up. */
export function faceUp(spin: Spin): Face {
  let best: Face = 1;
  for (const face of FACES) {
    if (turned(NORMALS[face], spin)[2] > turned(NORMALS[best], spin)[2]) best = face;
  }
  return best;
}

/** A die at rest, as it stands in the scene. */
export function poseOf(lie: Lie): Pose {
  return {
    at: [lie.x / MILLIMETRE, lie.y / MILLIMETRE, DIE.edge / 2],
    spin: after(about([0, 0, 1], (lie.turn / 65536) * 2 * Math.PI), RAISED[lie.face]),
  };
}

/** What a pose at rest is called in the record. */
export function readPose({ at, spin }: Pose): Pick<Lie, "face" | "x" | "y" | "turn"> {
  const face = faceUp(spin);
  const flat = after(spin, undone(RAISED[face]));
  const angle = 2 * Math.atan2(flat[2], flat[3]);
  return {
    face,
    x: Math.round(at[0] * MILLIMETRE),
    y: Math.round(at[1] * MILLIMETRE),
    turn: ((Math.round((angle / (2 * Math.PI)) * 65536) % 65536) + 65536) % 65536,
  };
}
