/** One array of all parts. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Characters of code 0 to 255 as one byte each. */
export function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** 32 bits, most significant byte first. */
export function bigEndian32(value: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** 32 bits, least significant byte first. */
export function littleEndian32(value: number): Uint8Array<ArrayBuffer> {
  return bigEndian32(value).reverse();
}
