import { join } from "../../bytes.ts";
import { tiffReader } from "../tiff.ts";
import { COUNT_SIZE, FIELD_SIZE, readDirectory } from "./directory.ts";
import * as tags from "./tags.ts";
import { tiffWriter } from "./writer.ts";

/** ResolutionUnit, Exif 2.32 §4.6.4. */
const INCHES = 2;

const RATIONAL_SIZE = 8;
const NEXT = 4;
const RESOLUTION: ReadonlySet<number> = new Set([tags.X_RESOLUTION, tags.Y_RESOLUTION, tags.RESOLUTION_UNIT]);

/** An EXIF block without fields, big-endian. */
const EMPTY = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 0);

/**
 * Writes XResolution, YResolution and ResolutionUnit. The first directory moves to the end of the block, since it usually grows;
 * all other values stay at their offsets.
 * @param block null for a block with these fields alone
 * @param density pixels per inch
 */
export function withResolution(block: Uint8Array | null, density: number): Uint8Array {
  const source = block ?? EMPTY;
  const first = readDirectory(source, tiffReader(source)?.u32(4) ?? 0);
  const kept = (first?.fields ?? []).filter(({ tag }) => !RESOLUTION.has(tag));
  const rows = kept.map(({ at, tag }) => ({ tag, bytes: source.slice(at, at + FIELD_SIZE) }));
  const start = source.length + (source.length % 2);
  const valueAt = start + COUNT_SIZE + (rows.length + RESOLUTION.size) * FIELD_SIZE + NEXT;
  const into = join([source, new Uint8Array(valueAt + RATIONAL_SIZE - source.length)]);
  if (first !== null) into.fill(0, first.table.start, first.table.end);
  const write = tiffWriter(into);
  const field = (tag: number, type: number, value: number) => ({ tag, bytes: fieldBytes(into, tag, type, value) });
  const fields = [
    ...rows,
    field(tags.X_RESOLUTION, tags.RATIONAL, valueAt),
    field(tags.Y_RESOLUTION, tags.RATIONAL, valueAt),
    field(tags.RESOLUTION_UNIT, tags.SHORT, INCHES),
  ].toSorted((one, other) => one.tag - other.tag);
  write.u32(4, start);
  write.u16(start, fields.length);
  fields.forEach(({ bytes }, index) => into.set(bytes, start + COUNT_SIZE + index * FIELD_SIZE));
  write.u32(valueAt, density);
  write.u32(valueAt + 4, 1);
  return into;
}

/** A field of one value in the block's byte order. @param value a SHORT, or the offset of a RATIONAL */
function fieldBytes(block: Uint8Array, tag: number, type: number, value: number): Uint8Array {
  const bytes = new Uint8Array(FIELD_SIZE);
  bytes.set(block.subarray(0, 2));
  const write = tiffWriter(bytes);
  write.u32(4, 1);
  if (type === tags.SHORT) write.u16(8, value);
  else write.u32(8, value);
  write.u16(2, type);
  write.u16(0, tag);
  return bytes;
}
