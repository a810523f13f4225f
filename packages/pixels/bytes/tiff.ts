import { hasLetters, u16be, u16le, u32be, u32le } from "./bytes.ts";

/** Directory entry, TIFF 6.0 §2; `value` is the absolute position of its four value bytes. */
export interface TiffEntry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly value: number;
}

export interface TiffReader {
  readonly u16: (at: number) => number;
  readonly u32: (at: number) => number;
}

/**
 * Creates a reader in the block's byte order; null without a TIFF header. Accepts 42 in the other order: some writers get only
 * it wrong.
 */
export function tiffReader(block: Uint8Array): TiffReader | null {
  if (!hasLetters(block, 2, "*\0") && !hasLetters(block, 2, "\0*")) return null;
  if (hasLetters(block, 0, "II")) return { u16: (at) => u16le(block, at), u32: (at) => u32le(block, at) };
  if (hasLetters(block, 0, "MM")) return { u16: (at) => u16be(block, at), u32: (at) => u32be(block, at) };
  return null;
}

/** Lists IFD0's entries inside the block. */
export function firstDirectory(block: Uint8Array): TiffEntry[] {
  const read = tiffReader(block);
  if (read === null) return [];
  const start = read.u32(4);
  const room = Math.floor((block.length - start - 2) / 12);
  const entries: TiffEntry[] = [];
  for (let index = 0; index < Math.min(read.u16(start), room); index += 1) {
    const at = start + 2 + index * 12;
    entries.push({ tag: read.u16(at), type: read.u16(at + 2), count: read.u32(at + 4), value: at + 8 });
  }
  return entries;
}
