/** Decodes four-component JPEGs to sRGB, through their CMYK profile if they have one. */
import type { Size } from "@matte/engine";
import { type InkTable, inkTable, plainInkTable } from "@matte/pixels";
import { headerSegments } from "../app-segments.ts";
import { jpegProfile } from "../icc.ts";
import { orFallback } from "../lossless/fallback.ts";
import { Arena } from "../lossless/kernel/arena.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import { type LosslessSource, openCmykData } from "../lossless/open.ts";
import { eachCoefficientRow } from "../reduce/coefficient-rows.ts";
import { InkRows } from "./ink-rows.ts";

/** Takes opaque RGBA rows, valid until the next call, and the first row's number. */
export type TakeBand = (rows: Uint8ClampedArray, top: number) => void;

/** Stored size, before the orientation is applied. */
export interface CmykPicture extends Size {
  /**
   * Decodes all rows from the top.
   * @returns false if rows are missing: damaged or too large data, or no WebAssembly
   */
  readonly decode: (onBand: TakeBand) => boolean;
}

/**
 * Opens a CMYK or YCCK JPEG. A profile that is damaged or of other colours is ignored, as in browsers.
 * @param bytes the whole file; must not change while the picture is in use
 * @returns null for all others
 */
export function openCmyk(bytes: Uint8Array): CmykPicture | null {
  const source = openCmykData(bytes);
  if ("fallbackReason" in source) return null;
  const profile = jpegProfile(bytes, headerSegments(bytes));
  const table = (profile.kind === "icc" ? inkTable(profile.bytes) : null) ?? plainInkTable();
  const { width, height } = source;
  return { width, height, decode: (onBand) => decodeInks(source, table, onBand) };
}

/** Runs {@link CmykPicture.decode} with a prepared table. */
export function decodeInks(source: LosslessSource, table: InkTable, onBand: TakeBand): boolean {
  return orFallback(() => eachBand(source, table, onBand)) === "complete";
}

function eachBand(source: LosslessSource, table: InkTable, onBand: TakeBand): "complete" | "no-kernel" {
  return withKernel((kernel) => {
    if (kernel === null) return "no-kernel";
    const arena = new Arena(kernel);
    eachCoefficientRow(arena, source, () => {
      const rows = new InkRows(arena, source, table);
      return (coefficients, row) => onBand(rows.convert(coefficients, row), rows.top(row));
    });
    return "complete";
  });
}
