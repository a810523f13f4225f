import { tiffWriter } from "./writer.ts";
import { COUNT_SIZE, type Directory, type Field, FIELD_SIZE } from "./directory.ts";
import { LONG, SHORT } from "./tags.ts";

/** Writes one whole number into the field's four value bytes. A SHORT becomes LONG if the number does not fit. */
export function patchNumber(block: Uint8Array, field: Field, value: number, type = field.type): void {
  const short = type === SHORT && value <= 0xffff;
  const write = tiffWriter(block);
  write.u16(field.at + 2, short ? SHORT : LONG);
  write.u32(field.at + 4, 1);
  write.u32(field.at + 8, 0);
  if (short) write.u16(field.at + 8, value);
  else write.u32(field.at + 8, value);
}

/**
 * Removes fields from a directory's table. Other fields move up, values stay, freed bytes become 0.
 * @param next next directory's offset
 * @returns number of remaining fields
 */
export function keepFields(
  block: Uint8Array,
  directory: Directory,
  stays: (tag: number) => boolean,
  next: number,
): number {
  const { start, end } = directory.table;
  const rows = directory.fields.filter(({ tag }) => stays(tag)).map(({ at }) => block.slice(at, at + FIELD_SIZE));
  block.fill(0, start, end);
  const write = tiffWriter(block);
  write.u16(start, rows.length);
  rows.forEach((row, index) => block.set(row, start + COUNT_SIZE + index * FIELD_SIZE));
  const nextAt = start + COUNT_SIZE + rows.length * FIELD_SIZE;
  if (nextAt + 4 <= end) write.u32(nextAt, next);
  return rows.length;
}
