import { LONGEST_SIDE, type TiledJpeg } from "@matte/jpeg";
import { fieldsOf, profileOfTiff, TAG, valueOf } from "./fields.ts";
import { tilesOf } from "./open.ts";

/** Technical note 2. */
const JPEG_COMPRESSION = 7;
/** Components by PhotometricInterpretation: grey from black, RGB and YCbCr, as decoders of JPEGs know them. */
const JPEG_COLOURS: Readonly<Record<number, number>> = { 1: 1, 2: 3, 6: 3 };

/** As many as strips of a row in a JPEG. */
const MAX_TILES = LONGEST_SIDE;

/** Opens a picture in strips or tiles of 8-bit JPEG, grey, RGB or YCbCr; null for all others. */
export function openJpegTiff(file: Uint8Array): TiledJpeg | null {
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
