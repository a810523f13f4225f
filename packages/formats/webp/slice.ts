import type { FormatSlice } from "../slice.ts";
import { riffChunks } from "./chunks.ts";
import { collectWebp } from "./collect.ts";
import { writeWebpMetadata } from "./metadata.ts";
import { probeWebp } from "./probe.ts";

/** `none`, a FourCC without a meaning. */
const UNKNOWN_CHUNK = Uint8Array.of(0x6e, 0x6f, 0x6e, 0x65);

export const webpSlice: FormatSlice = {
  probe: probeWebp,
  collectMetadata: collectWebp,
  // C2PA manifest store, C2PA 2.1 §A.3.7.
  findExtras: (file) => ([...riffChunks(file)].some(({ type }) => type === "C2PA") ? ["credentials"] : []),
  decodableFile: (file, { exifChunk }) => (exifChunk === null ? [file] : renamed(file, exifChunk.start)),
  writeMetadata: writeWebpMetadata,
};

/** Renames a chunk, since removing it would also change the container's length. */
function renamed(file: Uint8Array<ArrayBuffer>, start: number): Uint8Array<ArrayBuffer>[] {
  return [file.subarray(0, start), UNKNOWN_CHUNK, file.subarray(start + UNKNOWN_CHUNK.length)];
}
