import { hasLetters, u16le, u24le, u32le, u8 } from "@matte/pixels/bytes";
import type { RiffChunk } from "./chunks.ts";

/** Picture size, and whether pixels may be transparent. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly alpha: boolean;
}

const ALPHA_FLAG = 0x10;
const VP8L_SIGNATURE = 0x2f;
const VP8_START_CODE = "\x9d\x01\x2a";

/** Reads the size from VP8X, otherwise from the frame; null without a readable header. */
export function canvasOf(bytes: Uint8Array, found: readonly RiffChunk[]): Canvas | null {
  const [first] = found;
  if (first === undefined) return null;
  if (first.type === "VP8X") return extended(bytes, first);
  if (first.type === "VP8L") return lossless(bytes, first);
  return first.type === "VP8 " ? lossy(bytes, first) : null;
}

/** RFC 9649 §2.7: flags, then both sides minus one in 24 bits. */
function extended(bytes: Uint8Array, { start, end }: RiffChunk): Canvas | null {
  if (end - start < 10) return null;
  const alpha = (u8(bytes, start) & ALPHA_FLAG) !== 0;
  return { width: u24le(bytes, start + 4) + 1, height: u24le(bytes, start + 7) + 1, alpha };
}

/** RFC 9649 §3.4: a signature, both sides minus one in 14 bits each, the alpha hint. */
function lossless(bytes: Uint8Array, { start, end }: RiffChunk): Canvas | null {
  if (end - start < 5 || u8(bytes, start) !== VP8L_SIGNATURE) return null;
  const bits = u32le(bytes, start + 1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, alpha: ((bits >>> 28) & 1) === 1 };
}

/** RFC 6386 §9.1: a three-byte tag, the start code, both sides in 14 bits each. */
function lossy(bytes: Uint8Array, { start, end }: RiffChunk): Canvas | null {
  if (end - start < 10 || !hasLetters(bytes, start + 3, VP8_START_CODE)) return null;
  const width = u16le(bytes, start + 6) & 0x3fff;
  const height = u16le(bytes, start + 8) & 0x3fff;
  return width === 0 || height === 0 ? null : { width, height, alpha: false };
}
