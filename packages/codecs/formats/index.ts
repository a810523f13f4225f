/**
 * Registry of the formats that can be framed, for the page, the build and the server. Loads no codec: the code of a format is
 * in its slice, see `slices.ts`.
 */
import type { PhotoFormat } from "./format.ts";
import { JPEG } from "./jpeg/format.ts";
import { PNG } from "./png/format.ts";
import { WEBP } from "./webp/format.ts";

/** Supported formats, in the order in which interface text lists them. */
export const FORMATS = [JPEG, PNG, WEBP] as const satisfies readonly PhotoFormat[];

export type PhotoKind = (typeof FORMATS)[number]["kind"];
export type { PhotoFormat } from "./format.ts";
