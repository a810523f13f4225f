const MODULUS = 65_521;

/** Adler-32 of consecutive parts, from each part's length and its own check, which starts from 1 (RFC 1950 §8.2). */
export function combinedAdler(parts: readonly { readonly adler: number; readonly length: number }[]): number {
  let [low, high] = [1, 0];
  for (const { adler, length } of parts) {
    // Starting from `low` instead of 1 raises each of the part's low sums by the difference.
    high = (high + (adler >>> 16) + (length % MODULUS) * (low - 1 + MODULUS)) % MODULUS;
    low = (low + (adler & 0xffff) - 1 + MODULUS) % MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}
