import type { PixelSize } from "@matte/pixels/bytes";

export const LONGEST_SIDE = 0xffff;
export const MAX_JPEG_PIXELS = 2 ** 28;

/** Picture in strips or tiles that are JPEGs each, as TIFF has them (technical note 2). */
export interface TiledJpeg {
  readonly size: PixelSize;
  /** False for YCbCr and greys. */
  readonly isRgb: boolean;
  /** Components of each tile. */
  readonly colours: number;
  /** JPEGTables: a JPEG of tables alone; null if the tiles have theirs. */
  readonly tables: Uint8Array | null;
  /** A strip is a tile as wide as the picture. */
  readonly tile: PixelSize;
  readonly tiles: readonly Uint8Array[];
  readonly profile: Uint8Array | null;
}
