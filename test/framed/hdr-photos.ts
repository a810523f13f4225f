/** Frames HDR photos, and reads their gain maps. */
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import type { GainMap } from "../../packages/formats/jpeg/gain-map/types.ts";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import type { FramedPhoto, LoadedPhoto } from "@matte/framing/photos/types.ts";
import { type HdrPhotoOptions, isoBlock } from "../../tools/photos/hdr/index.ts";
import type { Picture } from "./picture.ts";
import { pixelsOf, pool } from "./pool.ts";

/** A 64 px matte, on every map's grid but the quarter-size ones'. */
export const SIZE = { width: 640, height: 448 } satisfies HdrPhotoOptions;
const FRAME: Partial<Settings> = { showMetadata: false, innerBorderSize: 0, outerBorderSize: 10 };

export interface Framed extends FramedPhoto {
  readonly photo: LoadedPhoto;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function framed(
  bytes: Uint8Array<ArrayBuffer>,
  settings: Partial<Settings> = {},
  watermark = false,
): Promise<Framed> {
  const file = new File([bytes], "photo.jpg", { type: "image/jpeg" });
  const photo = await pool.load(file);
  const all = { ...DEFAULT_SETTINGS, ...FRAME, ...settings };
  const job = { file, facts: photo.facts, settings: all, subject: "", watermark, logo: null };
  const result = await pool.frame(job);
  return { ...result, photo, bytes: new Uint8Array(await result.blob.arrayBuffer()) };
}

/** Reads a file's map codes. */
export async function codesOf(
  file: Uint8Array<ArrayBuffer>,
): Promise<{ readonly map: GainMap; readonly pixels: Picture }> {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  const bytes = file.slice(map.range.start, map.range.end);
  return { map, pixels: await pixelsOf(new Blob([bytes])) };
}

export function isoSegment(...block: Parameters<typeof isoBlock>) {
  const identifier = new TextEncoder().encode("urn:iso:std:iso:ts:21496:-1\0");
  return { marker: 0xe2, payload: new Uint8Array([...identifier, ...isoBlock(...block)]) };
}
