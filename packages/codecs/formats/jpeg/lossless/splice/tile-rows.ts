import type { BlockPlace } from "../blocks/mcu.ts";
import type { Records } from "../plan/records.ts";
import type { TileRecords } from "../plan/tile-records.ts";
import type { ComponentCodes } from "./coding-tables.ts";
import { type BitSink, HuffmanSink } from "./huffman-sink.ts";
import { McuEncoder } from "./mcu-encoder.ts";

/** Bytes possibly read after the copied ones. */
const SLACK = 16;
/** Bytes of an MCU, for an initial array near the final size. */
const EXPECTED_BYTES = 64;

/** A tile's MCUs as bits, each coded after the one to its left; the first of a row follows its last. */
export interface TileRows {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Bit at which each MCU begins, and the end of the last. */
  readonly starts: Uint32Array;
}

/** Encodes each MCU of a tile once for all its repetitions. */
export function tileRows(
  tile: TileRecords,
  records: Records,
  blocks: readonly BlockPlace[],
  codes: readonly ComponentCodes[],
): TileRows {
  const bits = new PlainBits(tile.count * EXPECTED_BYTES);
  const encoder = new McuEncoder(blocks, codes.length, new HuffmanSink(bits, codes));
  const starts = new Uint32Array(tile.count + 1);
  for (let place = 0; place < tile.count; place += 1) {
    const column = place % tile.columns;
    const before = tile.first + place + (column === 0 ? tile.columns : 0) - 1;
    encoder.predictions.set(levelsAfter(blocks, codes.length, records, before));
    encoder.encode(records.coefficients, (tile.first + place) * records.stride);
    starts[place + 1] = bits.count;
  }
  return { bytes: bits.written(), starts };
}

/** Copies the bits of `count` MCUs of a row, from a record on; the row repeats. */
export function copyTile(
  { columns, first }: TileRecords,
  { starts }: TileRows,
  record: number,
  count: number,
  copy: (from: number, to: number) => void,
): void {
  const row = Math.floor((record - first) / columns) * columns;
  let column = (record - first) % columns;
  for (let left = count; left > 0;) {
    const copied = Math.min(left, columns - column);
    copy(starts[row + column]!, starts[row + column + copied]!);
    left -= copied;
    column = 0;
  }
}

/** DC values that a record leaves for the next MCU, by component. */
export function levelsAfter(
  blocks: readonly BlockPlace[],
  components: number,
  { coefficients, stride }: Records,
  record: number,
): number[] {
  const levels = Array.from({ length: components }, () => 0);
  blocks.forEach(({ component }, index) => {
    levels[component] = coefficients[record * stride + 64 * index]!;
  });
  return levels;
}

/** Bits without stuffing. */
class PlainBits implements BitSink {
  count = 0;
  #bytes: Uint8Array<ArrayBuffer>;

  /** @param expected bytes */
  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected + SLACK);
  }

  put(value: number, count: number): void {
    const at = this.count >>> 3;
    if (at + SLACK > this.#bytes.length) this.#grow();
    // At most 24 bits after 7 others.
    const word = value * 2 ** (32 - count - (this.count & 7));
    for (let n = 0; n < 4; n += 1) this.#bytes[at + n]! |= word >>> (24 - 8 * n);
    this.count += count;
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }

  #grow(): void {
    const grown = new Uint8Array(this.#bytes.length * 2);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
