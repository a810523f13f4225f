import type { Size } from "@matte/engine";
import type { Segment } from "@matte/pixels/segments";
import { type McuGrid, mcuGrid } from "./blocks/mcu.ts";
import { MAX_FILE_BYTES } from "./limits.ts";
import { type ComponentCounts, USUAL_COUNTS } from "./markers/frame-header.ts";
import type { Picture } from "./markers/picture.ts";
import { readPicture } from "./markers/read-picture.ts";
import { damaged, FallbackError, type LosslessFallback, orFallback } from "./fallback.ts";

/** JPEG that can be framed without encoding its photo again. */
export interface LosslessSource {
  /** Stored pixels, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Minimum coded unit in stored pixels: the photo's place must be a multiple. */
  readonly mcu: Size;
  /** 1 for a grey photo, 3 for colours, 4 for CMYK. */
  readonly components: number;
  /** MCUs between the first scan's restart markers, 0 for none. */
  readonly restartInterval: number;
  readonly progressive: boolean;
  readonly bytes: Uint8Array;
  readonly picture: Picture;
  readonly grid: McuGrid;
  /** Factors for all coefficients by component and zig-zag position if the picture has finer steps than the file; else null. */
  readonly quotients: readonly Uint16Array[] | null;
}

/**
 * Reads a JPEG's markers. Only {@link frameLossless} reads the entropy-coded data, and may still find it damaged.
 * @param bytes the whole file; must not change while the source is in use
 * @param known segments found by `probe` in the same bytes; found again by default
 */
export function openLossless(bytes: Uint8Array, known?: readonly Segment[]): LosslessSource | LosslessFallback {
  return orFallback(() => open(bytes, USUAL_COUNTS, known));
}

/** {@link openLossless} for CMYK. Only decoders use it: frames never have four components. */
export function openCmykData(bytes: Uint8Array): LosslessSource | LosslessFallback {
  return orFallback(() => open(bytes, [4]));
}

/**
 * {@link openLossless} for any component count supported by decoders.
 * @throws {FallbackError} if the coding is unsupported or the markers contradict each other
 */
export function openData(bytes: Uint8Array, known: readonly Segment[]): LosslessSource {
  return open(bytes, [1, 3, 4], known);
}

function open(bytes: Uint8Array, counts: ComponentCounts, known?: readonly Segment[]): LosslessSource {
  if (bytes.length > MAX_FILE_BYTES) throw new FallbackError("too-large", `${bytes.length} bytes`);
  const picture = readPicture(bytes, counts, known);
  const grid = mcuGrid(picture, picture.components);
  checkDataSize(picture, grid, bytes.length);
  return {
    width: picture.width,
    height: picture.height,
    mcu: grid.size,
    components: picture.components.length,
    restartInterval: picture.scans[0]?.restartInterval ?? 0,
    progressive: picture.progressive,
    bytes,
    picture,
    grid,
    quotients: null,
  };
}

/** Rejects a huge picture in a few bytes before memory is allocated: every block takes at least a bit. */
function checkDataSize(picture: Picture, grid: McuGrid, bytes: number): void {
  const blocks = grid.columns * grid.rows * grid.blocks.length;
  if (blocks > bytes * 8) throw damaged(`${blocks} blocks in ${bytes} bytes`);
  if (!picture.progressive) checkUniqueComponents(picture);
}

/** Rejects a sequential picture that scans a component twice: the first scan is complete. */
function checkUniqueComponents({ scans }: Picture): void {
  const coded = scans.flatMap(({ components }) => components.map(({ component }) => component));
  if (new Set(coded).size < coded.length) throw damaged("a component coded twice");
}
