/**
 * Reads numbers and letters. Past the end everything is zero, so that no walk over hostile bytes can throw; walks check the
 * lengths they need.
 */

export function u8(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

export function u16be(bytes: Uint8Array, at: number): number {
  return (u8(bytes, at) << 8) | u8(bytes, at + 1);
}

export function u16le(bytes: Uint8Array, at: number): number {
  return (u8(bytes, at + 1) << 8) | u8(bytes, at);
}

export function u24le(bytes: Uint8Array, at: number): number {
  return (u8(bytes, at + 2) << 16) | u16le(bytes, at);
}

export function u32be(bytes: Uint8Array, at: number): number {
  return u16be(bytes, at) * 0x1_0000 + u16be(bytes, at + 2);
}

export function u32le(bytes: Uint8Array, at: number): number {
  return u16le(bytes, at + 2) * 0x1_0000 + u16le(bytes, at);
}

/** Reads Latin-1 letters, fewer at the file's end. */
export function letters(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** Returns whether these Latin-1 letters are at `at`. */
export function hasLetters(bytes: Uint8Array, at: number, expected: string): boolean {
  for (let index = 0; index < expected.length; index += 1) {
    if (bytes[at + index] !== expected.charCodeAt(index)) return false;
  }
  return true;
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
