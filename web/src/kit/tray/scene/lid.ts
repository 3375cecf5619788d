/** The lid, and the table it lies on. */
import { ExtrudeGeometry, Mesh, MeshLambertMaterial, Path, PlaneGeometry, Shape, ShapeGeometry } from "three";
import { RIM } from "../field";
import { LID } from "../throw";
import { sheetTexture, woodTexture } from "./paint";

/** Below the floor lies the bottom of the lid, and below that the table. */
const TABLE = -3;

function rounded<T extends Path>(into: T, from: number, to: number, radius: number): T {
  into.moveTo(from + radius, from);
  into.lineTo(to - radius, from);
  into.absarc(to - radius, from + radius, radius, -Math.PI / 2, 0, false);
  into.lineTo(to, to - radius);
  into.absarc(to - radius, to - radius, radius, 0, Math.PI / 2, false);
  into.lineTo(from + radius, to);
  into.absarc(from + radius, to - radius, radius, Math.PI / 2, Math.PI, false);
  into.lineTo(from, from + radius);
  into.absarc(from + radius, from + radius, radius, Math.PI, Math.PI * 1.5, false);
  return into;
}

/** The pieces of the lid and the table, each to be made when there is time for it. */
export function lidAndTable(fine: boolean): (() => Mesh)[] {
  return [() => floor(fine), walls, table];
}

function floor(fine: boolean): Mesh {
  const sheet = sheetTexture(fine ? 2048 : 1024);
  sheet.repeat.set(1 / LID.side, 1 / LID.side);
  const mesh = new Mesh(
    new ShapeGeometry(rounded(new Shape(), 0, LID.side, LID.corner), 8),
    new MeshLambertMaterial({ map: sheet }),
  );
  mesh.receiveShadow = true;
  return mesh;
}

function walls(): Mesh {
  const outline = rounded(new Shape(), -RIM + 1, LID.side + RIM - 1, LID.corner + RIM - 1);
  outline.holes.push(rounded(new Path(), 0, LID.side, LID.corner));
  const wood = woodTexture("rim", 0);
  wood.repeat.set(1 / 90, 1 / 90);
  const mesh = new Mesh(
    new ExtrudeGeometry(outline, {
      depth: LID.wall - TABLE - 2,
      bevelEnabled: true,
      bevelSize: 1,
      bevelThickness: 1,
      bevelOffset: -1,
      bevelSegments: 3,
      curveSegments: 10,
    }),
    new MeshLambertMaterial({ map: wood }),
  );
  mesh.position.z = TABLE + 1;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function table(): Mesh {
  const planks = woodTexture("table", 4);
  planks.repeat.set(9, 9);
  const mesh = new Mesh(new PlaneGeometry(3600, 3600), new MeshLambertMaterial({ map: planks }));
  mesh.position.set(LID.side / 2, LID.side / 2, TABLE);
  mesh.receiveShadow = true;
  return mesh;
}
