/** Eight kinds of picture unlike each other, on which speed and size are measured: median and worst. */
import { type Pixels, pixelsOf, type RowSource } from "../row-source.ts";
import { foliage } from "./foliage.ts";
import { graphic, screenshot } from "./flat.ts";
import { night } from "./night.ts";
import { portrait } from "./portrait.ts";
import { rendered } from "./render.ts";
import { scan } from "./scan.ts";
import type { Scene } from "./shading.ts";
import { clouds } from "./sky.ts";
import { street } from "./street.ts";

interface Kind {
  readonly scene: Scene;
  /** Sensor noise; 1 is about ISO 400. */
  readonly grain: number;
  /** False for pictures that were never JPEGs. */
  readonly photographed: boolean;
}

const KINDS = {
  noise: { scene: street, grain: 4, photographed: true },
  sky: { scene: clouds, grain: 0.3, photographed: true },
  graphic: { scene: graphic, grain: 0, photographed: false },
  portrait: { scene: portrait, grain: 0.5, photographed: true },
  foliage: { scene: foliage, grain: 1, photographed: true },
  night: { scene: night, grain: 2, photographed: true },
  scan: { scene: scan, grain: 0.6, photographed: true },
  screenshot: { scene: screenshot, grain: 0, photographed: false },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

/** Returns a picture of a kind, computed row by row. */
export function kindRows(name: KindName, width: number, height: number): RowSource {
  const { scene, grain } = KINDS[name];
  return rendered(scene, width, height, grain);
}

/** Returns all pixels of a picture of a kind. */
export function kindPixels(name: KindName, width: number, height: number): Pixels {
  return pixelsOf(kindRows(name, width, height));
}

export function isPhotographed(name: KindName): boolean {
  return KINDS[name].photographed;
}
