const MODULUS = 65_521;

/** Adler-32 of bytes in a row, from the checks of their parts, each begun at 1, and the lengths of these (RFC 1950 §8.2). */
export function combinedAdler(parts: readonly { readonly adler: number; readonly length: number }[]): number {
  let [low, high] = [1, 0];
  for (const { adler, length } of parts) {
    // Begun at `low` rather than 1, each of the part's low sums would have been more by as much.
    high = (high + (adler >>> 16) + (length % MODULUS) * (low - 1 + MODULUS)) % MODULUS;
    low = (low + (adler & 0xffff) - 1 + MODULUS) % MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}
