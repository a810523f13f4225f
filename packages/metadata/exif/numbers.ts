import { u8 } from "@matte/pixels/bytes";
import type { Field } from "./directory.ts";
import * as tags from "./tags.ts";

interface NumberType {
  readonly size: number;
  readonly read: (view: DataView, at: number, little: boolean) => number;
}

/** TIFF 6.0 §2. A rational 0/0 is NaN. */
const TYPES: ReadonlyMap<number, NumberType> = new Map([
  [tags.BYTE, { size: 1, read: (view, at) => view.getUint8(at) }],
  [tags.SHORT, { size: 2, read: (view, at, little) => view.getUint16(at, little) }],
  [tags.LONG, { size: 4, read: (view, at, little) => view.getUint32(at, little) }],
  [tags.SLONG, { size: 4, read: (view, at, little) => view.getInt32(at, little) }],
  [tags.RATIONAL, { size: 8, read: (view, at, little) => view.getUint32(at, little) / view.getUint32(at + 4, little) }],
  [tags.SRATIONAL, { size: 8, read: (view, at, little) => view.getInt32(at, little) / view.getInt32(at + 4, little) }],
  [tags.FLOAT, { size: 4, read: (view, at, little) => view.getFloat32(at, little) }],
  [tags.DOUBLE, { size: 8, read: (view, at, little) => view.getFloat64(at, little) }],
]);

/** Reads numbers; empty for other types and truncated values. */
export function decimalsOf(block: Uint8Array, { type, value, whole }: Field): number[] {
  const known = TYPES.get(type);
  if (known === undefined || !whole) return [];
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const count = Math.floor((value.end - value.start) / known.size);
  return Array.from({ length: count }, (_, n) => known.read(view, value.start + n * known.size, u8(block, 0) === 0x49));
}
