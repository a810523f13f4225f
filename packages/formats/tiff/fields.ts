/** Fields of a TIFF's first directory. */
import { decimalsOf, type Directory, type Field, numbersOf, readDirectory } from "@matte/metadata/exif";
import { tiffReader } from "@matte/pixels/bytes";

export const TAG = {
  width: 0x100,
  height: 0x101,
  bits: 0x102,
  colourMap: 0x140,
  compression: 0x103,
  photometric: 0x106,
  stripOffsets: 0x111,
  samples: 0x115,
  rowsPerStrip: 0x116,
  stripLengths: 0x117,
  planar: 0x11c,
  predictor: 0x13d,
  tileWidth: 0x142,
  tileHeight: 0x143,
  tileOffsets: 0x144,
  tileLengths: 0x145,
  extraSamples: 0x152,
  sampleFormat: 0x153,
  jpegTables: 0x15b,
  yccCoefficients: 0x211,
  yccSubsampling: 0x212,
  referenceBlackWhite: 0x214,
  profile: 0x8773,
} as const;

const MAX_TILES = 1 << 20;

/** A directory's numbers by tag. */
export interface Fields {
  readonly number: (tag: number, otherwise?: number) => number;
  readonly list: (tag: number) => readonly number[];
  /** Numbers of any type. */
  readonly decimals: (tag: number) => readonly number[];
}

export function fieldsOf(file: Uint8Array): Fields | null {
  const directory = firstDirectoryOf(file);
  if (directory === null) return null;
  const list = (tag: number): readonly number[] => numbersOf(file, fieldOf(directory, tag), MAX_TILES);
  const decimals = (tag: number): readonly number[] => {
    const field = fieldOf(directory, tag);
    return field === undefined ? [] : decimalsOf(file, field);
  };
  return { list, decimals, number: (tag, otherwise = 0) => list(tag)[0] ?? otherwise };
}

function firstDirectoryOf(file: Uint8Array): Directory | null {
  return readDirectory(file, tiffReader(file)?.u32(4) ?? 0);
}

function fieldOf({ fields }: Directory, tag: number): Field | undefined {
  return fields.find((field) => field.tag === tag);
}

/** Reads the first picture's ICC profile, ICC.1 annex B.3; null without one. */
export function profileOfTiff(file: Uint8Array): Uint8Array | null {
  return valueOf(file, TAG.profile);
}

/** Reads the bytes of a field; null if absent or truncated. */
export function valueOf(file: Uint8Array, tag: number): Uint8Array | null {
  const directory = firstDirectoryOf(file);
  const field = directory === null ? undefined : fieldOf(directory, tag);
  return field === undefined || !field.whole ? null : file.subarray(field.value.start, field.value.end);
}
