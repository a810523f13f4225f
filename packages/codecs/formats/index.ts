/**
 * Registry of the formats that can be framed, for the page, the build and the server. Loads no codec: the code of a format is
 * in its slice, see `slices.ts`.
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

/** Supported formats, in the order in which interface text lists them. */
export const FORMATS = [JPEG, PNG, WEBP, AVIF, HEIC, JXL, TIFF, RAW] as const satisfies readonly PhotoFormat[];

type Format = (typeof FORMATS)[number];
/** Formats whose files are converted to one of {@link PhotoKind} before they are read. */
export type ConvertedKind = Extract<Format, { readAs: string }>["kind"];
export type PhotoKind = Exclude<Format["kind"], ConvertedKind>;
export type { PhotoFormat } from "./format.ts";
