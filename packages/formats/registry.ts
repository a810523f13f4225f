/**
 * Registry of formats to frame, for the page, the build and the server. Loads no codec: each format's code is in its slice, see
 * `slices.ts`.
 */
import { AVIF } from "./avif/format.ts";
import type { PhotoFormat } from "./format.ts";
import { HEIC } from "./heic/format.ts";
import { JPEG } from "./jpeg/format.ts";
import { JXL } from "./jxl/format.ts";
import { PNG } from "./png/format.ts";
import { RAW } from "./raw/format.ts";
import { TIFF } from "./tiff/format.ts";
import { WEBP } from "./webp/format.ts";

/** In the order listed by interface text. */
export const FORMATS = [JPEG, PNG, WEBP, AVIF, HEIC, JXL, TIFF, RAW] as const satisfies readonly PhotoFormat[];

type Format = (typeof FORMATS)[number];
/** Formats converted to a {@link PhotoKind} before reading. */
export type ConvertedKind = Extract<Format, { readAs: string }>["kind"];
export type PhotoKind = Exclude<Format["kind"], ConvertedKind>;
export type { PhotoFormat } from "./format.ts";
