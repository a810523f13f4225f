/** Latin-1 letters as bytes. */
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
