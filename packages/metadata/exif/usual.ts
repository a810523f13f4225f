import { structureOf } from "./structure.ts";
import { ASCII, UTF8 } from "./tags.ts";
import { tiffWriter } from "./writer.ts";

/** Copies a block for readers that expect 42 in its byte order and know no Exif 3.0 text. */
export function usualExif(block: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = block.slice();
  const structure = structureOf(copy);
  if (structure === null) return copy;
  const { u16 } = tiffWriter(copy);
  u16(2, 42);
  const fields = [structure.first, ...structure.exif].flatMap((directory) => directory.fields);
  for (const { at, type } of fields) if (type === UTF8) u16(at + 2, ASCII);
  return copy;
}
