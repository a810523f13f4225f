import type { FormatSlice } from "../slice.ts";
import { jpegExtras } from "./extras.ts";
import { collectJpeg } from "./metadata/collect.ts";
import { furtherExif } from "./metadata/further-exif.ts";
import { withMissingEnd } from "./missing-end.ts";
import { writeJpegMetadata } from "./metadata/write.ts";
import { probeJpeg } from "./probe.ts";

export const jpegSlice: FormatSlice = {
  probe: probeJpeg,
  collectMetadata: collectJpeg,
  furtherExif,
  findExtras: jpegExtras,
  mended: withMissingEnd,
  writeMetadata: writeJpegMetadata,
};
