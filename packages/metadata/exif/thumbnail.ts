import type { ByteRange } from "@matte/pixels/bytes";
import { clipped, type Directory, numbersOf, rangesOf } from "./directory.ts";
import type { ExifStructure } from "./structure.ts";
import { JPEG_LENGTH, JPEG_OFFSET, STRIP_BYTE_COUNTS, STRIP_OFFSETS } from "./tags.ts";

const MAX_STRIPS = 1024;

/**
 * Returns all bytes in directories after the first and in subordinate ones, with their pictures (Exif 2.32 §4.5.5), and JPEGs
 * to which other directories point.
 */
export function thumbnailRanges(block: Uint8Array, { first, exif, chained }: ExifStructure): ByteRange[] {
  const directories = chained.flatMap((directory) => [
    ...rangesOf(directory),
    ...picturesOf(block, directory, STRIP_OFFSETS, STRIP_BYTE_COUNTS),
  ]);
  const all = [...chained, first, ...exif];
  return [...directories, ...all.flatMap((directory) => picturesOf(block, directory, JPEG_OFFSET, JPEG_LENGTH))];
}

/** Finds a directory's pictures by offset and length tags. */
export function picturesOf(block: Uint8Array, { fields }: Directory, offsets: number, lengths: number): ByteRange[] {
  const numbers = (tag: number): number[] =>
    numbersOf(
      block,
      fields.find((field) => field.tag === tag),
      MAX_STRIPS,
    );
  const sizes = numbers(lengths);
  return numbers(offsets).map((start, index) => clipped(block, start, start + (sizes[index] ?? 0)));
}
