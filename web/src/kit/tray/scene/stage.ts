/** The scene in three dimensions. This is the only door to three.js, and it is opened when a throw is shown. */
import {
  HemisphereLight,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Quaternion,
  Scene,
  SpotLight,
  Texture,
  Vector3,
  WebGLRenderer,
  NeutralToneMapping,
  type Material,
} from "three";
import type { Look, Looks } from "../looks";
import type { Frame, View } from "../show";
import type { Pose, Vector } from "../spin";
import { LID, type Lie } from "../throw";
import { Battle } from "./battle";
import { dieMeshes } from "./dice";
import { lidAndTable } from "./lid";
import { roomTexture } from "./paint";
import { LIGHT, type Mood } from "./pigments";

const OPENING = 24;
/** Frames longer than this, several in a row, ask for a coarser picture; but not coarser than that. */
const SLOW = 0.05;
const COARSEST = 0.6;

export interface Setting {
  looks: Looks;
  /** Turns a look's CSS colours into plain ones. */
  resolve: (look: Look) => Look;
  mood: Mood;
  /** Whether a graphics card draws. */
  fast: boolean;
}

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(OPENING, 1, 40, 4000);
  readonly #dice: Map<number, Mesh>;
  readonly #battle = new Battle();
  readonly #fast: boolean;
  #size = { width: 1, height: 1 };
  #sharpness = 1;
  #slow = 0;

  /** Throws where the browser cannot draw. */
  constructor(canvas: HTMLCanvasElement, lies: Lie[], { looks, resolve, mood, fast }: Setting) {
    this.#fast = fast;
    this.#renderer = new WebGLRenderer({ canvas, antialias: fast, powerPreference: "high-performance" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#camera.up.set(0, 0, 1);
    this.#dice = dieMeshes(lies, looks, resolve);
    this.#scene.add(lidAndTable(fast), this.#battle);
    for (const die of this.#dice.values()) this.#scene.add(die);
    this.#light(mood);
  }

  #light(mood: Mood): void {
    const light = LIGHT[mood];
    this.#renderer.toneMappingExposure = light.exposure;
    this.#scene.environment = roomTexture();
    this.#scene.environmentIntensity = light.mirror;
    this.#scene.environmentRotation.set(Math.PI / 2, 0, 0);
    const middle = LID.side / 2;
    const key = new SpotLight(light.key, light.keyPower, 0, 0.34, 0.85, 0);
    key.position.set(middle - 260, middle + 330, 760);
    key.target.position.set(middle, middle, 0);
    key.castShadow = true;
    key.shadow.mapSize.setScalar(this.#fast ? 2048 : 1024);
    key.shadow.camera.near = 400;
    key.shadow.camera.far = 1400;
    key.shadow.bias = -0.0004;
    key.shadow.normalBias = 0.25;
    key.shadow.radius = 4;
    this.#scene.add(key, key.target, new HemisphereLight(light.sky, light.ground, light.fill));
  }

  resize(width: number, height: number, density: number): void {
    this.#size = { width, height };
    this.#sharpness = this.#fast ? Math.min(2, density) : 0.8;
    this.#renderer.setPixelRatio(this.#sharpness);
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
  }

  /** Draws a moment; `seconds` is how long the one before it stood. */
  draw(frame: Frame, seconds: number): void {
    for (const [die, mesh] of this.#dice) {
      const pose = frame.poses.get(die);
      mesh.visible = pose !== undefined;
      if (pose) put(mesh, pose);
    }
    this.#battle.show(frame);
    this.#look(frame.view);
    this.#renderer.render(this.#scene, this.#camera);
    this.#slow = seconds > SLOW ? this.#slow + 1 : 0;
    if (this.#slow > 4 && this.#sharpness > COARSEST) this.#coarser();
  }

  /** Where a point of the tray is in the picture, in pixels from its upper left. */
  project(point: Vector): { x: number; y: number } {
    const { x, y } = new Vector3(...point).project(this.#camera);
    return { x: ((x + 1) / 2) * this.#size.width, y: ((1 - y) / 2) * this.#size.height };
  }

  dispose(): void {
    this.#scene.traverse(discard);
    this.#scene.environment?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #look({ look, elevation, span }: View): void {
    const fit = Math.min(1, this.#camera.aspect);
    const distance = span / 2 / Math.tan((OPENING * Math.PI) / 360) / fit;
    const [x, y, z] = look;
    this.#camera.position.set(x, y - distance * Math.cos(elevation), z + distance * Math.sin(elevation));
    this.#camera.lookAt(x, y, z);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  #coarser(): void {
    this.#slow = 0;
    this.#sharpness = Math.max(COARSEST, this.#sharpness * 0.75);
    this.#renderer.setPixelRatio(this.#sharpness);
    this.#renderer.setSize(this.#size.width, this.#size.height, false);
  }
}

const spin = new Quaternion();

function put(mesh: Mesh, pose: Pose): void {
  mesh.position.set(...pose.at);
  mesh.quaternion.copy(spin.set(...pose.spin));
}

function discard(thing: Object3D): void {
  if (!(thing instanceof Mesh)) return;
  const mesh = thing as Mesh;
  mesh.geometry.dispose();
  const materials: Material[] = Array.isArray(mesh.material) ? mesh.material : [mesh.material];
  for (const material of materials) {
    for (const value of Object.values(material) as unknown[]) {
      if (value instanceof Texture) value.dispose();
    }
    material.dispose();
  }
}
