import type { PixelSize } from "../../header.ts";
import { fieldsOf, profileOfTiff, TAG, valueOf } from "./fields.ts";
import { tilesOf } from "./open.ts";

/** Technical note 2. */
const JPEG_COMPRESSION = 7;
/** Components by PhotometricInterpretation: grey from black, RGB and YCbCr, as decoders of JPEGs know them. */
const JPEG_COLOURS: Readonly<Record<number, number>> = { 1: 1, 2: 3, 6: 3 };

export const LONGEST_SIDE = 0xffff;
export const MAX_JPEG_PIXELS = 2 ** 28;
/** As many as strips of a row in a JPEG. */
const MAX_TILES = LONGEST_SIDE;

/** Picture whose strips or tiles are JPEGs. */
export interface JpegTiff {
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

/** Opens a picture in strips or tiles of 8-bit JPEG, grey, RGB or YCbCr; null for all others. */
export function openJpegTiff(file: Uint8Array): JpegTiff | null {
  const fields = fieldsOf(file);
  if (fields === null || fields.number(TAG.compression) !== JPEG_COMPRESSION) return null;
  const size = { width: fields.number(TAG.width), height: fields.number(TAG.height) };
  const photometric = fields.number(TAG.photometric);
  const colours = JPEG_COLOURS[photometric];
  const isSeparate = fields.number(TAG.planar, 1) !== 1 && fields.number(TAG.samples, 1) > 1;
  const { offsets, lengths, ...tile } = tilesOf(fields, size);
  // Tiles of hostile files overlap.
  if (lengths.reduce((sum, length) => sum + length, 0) > file.length || offsets.length > MAX_TILES) return null;
  if (isSeparate || colours === undefined) return null;
  return {
    size,
    isRgb: photometric === 2,
    colours,
    tables: valueOf(file, TAG.jpegTables),
    tile,
    tiles: offsets.map((offset, index) => file.subarray(offset, offset + (lengths[index] ?? 0))),
    profile: profileOfTiff(file),
  };
}
