/** Pixels of a JPEG of four components in sRGB, by its CMYK profile. */
import type { Size } from "@matte/engine";
import { type InkTable, inkTable } from "../../../colour/ink-table.ts";
import { headerSegments } from "../app-segments.ts";
import { jpegProfile } from "../icc.ts";
import { orFallback } from "../lossless/fallback.ts";
import { Arena } from "../lossless/kernel/arena.ts";
import { withKernel } from "../lossless/kernel/kernel-pool.ts";
import { type LosslessSource, openCmykData } from "../lossless/open.ts";
import { eachCoefficientRow } from "../reduce/coefficient-rows.ts";
import { InkRows } from "./ink-rows.ts";

/** Takes opaque RGBA rows and the number of the first; they are valid until the next call. */
export type TakeBand = (rows: Uint8ClampedArray, top: number) => void;

/** Stored size, before the orientation is applied. */
export interface CmykPicture extends Size {
  /**
   * Decodes all rows from the top.
   * @returns whether all rows were given: not if data are damaged or too large, or without WebAssembly
   */
  readonly decode: (onBand: TakeBand) => boolean;
}

/**
 * Opens a CMYK or YCCK JPEG with a CMYK profile.
 * @param bytes of the whole file; must not change while the picture is in use
 * @returns null for all others: their colours are those of the browser
 */
export function openCmyk(bytes: Uint8Array): CmykPicture | null {
  const source = openCmykData(bytes);
  if ("fallbackReason" in source) return null;
  const profile = jpegProfile(bytes, headerSegments(bytes));
  const table = profile.kind === "icc" ? inkTable(profile.bytes) : null;
  if (table === null) return null;
  const { width, height } = source;
  return { width, height, decode: (onBand) => decodeInks(source, table, onBand) };
}

/** {@link CmykPicture.decode} with a table that is ready. */
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
