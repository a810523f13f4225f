import type { Size } from "@matte/engine";
import { type McuGrid, mcuGrid } from "./blocks/mcu.ts";
import { MAX_FILE_BYTES } from "./limits.ts";
import type { Picture } from "./markers/picture.ts";
import { readPicture } from "./markers/read-picture.ts";
import { damaged, type LosslessFallback, orFallback, FallbackError } from "./fallback.ts";

/** A JPEG whose photo can be kept as it is coded. */
export interface LosslessSource {
  /** Pixels as stored, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Size of a minimum coded unit, pixels as stored: the photo can stand only at multiples of it. */
  readonly mcu: Size;
  /** 1 of a grey photo, else 3. */
  readonly components: number;
  /** MCUs between restart markers of the first scan, 0 for none. */
  readonly restartInterval: number;
  readonly progressive: boolean;
  readonly bytes: Uint8Array;
  readonly picture: Picture;
  readonly grid: McuGrid;
}

/**
 * Reads a JPEG's markers. The entropy-coded data is looked at only by {@link frameLossless}, which may still find it damaged.
 * @param bytes the whole file; must not change while the source is in use
 */
export function openLossless(bytes: Uint8Array): LosslessSource | LosslessFallback {
  return orFallback(() => open(bytes));
}

function open(bytes: Uint8Array): LosslessSource {
  if (bytes.length > MAX_FILE_BYTES) throw new FallbackError("too-large", `${bytes.length} bytes`);
  const picture = readPicture(bytes);
  const grid = mcuGrid(picture, picture.components);
  refuseEmpty(picture, grid, bytes.length);
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
  };
}

/** Every block takes a bit at least: a few bytes that claim to be a huge picture are refused before memory is. */
function refuseEmpty(picture: Picture, grid: McuGrid, bytes: number): void {
  const blocks = grid.columns * grid.rows * grid.blocks.length;
  if (blocks > bytes * 8) throw damaged(`${blocks} blocks in ${bytes} bytes`);
  if (!picture.progressive) refuseDoubles(picture);
}

/** A sequential scan codes all of a component. */
function refuseDoubles({ scans }: Picture): void {
  const coded = scans.flatMap(({ components }) => components.map(({ component }) => component));
  if (new Set(coded).size < coded.length) throw damaged("a component coded twice");
}
