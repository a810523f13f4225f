/** Boxes of the ISO base media file format, ISO/IEC 14496-12:2022 §4.2. */
import { type ByteRange, letters, u32be } from "@matte/pixels/bytes";

/** Box content. A truncated file's last box ends past the file's end. */
export interface Box extends ByteRange {
  readonly type: string;
}

const HEAD = 8;
const LONG_HEAD = 16;
const UUID_BYTES = 16;
/** Per level: real files have dozens of properties, hundreds of items. */
const MAX_BOXES = 65_536;

/** Walks the boxes in a file or another box, up to the first malformed one. */
export function boxesIn(bytes: Uint8Array, { start, end }: ByteRange): Box[] {
  const found: Box[] = [];
  let at = start;
  while (at + HEAD <= Math.min(end, bytes.length) && found.length < MAX_BOXES) {
    const box = boxAt(bytes, at, end);
    if (box === null) return found;
    found.push(box);
    at = box.end;
  }
  return found;
}

/** Length 1 means 64 bits after the type, 0 the rest of the file. */
function boxAt(bytes: Uint8Array, at: number, limit: number): Box | null {
  const short = u32be(bytes, at);
  const head = short === 1 ? LONG_HEAD : HEAD;
  const length = short === 1 ? u32be(bytes, at + 8) * 2 ** 32 + u32be(bytes, at + 12) : short;
  if (length !== 0 && length < head) return null;
  return { type: letters(bytes, at + 4, 4), start: at + head, end: length === 0 ? limit : at + length };
}

/** Returns a full box's content after version and flags (§4.2.2). */
export function fullBox(bytes: Uint8Array, { start, end }: Box): ByteRange & { version: number; flags: number } {
  const head = u32be(bytes, start);
  return { version: head >>> 24, flags: head & 0xff_ffff, start: start + 4, end };
}

/** Reads a `uuid` box's identifier in hexadecimal (§4.2.3). */
export function uuidOf(bytes: Uint8Array, { start }: Box): string {
  return Array.from(bytes.subarray(start, start + UUID_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
