import type { FormatSlice } from "../slice.ts";
import { collectPng } from "./metadata/collect.ts";
import { writePngMetadata } from "./metadata/write.ts";
import { probePng } from "./probe.ts";

export const pngSlice: FormatSlice = {
  probe: probePng,
  collectMetadata: collectPng,
  // ImageMagick's raw profiles, and XMP in a compressed iTXt.
  packedMetadata: collectPng,
  withoutExif: (file, { start, end }) => [file.subarray(0, start), file.subarray(end)],
  writeMetadata: writePngMetadata,
};
