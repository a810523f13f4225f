/** A TIFF's first picture (TIFF 6.0), checked before decoding. */
import { type PixelSize, u16be } from "@matte/pixels/bytes";
import { corrupt, type Trouble, unsupported } from "../header.ts";
import { readOrientation } from "@matte/metadata";
import { type Fields, fieldsOf, TAG } from "./fields.ts";
import { type PackedSamples, packedSamples } from "./packed.ts";
import { type YccSamples, yccSamples } from "./ycc.ts";

/** Separately compressed part; a strip is a tile as wide as the picture. */
export interface Tiles {
  readonly width: number;
  readonly height: number;
  readonly offsets: readonly number[];
  readonly lengths: readonly number[];
}

export interface TiffPicture {
  readonly size: PixelSize;
  /** EXIF tag 0x0112. */
  readonly orientation: number;
  readonly little: boolean;
  /** Per sample, as decoded. */
  readonly bits: 8 | 16;
  readonly colour: "grey" | "rgb";
  /** True if 0 is white. */
  readonly inverted: boolean;
  /** Per pixel, including extra ones. */
  readonly samples: number;
  readonly alpha: "none" | "straight" | "associated";
  /** True if each sample has separate tiles. */
  readonly planar: boolean;
  readonly compression: Compression;
  /** Samples with less than 8 bits, or in a palette; null if stored as decoded. */
  readonly packed: PackedSamples | null;
  /** YCbCr samples, decoded to RGB; null for all others. */
  readonly ycc: YccSamples | null;
  /** True if samples are differences to the left pixel's (§14). */
  readonly predicted: boolean;
  readonly tiles: Tiles;
}

const COMPRESSIONS = { 1: "none", 5: "lzw", 8: "deflate", 32_946: "deflate", 32_773: "packbits" } as const;
export type Compression = (typeof COMPRESSIONS)[keyof typeof COMPRESSIONS];

/** Unsupported PhotometricInterpretation (TIFF 6.0 §8, TIFF/EP). */
const UNSERVED: Readonly<Record<number, string>> = {
  5: "CMYK TIFF",
  8: "Lab TIFF",
};

/** Unsupported SampleFormat (§19); 4 is undefined, and read as whole numbers. */
const UNSERVED_SAMPLES: Readonly<Record<number, string>> = {
  2: "signed-integer TIFF",
  3: "floating-point TIFF",
  5: "complex-number TIFF",
  6: "complex-number TIFF",
};
/** PhotometricInterpretation for colour indices. */
const PALETTE = 3;
const YCBCR = 6;
/** RGB, and what is decoded to it. */
const COLOURED: readonly number[] = [2, PALETTE, YCBCR];
const FLOATING_POINT_PREDICTOR = 3;
/** TIFF 6.0 §22, which technical note 2 replaces. */
const JPEG_COMPRESSIONS: Readonly<Record<number, string>> = {
  6: "old-style JPEG-compressed TIFF",
  7: "JPEG-compressed TIFF",
};

const MAX_SIDE = 65_535;
const MAX_PIXELS = 2 ** 28;
/** A tile's pixels outside its picture. */
const MAX_SPARE_PIXELS = 2 ** 24;
const MAX_SAMPLES = 8;

/** Opens a TIFF's first picture. */
export function openTiffPicture(file: Uint8Array): TiffPicture | Trouble {
  const fields = fieldsOf(file);
  if (fields === null) return corrupt("no directory");
  const size = { width: fields.number(TAG.width), height: fields.number(TAG.height) };
  if (Math.min(size.width, size.height) < 1) return corrupt("a side of 0 pixels");
  if (Math.max(size.width, size.height) > MAX_SIDE || size.width * size.height > MAX_PIXELS)
    return { status: "truncated", coded: size };
  const coding = codingOf(fields);
  if ("status" in coding) return coding;
  const picture = {
    ...coding,
    size,
    orientation: readOrientation(file),
    little: u16be(file, 0) === 0x4949,
    tiles: tilesOf(fields, size),
  };
  return troubleWithTiles(picture) ?? picture;
}

function codingOf(fields: Fields): Omit<TiffPicture, "size" | "orientation" | "little" | "tiles"> | Trouble {
  const { number } = fields;
  const photometric = number(TAG.photometric);
  const type = unservedType(fields, photometric);
  if (type !== null) return unsupported(type);
  const packed = packingOf(fields, photometric);
  if (packed !== null && "status" in packed) return packed;
  const ycc = yccOf(fields, photometric);
  if (ycc !== null && "status" in ycc) return ycc;
  const colours = COLOURED.includes(photometric) ? 3 : 1;
  const samples = packed?.channels ?? number(TAG.samples, 1);
  if (samples < colours || samples > MAX_SAMPLES) return corrupt(`${samples} samples per pixel`);
  return {
    bits: number(TAG.bits) === 16 ? 16 : 8,
    packed,
    ycc,
    colour: colours === 3 ? "rgb" : "grey",
    inverted: photometric === 0,
    samples,
    alpha: samples > colours ? alphaOf(number(TAG.extraSamples)) : "none",
    planar: isPlanar(fields),
    compression: compressionOf(fields) ?? "none",
    predicted: number(TAG.predictor, 1) === 2,
  };
}

function isPlanar({ number }: Fields): boolean {
  return number(TAG.planar, 1) === 2 && number(TAG.samples, 1) > 1;
}

/** Subsampled samples are interleaved, and no predictor fits them. */
function yccOf(fields: Fields, photometric: number): YccSamples | Trouble | null {
  if (photometric !== YCBCR) return null;
  const { number } = fields;
  const isPlain = number(TAG.samples, 1) === 3 && !isPlanar(fields) && number(TAG.predictor, 1) === 1;
  return isPlain ? (yccSamples(fields) ?? corrupt("the sampling of YCbCr")) : unsupported("YCbCr TIFF");
}

function packingOf({ number, list }: Fields, photometric: number): PackedSamples | Trouble | null {
  const packed = packedSamples(number(TAG.bits, 1), photometric === PALETTE ? list(TAG.colourMap) : null);
  if (packed === "broken") return corrupt("a palette without its colours");
  return packed !== null && number(TAG.samples, 1) !== 1 ? unsupported("specially compressed TIFF") : packed;
}

/** Names an unsupported kind of TIFF, else null. */
function unservedType(fields: Fields, photometric: number): string | null {
  const jpeg = JPEG_COMPRESSIONS[fields.number(TAG.compression)];
  if (jpeg !== undefined) return jpeg;
  if (photometric > PALETTE && photometric !== YCBCR) return UNSERVED[photometric] ?? "special-purpose TIFF";
  const samples = UNSERVED_SAMPLES[fields.number(TAG.sampleFormat, 1)];
  if (samples !== undefined) return samples;
  if (fields.number(TAG.predictor, 1) === FLOATING_POINT_PREDICTOR) return "floating-point TIFF";
  const [bits = 1, ...others] = fields.list(TAG.bits);
  if (!isServedDepth(fields, photometric, bits)) return `${bits}-bit TIFF`;
  if (others.some((one) => one !== bits)) return "mixed-depth TIFF";
  const isServed = compressionOf(fields) !== undefined && fields.number(TAG.predictor, 1) <= 2;
  return isServed ? null : "specially compressed TIFF";
}

/** Depths below 8 bits are for greys and palettes, without a predictor; 16 bits for greys and RGB. */
function isServedDepth(fields: Fields, photometric: number, bits: number): boolean {
  if (bits === 8 || bits === 16) return bits === 8 || photometric < PALETTE;
  const isPlain = compressionOf(fields) !== undefined && fields.number(TAG.predictor, 1) === 1;
  return [1, 2, 4].includes(bits) && (photometric < 2 || photometric === PALETTE) && isPlain;
}

function compressionOf({ number }: Fields): Compression | undefined {
  return (COMPRESSIONS as Readonly<Record<number, Compression>>)[number(TAG.compression, 1)];
}

/** ExtraSamples, §18: 1 is associated alpha, 2 is not; others are no alpha. */
function alphaOf(kind: number): TiffPicture["alpha"] {
  return kind === 1 ? "associated" : kind === 2 ? "straight" : "none";
}

export function tilesOf({ number, list }: Fields, size: PixelSize): Tiles {
  const width = Math.min(number(TAG.tileWidth), MAX_SIDE);
  if (width > 0) {
    const height = Math.min(number(TAG.tileHeight, 1) || 1, MAX_SIDE);
    // Some writers describe tiles with strip tags, as libtiff accepts.
    const [offsets, lengths] = [list(TAG.tileOffsets), list(TAG.tileLengths)];
    return {
      width,
      height,
      offsets: offsets.length > 0 ? offsets : list(TAG.stripOffsets),
      lengths: lengths.length > 0 ? lengths : list(TAG.stripLengths),
    };
  }
  const rows = Math.min(number(TAG.rowsPerStrip, size.height) || 1, size.height);
  return { width: size.width, height: rows, offsets: list(TAG.stripOffsets), lengths: list(TAG.stripLengths) };
}

function troubleWithTiles({ size, tiles, planar, samples }: TiffPicture): Trouble | null {
  const { width, height, offsets, lengths } = tiles;
  if (width * height > 4 * size.width * size.height + MAX_SPARE_PIXELS) return corrupt("huge tiles");
  const perPlane = Math.ceil(size.width / width) * Math.ceil(size.height / height);
  const wanted = perPlane * (planar ? samples : 1);
  return Math.min(offsets.length, lengths.length) < wanted ? corrupt("missing strips") : null;
}
