/**
 * The hot part of the encoder, on one stretch of memory that its caller lays out; all places are bytes from its beginning. There
 * are two: the kernel of kernels/png, and plain/, which says the same in TypeScript and stands in where there is no WebAssembly.
 */
export interface PngOps {
  /** Takes RGBA pixels down to their first `channels` samples, 1, 3 or 4; up to 16 bytes behind the last are written too. */
  pack(from: number, to: number, pixels: number, channels: number): void;
  /**
   * Filters a row of `length` bytes, PNG 3rd edition §9.2; `distance` bytes make a pixel. In front of `row` and `above` lies at
   * least a pixel, zeros at the left edge; up to 15 bytes behind `length` are read, and written to `out`.
   */
  filterRow(type: number, row: number, above: number, out: number, length: number, distance: number): void;
  /**
   * Splits filtered rows into runs of literals and matches (RFC 1951 §3.2.5) and counts them.
   * @param base nothing in front of it is matched
   * @param row length of one with its filter type
   * @param step matches begin and end at multiples of it behind the filter type: 1, 2, 3 or 4
   * @param table {@link TABLE_SIZE} bytes, zeros at the beginning
   * @param counts {@link COUNTS_SIZE} bytes, added to
   * @param sequences two u32 each: how many literals, then length << 16 | distance of the match behind them, or 0
   * @returns where the sequences end
   */
  tokenise(
    base: number,
    from: number,
    to: number,
    row: number,
    step: number,
    table: number,
    counts: number,
    sequences: number,
  ): number;
  /**
   * Writes sequences as deflate's bits; up to 8 bytes behind the last are written too.
   * @param literals where the bytes are that the sequences were made of
   * @param codes {@link CODES_SIZE} bytes: u32 each, code << 8 | number of bits; of 256 bytes, of 259 lengths, their extra bits
   * included, of 30 distance codes
   * @param bit where in `out` the next bit belongs
   * @returns where the bit behind the last belongs
   */
  emit(literals: number, sequences: number, end: number, codes: number, out: number, bit: number): number;
  /** RFC 1950 §8.2, as a signed number perhaps. */
  adler32(from: number, length: number, start: number): number;
  /** PNG 3rd edition annex D, as a signed number perhaps. */
  crc32(from: number, length: number): number;
}

/** Ops and their memory. */
export interface PngMachine {
  readonly ops: PngOps;
  /** Where the caller's part of the memory begins. */
  readonly start: number;
  /** The memory, at least up to `end`. What was given before is not to be used any more. */
  room(end: number): ArrayBufferLike;
}

/** The table of positions: the low 16 bits of one for each hash of so many bits. Twice as many would leave a core's nearest cache. */
export const TABLE_BITS = 14;
export const TABLE_SIZE = 2 * 2 ** TABLE_BITS;

/** Counts of u32: four tables of literals, to be added up; lengths up to 258; distance codes. */
export const COUNTS = { literals: 0, lengths: 1024, distances: 1024 + 259 } as const;
export const COUNTS_SIZE = 4 * (1024 + 259 + 30);

export const CODES = { literals: 0, lengths: 256, distances: 256 + 259 } as const;
export const CODES_SIZE = 4 * (256 + 259 + 30);

/** Deflate's window, and the longest match. */
export const WINDOW = 32_768;
export const LONGEST_MATCH = 258;
