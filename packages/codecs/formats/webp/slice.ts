import type { FormatSlice } from "../slice.ts";
import { collectWebp } from "./collect.ts";
import { probeWebp } from "./probe.ts";

/** `none`, a FourCC without a meaning. */
const UNKNOWN_CHUNK = Uint8Array.of(0x6e, 0x6f, 0x6e, 0x65);

export const webpSlice: FormatSlice = {
  probe: probeWebp,
  collectMetadata: collectWebp,
  // Renames the chunk: removing it would also change the container's length.
  withoutExif: (file, { start }) => [
    file.subarray(0, start),
    UNKNOWN_CHUNK,
    file.subarray(start + UNKNOWN_CHUNK.length),
  ],
};
