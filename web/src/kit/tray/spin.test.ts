// Where dice lie in the record, and how they stand in the scene.
import { expect, test } from "vitest";
import { about, after, faceUp, FACES, NORMALS, poseOf, readPose, RIGHT, type Spin, turned } from "./spin";
import { type Lie, sidesOf } from "./throw";
import { raid } from "./fixtures/sample";

const lie = (face: Lie["face"], turn: number): Lie => ({ die: 0, owner: 0, face, x: 9_120, y: 16_430, turn });

test("opposite sides of a die add to seven, and 1, 2, 3 run counter-clockwise around their corner", () => {
  for (const face of FACES) {
    const opposite = FACES.find((other) =>
      NORMALS[other].every((part, axis) => part === -(NORMALS[face][axis] ?? 0) + 0),
    );
    expect(face + (opposite ?? 0)).toBe(7);
  }
  const [a, b, c] = [NORMALS[1], NORMALS[2], NORMALS[3]];
  const triple =
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0]);
  expect(triple).toBe(1);
});

test("a die at rest shows its face, and the side the record means looks where its turn says", () => {
  for (const face of FACES) {
    for (let turn = 0; turn < 65_536; turn += 1_021) {
      const { spin } = poseOf(lie(face, turn));
      expect(faceUp(spin)).toBe(face);
      expect(turned(NORMALS[face], spin)[2]).toBeCloseTo(1, 12);
      const [x, y, z] = turned(NORMALS[RIGHT[face]], spin);
      const angle = (turn / 65_536) * 2 * Math.PI;
      expect([x, y, z].map((part) => part.toFixed(9).replace("-0.000000000", "0.000000000"))).toEqual(
        [Math.cos(angle), Math.sin(angle), 0].map((part) =>
          part.toFixed(9).replace("-0.000000000", "0.000000000"),
        ),
      );
    }
  }
});

test("a pose is read back as the very lie it was made from", () => {
  for (const recorded of raid.lies) {
    const { face, x, y, turn } = recorded;
    expect(readPose(poseOf(recorded))).toEqual({ face, x, y, turn });
  }
  for (const face of FACES) {
    for (let turn = 0; turn < 65_536; turn += 97)
      expect(readPose(poseOf(lie(face, turn)))).toMatchObject({ face, turn });
  }
});

test("a die that leans a little still shows the face it stands on the opposite of, for every rotation of the cube", () => {
  for (const face of FACES) {
    for (const quarter of [0, 16_384, 32_768, 49_152]) {
      const upright = poseOf(lie(face, quarter)).spin;
      for (let step = 0; step < 12; step += 1) {
        const lean = about([Math.cos(step), Math.sin(step), 0], 0.7);
        expect(faceUp(after(lean, upright))).toBe(face);
        const negated = after(lean, upright).map((part) => -part) as unknown as Spin;
        expect(faceUp(negated)).toBe(face);
      }
    }
  }
});

test("the one who shoots is the one who stays; equal ones shoot at each other", () => {
  const fight = { a: 0, b: 40, distance: 900, reason: "higher" as const };
  expect(sidesOf({ ...fight, sunk: [40] })).toEqual([{ from: 0, at: 40 }]);
  expect(sidesOf({ ...fight, sunk: [0] })).toEqual([{ from: 40, at: 0 }]);
  expect(sidesOf({ ...fight, sunk: [0, 40], reason: "equal" })).toEqual([
    { from: 40, at: 0 },
    { from: 0, at: 40 },
  ]);
  expect(sidesOf({ ...fight, sunk: [], reason: "whirlpool" })).toEqual([{ from: 0, at: 40 }]);
});
