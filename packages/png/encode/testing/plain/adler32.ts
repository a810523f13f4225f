const MODULUS = 65_521;
/** Most bytes added before a sum exceeds 32 bits. */
const STRETCH = 5552;

/** Computes a zlib stream's final check, RFC 1950 §8.2. */
export function adler32(bytes: Uint8Array, start: number): number {
  let [low, high] = [start & 0xffff, start >>> 16];
  for (let from = 0; from < bytes.length; from += STRETCH) {
    for (const byte of bytes.subarray(from, from + STRETCH)) {
      low += byte;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}
