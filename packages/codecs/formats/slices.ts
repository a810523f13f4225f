import type { PhotoKind } from "./index.ts";
import { jpegSlice } from "./jpeg/slice.ts";
import { pngSlice } from "./png/slice.ts";
import type { FormatSlice } from "./slice.ts";
import { webpSlice } from "./webp/slice.ts";

export const SLICES: Readonly<Record<PhotoKind, FormatSlice>> = { jpeg: jpegSlice, png: pngSlice, webp: webpSlice };
