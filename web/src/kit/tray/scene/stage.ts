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
/** Without a graphics card nothing is drawn larger than this. */
const PLAIN = 0.8;

/** A rectangle of the canvas in pixels, from its upper left. */
export interface Free {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
  readonly #fast: boolean;
  #dice = new Map<number, Mesh>();
  #battle: Battle | null = null;
  #size = { width: 1, height: 1 };
  #free: Free = { x: 0, y: 0, width: 1, height: 1 };
  #density = 1;
  #sharpness = 1;

  /** Throws where the browser cannot draw. */
  private constructor(canvas: HTMLCanvasElement, fast: boolean) {
    this.#fast = fast;
    this.#renderer = new WebGLRenderer({ canvas, antialias: fast, powerPreference: "high-performance" });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#camera.up.set(0, 0, 1);
  }

  /**
   * Sets the stage piece by piece, so that the page can answer in between; nothing when it is not wanted any more.
   * Fails where the browser cannot draw.
   */
  static async open(
    canvas: HTMLCanvasElement,
    lies: Lie[],
    { looks, resolve, mood, fast }: Setting,
    wanted: () => boolean,
  ): Promise<Stage | null> {
    const stage = new Stage(canvas, fast);
    const work = [
      () => stage.#light(mood),
      ...lidAndTable(fast).map((make) => () => void stage.#scene.add(make())),
      () => {
        stage.#dice = dieMeshes(lies, looks, resolve);
        for (const die of stage.#dice.values()) stage.#scene.add(die);
      },
      () => {
        stage.#battle = new Battle();
        stage.#scene.add(stage.#battle);
      },
    ];
    for (const piece of work) {
      await breath();
      if (!wanted()) break;
      piece();
    }
    // Shaders are compiled beside the page where the browser can do that; elsewhere the first frame does it.
    if (wanted() && stage.#renderer.extensions.has("KHR_parallel_shader_compile")) {
      await stage.#renderer.compileAsync(stage.#scene, stage.#camera);
    }
    for (const texture of wanted() ? texturesOf(stage.#scene) : []) {
      await breath();
      if (!wanted()) break;
      stage.#renderer.initTexture(texture);
    }
    if (wanted()) return stage;
    stage.dispose();
    return null;
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

  /** The canvas has this size, what matters is to be seen in the free part of it, and it is drawn this sharply. */
  resize(size: { width: number; height: number }, free: Free, density: number): void {
    this.#size = size;
    this.#free = free;
    this.#density = density;
    this.#camera.aspect = size.width / size.height;
    // What is looked at stands in the middle of the free part.
    const [x, y] = [free.x + free.width / 2, free.y + free.height / 2];
    this.#camera.setViewOffset(
      size.width,
      size.height,
      size.width / 2 - x,
      size.height / 2 - y,
      size.width,
      size.height,
    );
    this.#fit();
  }

  /** Draws larger or smaller, in parts of the full size. */
  sharpen(sharpness: number): void {
    this.#sharpness = sharpness;
    this.#fit();
  }

  draw(frame: Frame): void {
    for (const [die, mesh] of this.#dice) {
      const pose = frame.poses.get(die);
      mesh.visible = pose !== undefined;
      if (pose) put(mesh, pose);
    }
    this.#battle?.show(frame);
    this.#look(frame.view);
    this.#renderer.render(this.#scene, this.#camera);
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

  #look({ look, elevation, wide, high }: View): void {
    const pixels = Math.min(this.#free.width / wide, this.#free.height / high);
    const distance = this.#size.height / pixels / 2 / Math.tan((OPENING * Math.PI) / 360);
    const [x, y, z] = look;
    this.#camera.position.set(x, y - distance * Math.cos(elevation), z + distance * Math.sin(elevation));
    this.#camera.lookAt(x, y, z);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  #fit(): void {
    const full = this.#fast ? Math.min(2, this.#density) : PLAIN;
    this.#renderer.setPixelRatio(full * this.#sharpness);
    this.#renderer.setSize(this.#size.width, this.#size.height, false);
  }
}

/** Lets the page answer whatever waits. */
function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

const spin = new Quaternion();

function put(mesh: Mesh, pose: Pose): void {
  mesh.position.set(...pose.at);
  mesh.quaternion.copy(spin.set(...pose.spin));
}

function materialsOf(thing: Object3D): Material[] {
  if (!(thing instanceof Mesh)) return [];
  const { material } = thing as Mesh;
  return Array.isArray(material) ? material : [material];
}

function texturesIn(material: Material): Texture[] {
  return (Object.values(material) as unknown[]).filter((value) => value instanceof Texture);
}

/** Every texture in sight. */
function texturesOf(scene: Scene): Set<Texture> {
  const all = new Set<Texture>();
  scene.traverse((thing) => {
    for (const texture of materialsOf(thing).flatMap(texturesIn)) all.add(texture);
  });
  return all;
}

function discard(thing: Object3D): void {
  if (!(thing instanceof Mesh)) return;
  (thing as Mesh).geometry.dispose();
  for (const material of materialsOf(thing)) {
    for (const texture of texturesIn(material)) texture.dispose();
    material.dispose();
  }
}
