/** The dice as bodies with rounded edges. */
import { Mesh, MeshStandardMaterial, type BufferGeometry, Float32BufferAttribute } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Look, Looks } from "../looks";
import { FACES, NORMALS, RIGHT, type Vector } from "../spin";
import { DIE, type Face, type Lie, type Owner } from "../throw";
import { cellOf, diceTexture } from "./paint";

/** The sides in the order in which the box lists them: along each axis, then against it. */
const SIDES: readonly Face[] = [3, 4, 5, 2, 1, 6];

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A rounded cube whose sides look into their cells of the texture. */
export function dieGeometry(): BufferGeometry {
  const box = new RoundedBoxGeometry(DIE.edge, DIE.edge, DIE.edge, 3, DIE.round * 1.25);
  const places = box.getAttribute("position");
  const cells = new Float32Array(places.count * 2);
  for (const group of box.groups) {
    const face = SIDES[group.materialIndex ?? 0] ?? 1;
    const right = NORMALS[RIGHT[face]];
    const up = cross(NORMALS[face], right);
    const cell = cellOf(FACES.indexOf(face));
    for (let index = group.start; index < group.start + group.count; index += 1) {
      const place: Vector = [places.getX(index), places.getY(index), places.getZ(index)];
      cells[index * 2] = cell.left + cell.wide * inside(dot(place, right));
      cells[index * 2 + 1] = cell.low + cell.high * inside(dot(place, up));
    }
  }
  box.setAttribute("uv", new Float32BufferAttribute(cells, 2));
  box.clearGroups();
  return box;
}

/** Across a face, from 0 to 1, a hair off the edges so that no neighbour shines through. */
function inside(place: number): number {
  return Math.min(0.996, Math.max(0.004, place / DIE.edge + 0.5));
}

/** The dice of a throw by their numbers. */
export function dieMeshes(lies: Lie[], looks: Looks, resolve: (look: Look) => Look): Map<number, Mesh> {
  const geometry = dieGeometry();
  const materials = new Map<Owner, MeshStandardMaterial>();
  const meshes = new Map<number, Mesh>();
  for (const { die, owner } of lies) {
    let material = materials.get(owner);
    if (!material) {
      material = new MeshStandardMaterial({
        map: diceTexture(resolve(looks(owner))),
        roughness: 0.62,
      });
      materials.set(owner, material);
    }
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    meshes.set(die, mesh);
  }
  return meshes;
}
