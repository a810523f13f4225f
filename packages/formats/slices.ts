import { AVIF } from "./avif/format.ts";
import { HEIC } from "./heic/format.ts";
import { heifSlice } from "./heif/slice.ts";
import type { PhotoKind } from "./registry.ts";
import { jpegSlice } from "./jpeg/slice.ts";
import { jxlSlice } from "./jxl/slice.ts";
import { pngSlice } from "./png/slice.ts";
import type { FormatSlice } from "./slice.ts";
import { webpSlice } from "./webp/slice.ts";

export const SLICES: Readonly<Record<PhotoKind, FormatSlice>> = {
  jpeg: jpegSlice,
  png: pngSlice,
  webp: webpSlice,
  avif: heifSlice(AVIF),
  heic: heifSlice(HEIC),
  jxl: jxlSlice,
};
