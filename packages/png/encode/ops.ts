/**
 * Hot part of the encoder and decoder, in memory laid out by the caller; positions are bytes from its start. Implemented in
 * kernels/png; reference: testing/plain.
 */
export interface PngOps {
  /** Reduces RGBA pixels to their first 1, 3 or 4 `channels`; writes up to 16 bytes past the last. */
  pack(from: number, to: number, pixels: number, channels: number): void;
  /**
   * Filters a `length`-byte row, PNG 3rd edition §9.2, with `distance` bytes per pixel. At least one pixel precedes `row` and
   * `above`, zeros at the left edge; reads up to 15 bytes past `length`, and writes them to `out`.
   */
  filterRow(type: number, row: number, above: number, out: number, length: number, distance: number): void;
  /**
   * Reverses filters in place. Each row's filter type precedes its `row` bytes; the unfiltered row above comes first in the
   * same layout. Reads up to 16 bytes past the last.
   * @param pixel bytes per pixel, at most 8
   * @returns 0 or false for an unknown filter type
   */
  unfilterRows(from: number, rows: number, row: number, pixel: number): number | boolean;
  /**
   * Splits filtered rows into literal runs and matches (RFC 1951 §3.2.5) and counts them.
   * @param base start of matchable data
   * @param row bytes per row, including the filter type
   * @param step matches start and end at its multiples after the filter type: 1, 2, 3 or 4
   * @param tables {@link TABLES_SIZE} bytes, initially zeros
   * @param costs {@link COSTS_SIZE} bytes, expected bits: a short match is left to literals that are cheaper
   * @param counts {@link COUNTS_SIZE} bytes, incremented
   * @param sequences two u32 each: number of literals, then the next match's length << 16 | distance, or 0
   * @returns end of the sequences
   */
  tokenise(
    base: number,
    from: number,
    to: number,
    row: number,
    step: number,
    tables: number,
    costs: number,
    counts: number,
    sequences: number,
  ): number;
  /**
   * Writes sequences as deflate bits, and up to 8 bytes past the last.
   * @param literals bytes from which the sequences were made
   * @param codes {@link CODES_SIZE} bytes, one u32 each: code << 8 | number of bits, for 256 bytes, 259 lengths (extra bits
   * included) and 30 distance codes
   * @param bit next bit's position in `out`
   * @returns position after the last bit
   */
  emit(literals: number, sequences: number, end: number, codes: number, out: number, bit: number): number;
  /** RFC 1950 §8.2; may be signed. */
  adler32(from: number, length: number, start: number): number;
  /** PNG 3rd edition annex D; may be signed. @param start CRC before these bytes, 0 for none */
  crc32(from: number, length: number, start: number): number;
}

export interface PngMachine {
  readonly ops: PngOps;
  /** First byte the caller may use. */
  readonly start: number;
  /** Returns the memory, grown to at least `end`; invalidates earlier buffers. */
  ensure(end: number): ArrayBufferLike;
}

/** Bytes of the longest key. Fewer bytes at the end of the data are not searched. */
export const LONGEST_KEY = 24;
/** Bytes of the key before it. */
export const LONG_KEY = 12;
/** Hash bits indexing the position tables. */
export const TABLE_BITS = 14;
/** Bytes of a table: the low 16 bits of one position per hash. */
export const TABLE_SIZE = 2 * 2 ** TABLE_BITS;
/** Tables of the short key, the long one and the longest. */
export const TABLES_SIZE = 3 * TABLE_SIZE;

/** Counters, u32 each: four literal tables to be added later, lengths up to 258, distance codes. */
export const COUNTS = { literals: 0, lengths: 1024, distances: 1024 + 259 } as const;
export const COUNTS_SIZE = 4 * (1024 + 259 + 30);

/** Expected bits, u8 each, extra bits included: 256 bytes, 259 lengths, 30 distance codes. */
export const COSTS = { literals: 0, lengths: 256, distances: 256 + 259 } as const;
export const COSTS_SIZE = 256 + 259 + 30;

export const CODES = { literals: 0, lengths: 256, distances: 256 + 259 } as const;
export const CODES_SIZE = 4 * (256 + 259 + 30);

/** Deflate's window and longest match. */
export const WINDOW = 32_768;
export const LONGEST_MATCH = 258;
