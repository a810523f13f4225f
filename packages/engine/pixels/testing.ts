/** Shapes with known bytes, for specs on every platform. */
import type { ShadowShape } from "../layout/parts.ts";
import type { GroundParts } from "../layout/types.ts";
import type { Tile } from "../paint/surface.ts";

const LIFTED = [
  { x: 0, y: 1.7, blur: 7.3, opacity: 0.224 },
  { x: 0, y: 11.1, blur: 36, opacity: 0.336 },
];
const EDGE = { x: 60, y: 50, width: 200, height: 120 };

export const SHADOW_SHAPES: Readonly<Record<string, ShadowShape>> = {
  "square corners": { falls: "outside", casts: LIFTED, edge: EDGE, radius: 0 },
  "round corners": { falls: "outside", casts: LIFTED, edge: EDGE, radius: 24 },
  "a recess": { falls: "inside", casts: [{ x: 1.2, y: 1.9, blur: 6, opacity: 0.35 }], edge: EDGE, radius: 12.5 },
};

/** By name. */
export const CHECKSUMS: Readonly<Record<string, number>> = {
  "square corners": 561812207,
  "round corners": 3130380574,
  "a recess": 1815421110,
};

/** FNV-1a over bytes with 32 bits (RFC 9923). */
export function checksumOf(bytes: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash >>> 0;
}

const CANVAS = { canvas: { width: 320, height: 240 }, background: "#FFFFFF", surface: null } as const;

export const GROUNDS: Readonly<Record<string, GroundParts>> = {
  "a gradient": { ...CANVAS, backdrop: { kind: "gradient", from: "#D8D2C6", to: "#2B3A42", angle: 150 } },
  "a photo": { ...CANVAS, backdrop: { kind: "photo", deviation: 0.054, shade: -0.22 } },
};

/** By name. */
export const GROUND_CHECKSUMS: Readonly<Record<string, number>> = {
  "a gradient": 78370383,
  "a photo": 406395647,
};

/** A photo with stripes in three colours. */
export function stripes(width: number, height: number): Tile {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y, channel] = [(at >> 2) % width, Math.floor((at >> 2) / width), at & 3];
    pixels[at] = channel === 3 ? 255 : (x * (7 + channel * 3) + y * 5) & 255;
  }
  return { width, height, pixels };
}
