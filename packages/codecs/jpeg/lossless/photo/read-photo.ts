import { unstuff } from "../bits/unstuff.ts";
import type { JpegKernel } from "../kernel/jpeg-kernel.ts";
import { KernelPhoto } from "../kernel/kernel-photo.ts";
import type { LosslessSource } from "../open.ts";
import { damaged } from "../refusal.ts";
import { AssembledPhoto } from "./assembled-photo.ts";
import { assemble } from "./assemble.ts";
import { InterleavedPhoto } from "./interleaved-photo.ts";
import type { PhotoData } from "./photo-data.ts";

/**
 * Takes the stuffing out of a photo's data; puts it together where it comes in several scans.
 * @param kernel what the usual photo is read and written with; null where plain TypeScript has to do it
 */
export function readPhoto(source: LosslessSource, kernel: JpegKernel | null): PhotoData {
  const { picture, grid, bytes } = source;
  const [scan] = picture.scans;
  if (scan === undefined) throw damaged("no scan");
  const whole = !picture.progressive && picture.scans.length === 1;
  if (!whole) return new AssembledPhoto(source, assemble(source));
  return kernel === null
    ? new InterleavedPhoto(scan, grid, unstuff(bytes, scan.data))
    : new KernelPhoto(kernel, source, scan);
}
