import { type ByteRange, u16be, u16le, u32be, u32le } from "@matte/pixels/bytes";
import { FIELD_SIZE } from "./directory.ts";
import { COORDINATES, RATIONAL, SRATIONAL } from "./tags.ts";

/** Bytes: degrees, minutes and seconds as rationals. */
export const COORDINATE_SIZE = 24;
/** Degrees, minutes and seconds. */
const LIMITS = [180, 60, 60];
const PARTS = LIMITS.length;
/** Larger ones are random bytes, found through an offset from the wrong start. */
const MAX_DENOMINATOR = 100_000_000;
const MAX_ROWS = 32;
const HEADER = 42;

type Order = (typeof ORDERS)[number];
const ORDERS = [
  { mark: 0x4949, u16: u16le, u32: u32le },
  { mark: 0x4d4d, u16: u16be, u32: u32be },
] as const;

/**
 * Finds coordinate fields anywhere in a block, in either byte order and even without a pointer, and the bytes at their possible
 * offsets. Tag, type and count of three rationals are eight bytes, too long to match by chance.
 */
export function unlinkedRows(block: Uint8Array): ByteRange[] {
  return ORDERS.flatMap((order) => rowsIn(block, order)).flatMap(({ at, values }) => [
    { start: at, end: at + FIELD_SIZE },
    ...values,
  ]);
}

interface UnlinkedRow {
  readonly at: number;
  readonly values: readonly ByteRange[];
}

/** Offsets count from the block's start or, in a maker note or preview, from another TIFF header. */
function rowsIn(block: Uint8Array, order: Order): UnlinkedRow[] {
  const { mark, u16, u32 } = order;
  const rows: UnlinkedRow[] = [];
  let header = 0;
  for (let at = 0; at + FIELD_SIZE <= block.length && rows.length < MAX_ROWS; at += 1) {
    const tag = u16(block, at);
    if (tag === mark && u16(block, at + 2) === HEADER) header = at;
    if (!COORDINATES.has(tag) || u32(block, at + 4) !== PARTS) continue;
    const type = u16(block, at + 2);
    if (type !== RATIONAL && type !== SRATIONAL) continue;
    const offset = u32(block, at + 8);
    rows.push({ at, values: [...new Set([0, header])].flatMap((base) => coordinateAt(block, base + offset, order)) });
  }
  return rows;
}

function coordinateAt(block: Uint8Array, start: number, { u32 }: Order): ByteRange[] {
  const end = start + COORDINATE_SIZE;
  const isPart = (limit: number, index: number): boolean => {
    const [numerator, denominator] = [0, 4].map((at) => Math.abs(u32(block, start + index * 8 + at) | 0));
    return numerator! <= limit * denominator! && denominator! <= MAX_DENOMINATOR;
  };
  return end <= block.length && LIMITS.every(isPart) ? [{ start, end }] : [];
}
