import type { FormatSlice } from "../slice.ts";
import { chunks, wholeRange } from "@matte/png";
import { collectPng } from "./metadata/collect.ts";
import { writePngMetadata } from "./metadata/write.ts";
import { probePng } from "./probe.ts";

/** Detects a C2PA manifest store, C2PA 2.1 §A.3.3. */
function hasManifest(file: Uint8Array): boolean {
  for (const { type } of chunks(file)) if (type === "caBX") return true;
  return false;
}

/** Chunks that not all decoders heed: eXIf, and those of an animation (§11.3.6), whose first frame Chromium shows. */
const UNDECODED = new Set(["eXIf", "acTL", "fcTL", "fdAT"]);

/** Leaves a file's default image, as stored. */
function stillPicture(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const left = [...chunks(file)].filter(({ type }) => UNDECODED.has(type)).map(wholeRange);
  if (left.length === 0) return [file];
  const ends = [...left.map(({ start }) => start), file.length];
  return ends.map((end, index) => file.subarray(left[index - 1]?.end ?? 0, end));
}

export const pngSlice: FormatSlice = {
  probe: probePng,
  collectMetadata: collectPng,
  findExtras: (file) => (hasManifest(file) ? ["credentials"] : []),
  // ImageMagick's raw profiles, and XMP in a compressed iTXt.
  packedMetadata: collectPng,
  decodableFile: stillPicture,
  writeMetadata: writePngMetadata,
};
