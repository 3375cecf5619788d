/** Textures, painted on the spot: no pictures are loaded. */
import {
  CanvasTexture,
  EquirectangularReflectionMapping,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";
import { lots, RHUMBS, ROSE, WAVES } from "../chart";
import type { Look } from "../looks";
import { BANDS, pipsOf } from "../marks";
import { FACES } from "../spin";
import { DIE, LID } from "../throw";
import { GLOW, SHEET, SMOKE, WOOD } from "./pigments";

type Brush = CanvasRenderingContext2D;

function canvas(width: number, height: number): { brush: Brush; texture: CanvasTexture } {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  const brush = element.getContext("2d");
  if (!brush) throw new Error("This browser does not paint.");
  const texture = new CanvasTexture(element);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return { brush, texture };
}

/** The six faces of an owner's dice, three in a row. */
export function diceTexture(look: Look): Texture {
  const cell = 256;
  const { brush, texture } = canvas(cell * 3, cell * 2);
  const unit = cell / DIE.edge;
  FACES.forEach((face, index) => {
    brush.setTransform(unit, 0, 0, unit, ((index % 3) + 0.5) * cell, (Math.floor(index / 3) + 0.5) * cell);
    brush.globalAlpha = 1;
    brush.fillStyle = look.body;
    brush.fillRect(-5, -5, 10, 10);
    brush.fillStyle = look.ink;
    brush.globalAlpha = 0.62;
    brush.fill(new Path2D(BANDS[look.band]), "evenodd");
    const pips = new Path2D(pipsOf(face, look.shape));
    // A pip is a hollow: light catches its lower edge.
    brush.globalAlpha = 0.4;
    brush.strokeStyle = "#ffffff";
    brush.lineWidth = 0.16;
    brush.save();
    brush.translate(0.09, 0.13);
    brush.stroke(pips);
    brush.restore();
    brush.globalAlpha = 1;
    brush.fill(pips, "evenodd");
  });
  return texture;
}

/** Where a face stands in that texture: from the left and from below, in parts of it. */
export function cellOf(index: number): { left: number; low: number; wide: number; high: number } {
  return { left: (index % 3) / 3, low: index < 3 ? 0.5 : 0, wide: 1 / 3, high: 0.5 };
}

/** The chart on the floor. */
export function sheetTexture(size: number): Texture {
  const { brush, texture } = canvas(size, size);
  const unit = size / LID.side;
  brush.scale(unit, unit);
  const middle = LID.side / 2;
  const sea = brush.createRadialGradient(middle, middle * 0.9, 10, middle, middle, LID.side * 0.74);
  sea.addColorStop(0, SHEET.middle);
  sea.addColorStop(1, SHEET.edge);
  brush.fillStyle = sea;
  brush.fillRect(0, 0, LID.side, LID.side);
  const lot = lots(3);
  // Shallows and deeps, very faint.
  for (let index = 0; index < 60; index += 1) {
    const [x, y, r] = [lot() * LID.side, lot() * LID.side, 15 + lot() * 45];
    const cloud = brush.createRadialGradient(x, y, 0, x, y, r);
    cloud.addColorStop(0, lot() < 0.5 ? "rgb(255 255 255 / 0.05)" : "rgb(5 30 45 / 0.07)");
    cloud.addColorStop(1, "transparent");
    brush.fillStyle = cloud;
    brush.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  draw(brush, RHUMBS, { stroke: SHEET.foam, width: 0.3, alpha: 0.2 });
  draw(brush, WAVES, { stroke: SHEET.foam, width: 0.6, alpha: 0.34 });
  ring(brush, middle, 50, 0.5);
  ring(brush, middle, 36, 0.35);
  draw(brush, ROSE.dark, { fill: SHEET.ink, alpha: 0.42 });
  draw(brush, ROSE.light, { fill: SHEET.brass, alpha: 0.4 });
  scale(brush);
  weave(brush, size / unit);
  return texture;
}

function draw(
  brush: Brush,
  path: string,
  style: { alpha: number; stroke?: string; fill?: string; width?: number },
): void {
  brush.globalAlpha = style.alpha;
  brush.lineCap = "round";
  if (style.fill) {
    brush.fillStyle = style.fill;
    brush.fill(new Path2D(path));
  }
  if (style.stroke) {
    brush.strokeStyle = style.stroke;
    brush.lineWidth = style.width ?? 0.3;
    brush.stroke(new Path2D(path));
  }
  brush.globalAlpha = 1;
}

function ring(brush: Brush, middle: number, radius: number, width: number): void {
  brush.globalAlpha = 0.4;
  brush.strokeStyle = SHEET.brass;
  brush.lineWidth = width;
  brush.beginPath();
  brush.arc(middle, middle, radius, 0, 2 * Math.PI);
  brush.stroke();
  brush.globalAlpha = 1;
}

/** The border of a chart, in steps of a centimetre. */
function scale(brush: Brush): void {
  const [near, step] = [5, 10];
  brush.globalAlpha = 0.5;
  brush.fillStyle = SHEET.brass;
  for (let at = step; at < LID.side - step; at += 2 * step) {
    for (const other of [near, LID.side - near - 1.6]) {
      brush.fillRect(at, other, step, 1.6);
      brush.fillRect(other, at, 1.6, step);
    }
  }
  brush.strokeStyle = SHEET.brass;
  brush.lineWidth = 0.35;
  for (const inset of [near, near + 1.6])
    brush.strokeRect(inset, inset, LID.side - 2 * inset, LID.side - 2 * inset);
  brush.globalAlpha = 1;
}

/** Canvas is woven. */
function weave(brush: Brush, side: number): void {
  brush.lineWidth = 0.18;
  for (let at = 0; at < side; at += 0.6) {
    brush.strokeStyle = Math.round(at / 0.6) % 2 === 0 ? "rgb(255 255 255 / 0.05)" : "rgb(0 0 0 / 0.06)";
    brush.beginPath();
    brush.moveTo(at, 0);
    brush.lineTo(at, side);
    brush.moveTo(0, at);
    brush.lineTo(side, at);
    brush.stroke();
  }
}

/** Wood with its grain along the first direction. */
export function woodTexture(kind: keyof typeof WOOD, planks: number): Texture {
  const size = 512;
  const { brush, texture } = canvas(size, size);
  const { ground, grain, shine } = WOOD[kind];
  const lot = lots(kind === "rim" ? 11 : 23);
  brush.fillStyle = ground;
  brush.fillRect(0, 0, size, size);
  for (let index = 0; index < 420; index += 1) {
    const y = lot() * size;
    const bend = (lot() - 0.5) * 26;
    brush.globalAlpha = 0.05 + lot() * 0.16;
    brush.strokeStyle = lot() < 0.6 ? grain : shine;
    brush.lineWidth = 0.5 + lot() * 2.2;
    brush.beginPath();
    brush.moveTo(-10, y);
    brush.bezierCurveTo(size * 0.3, y + bend, size * 0.6, y - bend, size + 10, y);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  for (let index = 0; index < planks; index += 1) {
    const y = (index * size) / planks;
    brush.fillStyle = `rgb(0 0 0 / ${(lot() * 0.18).toFixed(2)})`;
    brush.fillRect(0, y, size, size / planks);
    brush.fillStyle = "rgb(10 5 2 / 0.75)";
    brush.fillRect(0, y, size, 2.5);
    const joint = lot() * size;
    brush.fillRect(joint, y, 2, size / planks);
  }
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

/** What the dice mirror: a bright room with a window. */
export function roomTexture(): Texture {
  const { brush, texture } = canvas(256, 128);
  const sky = brush.createLinearGradient(0, 0, 0, 128);
  sky.addColorStop(0, "#aab4ba");
  sky.addColorStop(0.45, "#7d8890");
  sky.addColorStop(0.55, "#5a4a3a");
  sky.addColorStop(1, "#2a1d12");
  brush.fillStyle = sky;
  brush.fillRect(0, 0, 256, 128);
  brush.fillStyle = "#ffffff";
  brush.fillRect(40, 30, 46, 20);
  brush.fillRect(150, 36, 60, 8);
  texture.mapping = EquirectangularReflectionMapping;
  return texture;
}

/** The ribbon that measures, with a mark for every millimetre; 10 mm long. */
export function rulerTexture(): Texture {
  const { brush, texture } = canvas(160, 48);
  brush.fillStyle = GLOW.ruler;
  brush.fillRect(0, 0, 160, 48);
  brush.fillStyle = GLOW.mark;
  for (let mark = 0; mark < 10; mark += 1) {
    brush.fillRect(mark * 16 - 1, 0, mark === 0 ? 4 : 2, mark === 0 ? 30 : mark === 5 ? 22 : 13);
  }
  brush.globalAlpha = 0.5;
  brush.fillRect(0, 0, 160, 2);
  brush.fillRect(0, 46, 160, 2);
  texture.wrapS = RepeatWrapping;
  return texture;
}

/** A puff of smoke. */
export function puffTexture(): Texture {
  const { brush, texture } = canvas(64, 64);
  const puff = brush.createRadialGradient(32, 32, 2, 32, 32, 31);
  puff.addColorStop(0, SMOKE);
  puff.addColorStop(1, "transparent");
  brush.fillStyle = puff;
  brush.fillRect(0, 0, 64, 64);
  return texture;
}
