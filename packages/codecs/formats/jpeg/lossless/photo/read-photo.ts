import { unstuff } from "../bits/unstuff.ts";
import type { Arena } from "../kernel/arena.ts";
import { KernelPhoto } from "../kernel/kernel-photo.ts";
import type { LosslessSource } from "../open.ts";
import { damaged } from "../fallback.ts";
import { AssembledPhoto } from "./assembled-photo.ts";
import { assemble } from "./assemble.ts";
import { InterleavedPhoto } from "./interleaved-photo.ts";
import type { PhotoData } from "./photo-data.ts";

/**
 * Removes the stuffing of a photo's data, or assembles its coefficients from several scans.
 * @param arena memory of the kernel for the usual photo; null for plain TypeScript
 */
export function readPhoto(source: LosslessSource, arena: Arena | null): PhotoData {
  const { picture, grid, bytes } = source;
  const [scan] = picture.scans;
  if (scan === undefined) throw damaged("no scan");
  const whole = !picture.progressive && picture.scans.length === 1;
  if (!whole) return new AssembledPhoto(source, assemble(source));
  return arena === null
    ? new InterleavedPhoto(scan, grid, unstuff(bytes, scan.data))
    : new KernelPhoto(arena, source, scan);
}
