/** What is seen of a fight: the measuring ribbon, rings, cannon balls, smoke and the circles on the water. */
import {
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  RingGeometry,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
} from "three";
import type { Frame, Spot } from "../show";
import { DIE } from "../throw";
import { GLOW, IRON, SHEET } from "./pigments";
import { puffTexture, rulerTexture } from "./paint";

const RIBBON = 3;
const PUFFS = 6;
const CIRCLES = 3;

/** Things of one kind that are needed now and then: made once, shown when wanted. */
class Pool<T extends Mesh | Sprite> {
  readonly #made: T[] = [];
  readonly #make: () => T;
  readonly #into: Group;
  #used = 0;

  constructor(into: Group, make: () => T) {
    this.#into = into;
    this.#make = make;
  }

  begin(): void {
    this.#used = 0;
  }

  next(): T {
    let thing = this.#made[this.#used];
    if (!thing) {
      thing = this.#make();
      this.#made.push(thing);
      this.#into.add(thing);
    }
    thing.visible = true;
    this.#used += 1;
    return thing;
  }

  end(): void {
    for (const thing of this.#made.slice(this.#used)) thing.visible = false;
  }
}

export class Battle extends Group {
  readonly #ribbon: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #rings: Pool<Mesh<RingGeometry, MeshBasicMaterial>>;
  readonly #balls: Pool<Mesh>;
  readonly #puffs: Pool<Sprite>;
  readonly #circles: Pool<Mesh<RingGeometry, MeshBasicMaterial>>;

  constructor() {
    super();
    const ruler = rulerTexture();
    this.#ribbon = new Mesh(
      new PlaneGeometry(1, RIBBON),
      new MeshBasicMaterial({ map: ruler, transparent: true, toneMapped: false, depthWrite: false }),
    );
    this.add(this.#ribbon);

    const around = new RingGeometry(DIE.edge * 0.8, DIE.edge * 0.94, 48);
    this.#rings = new Pool(this, () => new Mesh(around, glowing(GLOW.brass)));
    const iron = new MeshLambertMaterial({ color: IRON });
    const ball = new SphereGeometry(1.9, 20, 14);
    this.#balls = new Pool(this, () => {
      const mesh = new Mesh(ball, iron);
      mesh.castShadow = true;
      return mesh;
    });
    const puff = puffTexture();
    this.#puffs = new Pool(
      this,
      () => new Sprite(new SpriteMaterial({ map: puff, transparent: true, depthWrite: false })),
    );
    const circle = new RingGeometry(0.86, 1, 48);
    this.#circles = new Pool(this, () => new Mesh(circle, glowing(SHEET.foam)));
  }

  show(frame: Frame): void {
    this.#measure(frame.line);
    const pools = [this.#rings, this.#balls, this.#puffs, this.#circles];
    for (const pool of pools) pool.begin();
    for (const { at, light, lost } of frame.rings) {
      const ring = this.#rings.next();
      ring.position.set(at[0], at[1], 0.35);
      ring.material.opacity = light;
      ring.material.color.set(lost ? GLOW.lost : GLOW.brass);
    }
    for (const at of frame.balls) this.#balls.next().position.set(...at);
    for (const spot of frame.smoke) this.#smoke(spot);
    for (const spot of frame.splashes) this.#splash(spot);
    for (const pool of pools) pool.end();
  }

  #measure(line: Frame["line"]): void {
    this.#ribbon.visible = line !== null && line.part > 0.01;
    if (!line) return;
    const [dx, dy] = [line.to[0] - line.from[0], line.to[1] - line.from[1]];
    const length = Math.hypot(dx, dy) * line.part;
    this.#ribbon.position.set(line.from[0] + (dx * line.part) / 2, line.from[1] + (dy * line.part) / 2, 0.45);
    this.#ribbon.rotation.z = Math.atan2(dy, dx);
    this.#ribbon.scale.x = Math.max(0.01, length);
    this.#ribbon.material.map?.repeat.set(length / 10, 1);
    this.#ribbon.material.opacity = Math.min(1, line.part * 3);
  }

  #smoke({ at, part }: Spot): void {
    for (let index = 0; index < PUFFS; index += 1) {
      const puff = this.#puffs.next();
      const angle = index * 2.4;
      const drift = 1 + 5 * part * ((index % 3) + 1) * 0.5;
      puff.position.set(
        at[0] + Math.cos(angle) * drift,
        at[1] + Math.sin(angle) * drift,
        at[2] + 2 + 9 * part,
      );
      puff.scale.setScalar(3.5 + 10 * part);
      puff.material.opacity = 0.75 * (1 - part) ** 1.6;
      // The first moment is fire.
      puff.material.color.set(part < 0.12 ? GLOW.brass : "#ffffff");
    }
  }

  #splash({ at, part }: Spot): void {
    for (let index = 0; index < CIRCLES; index += 1) {
      const grown = (part - index * 0.14) / (1 - index * 0.14);
      if (grown <= 0) continue;
      const circle = this.#circles.next();
      circle.position.set(at[0], at[1], 0.25 + index * 0.03);
      circle.scale.setScalar(5 + 15 * grown);
      circle.material.opacity = 0.85 * (1 - grown);
    }
    for (let index = 0; index < PUFFS; index += 1) {
      const drop = this.#puffs.next();
      const angle = index * 1.05 + 0.3;
      const reach = 5 + 11 * part;
      const height = Math.max(0, 34 * part * (0.62 - part));
      drop.position.set(at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach, 1 + height * 3);
      drop.scale.setScalar(part < 0.62 ? 2.6 : 0.001);
      drop.material.opacity = 0.9 * (1 - part);
      drop.material.color.set(SHEET.foam);
    }
  }
}

function glowing(color: string): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color: new Color(color),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
}
