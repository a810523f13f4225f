import type { FormatSlice } from "../slice.ts";
import { collectPng } from "./metadata/collect.ts";
import { writePngMetadata } from "./metadata/write.ts";
import { probePng } from "./probe.ts";

export const pngSlice: FormatSlice = {
  probe: probePng,
  collectMetadata: collectPng,
  // ImageMagick's raw profiles, and XMP in a compressed iTXt.
  packedMetadata: collectPng,
  decodableFile: (file, { exifChunk }) =>
    exifChunk === null ? [file] : [file.subarray(0, exifChunk.start), file.subarray(exifChunk.end)],
  writeMetadata: writePngMetadata,
};
