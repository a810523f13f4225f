import { unstuff } from "../bits/unstuff.ts";
import type { LosslessSource } from "../open.ts";
import { damaged } from "../refusal.ts";
import { AssembledPhoto } from "./assembled-photo.ts";
import { assemble } from "./assemble.ts";
import { InterleavedPhoto } from "./interleaved-photo.ts";
import type { PhotoData } from "./photo-data.ts";

/** Takes the stuffing out of a photo's data; puts it together where it comes in several scans. */
export function readPhoto(source: LosslessSource): PhotoData {
  const { picture, grid, bytes } = source;
  const [scan] = picture.scans;
  if (scan === undefined) throw damaged("no scan");
  const whole = !picture.progressive && picture.scans.length === 1;
  return whole
    ? new InterleavedPhoto(scan, grid, unstuff(bytes, scan.data))
    : new AssembledPhoto(source, assemble(source));
}
