import type { FormatSlice } from "../slice.ts";
import { chunks } from "./chunks.ts";
import { collectPng } from "./metadata/collect.ts";
import { writePngMetadata } from "./metadata/write.ts";
import { probePng } from "./probe.ts";

/** Detects a C2PA manifest store, C2PA 2.1 §A.3.3. */
function hasManifest(file: Uint8Array): boolean {
  for (const { type } of chunks(file)) if (type === "caBX") return true;
  return false;
}

export const pngSlice: FormatSlice = {
  probe: probePng,
  collectMetadata: collectPng,
  findExtras: (file) => (hasManifest(file) ? ["credentials"] : []),
  // ImageMagick's raw profiles, and XMP in a compressed iTXt.
  packedMetadata: collectPng,
  decodableFile: (file, { exifChunk }) =>
    exifChunk === null ? [file] : [file.subarray(0, exifChunk.start), file.subarray(exifChunk.end)],
  writeMetadata: writePngMetadata,
};
