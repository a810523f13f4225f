/** Checksums of everything that a matte computes: surfaces, shadows and backgrounds. Runs in Node and, bundled, in browsers. */
import { groundPixels } from "../../../packages/engine/pixels/ground.ts";
import { shadowPixels } from "../../../packages/engine/pixels/shadow.ts";
import { checksumOf, GROUNDS, SHADOW_SHAPES, stripes } from "../../../packages/engine/pixels/testing.ts";
import { SURFACE_KINDS, surfaceShades, surfaceTile } from "../../../packages/engine/surface/index.ts";

const WHOLE = { x: 0, y: 0, width: 320, height: 240 };
const PERIOD = { width: 1008, height: 1000 };

/** By name. */
export function computedChecksums(): Record<string, number> {
  const photo = stripes(96, 64);
  return Object.fromEntries([
    ...SURFACE_KINDS.map((kind) => {
      const look = { kind, depth: 40, colour: [216, 210, 198] } as const;
      return [kind, checksumOf(surfaceTile(surfaceShades(kind), PERIOD, look))] as const;
    }),
    ...Object.entries(SHADOW_SHAPES).map(([name, it]) => [name, checksumOf(shadowPixels(it, WHOLE).pixels)] as const),
    ...Object.entries(GROUNDS).map(([name, it]) => [name, checksumOf(groundPixels(it, WHOLE, photo).pixels)] as const),
  ]);
}
