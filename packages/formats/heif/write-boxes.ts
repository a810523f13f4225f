/** Writes ISO base media file format boxes, ISO/IEC 14496-12:2022 §4.2. */
import { join } from "@matte/pixels/bytes";

type Bytes = Uint8Array<ArrayBuffer>;

export function writtenBox(type: string, ...content: readonly Uint8Array[]): Bytes {
  const body = join(content);
  return join([long(body.length + 8), latin1(type), body]);
}

export function writtenFullBox(
  type: string,
  { version = 0, flags = 0 }: { readonly version?: number; readonly flags?: number },
  ...content: readonly Uint8Array[]
): Bytes {
  return writtenBox(type, long(version * 0x100_0000 + flags), ...content);
}

/** 16 bits. */
export function short(value: number): Bytes {
  return Uint8Array.of(value >> 8, value);
}

/** 32 bits. */
export function long(value: number): Bytes {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function latin1(letters: string): Bytes {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
