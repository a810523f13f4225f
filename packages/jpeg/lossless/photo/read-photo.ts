import { unstuff } from "../bits/unstuff.ts";
import type { Arena } from "../kernel/arena.ts";
import { KernelAssembledPhoto } from "../kernel/kernel-assembled-photo.ts";
import { KernelPhoto } from "../kernel/kernel-photo.ts";
import { multiply } from "../finer-steps.ts";
import type { LosslessSource } from "../open.ts";
import { damaged } from "../fallback.ts";
import { AssembledPhoto } from "./assembled-photo.ts";
import { assemble } from "./assemble.ts";
import { InterleavedPhoto } from "./interleaved-photo.ts";
import { partOf, wholePart } from "../plan/mcu-part.ts";
import { CoefficientPlaces } from "./coefficients.ts";
import type { AssembledData, PhotoData, ReadOptions } from "./photo-data.ts";

/**
 * Unstuffs a photo's data, or assembles its coefficients from several scans or for finer steps.
 * @param arena kernel memory; null for plain TypeScript
 */
export function readPhoto(source: LosslessSource, arena: Arena | null, options: ReadOptions = {}): PhotoData {
  const { picture, grid, bytes, quotients } = source;
  const [scan] = picture.scans;
  if (scan === undefined) throw damaged("no scan");
  const whole = !picture.progressive && picture.scans.length === 1;
  if (!whole || quotients !== null) {
    const adapt = (coefficients: Int16Array): void => {
      if (quotients !== null) multiply(coefficients, grid, quotients);
    };
    return assembledPhoto(source, arena, adapt, options);
  }
  return arena === null
    ? new InterleavedPhoto(scan, grid, unstuff(bytes, scan.data), options)
    : new KernelPhoto(arena, source, scan, options);
}

/**
 * Assembles a photo's coefficients from its scans.
 * @param adapt changes all coefficients in place
 */
export function assembledPhoto(
  source: LosslessSource,
  arena: Arena | null,
  adapt: (coefficients: Int16Array) => void,
  options: ReadOptions = {},
): AssembledData {
  if (arena !== null) return new KernelAssembledPhoto(arena, source, adapt, options);
  const { grid } = source;
  const { part = wholePart(grid) } = options;
  const coefficients = partOf(assemble(source), grid, part, new CoefficientPlaces(grid).stride);
  adapt(coefficients);
  return new AssembledPhoto(source, coefficients, options);
}
