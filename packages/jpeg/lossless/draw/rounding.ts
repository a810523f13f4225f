import { MAX_AC_BITS } from "../huffman/symbols.ts";

/** Largest AC coefficient, and largest DC value; DC differences have one more bit. */
const LARGEST = 2 ** MAX_AC_BITS - 1;
/** Added to a number below 22 bits in single precision, it rounds the number to an integer. */
const ROUNDER = 1.5 * 2 ** 23;

/** Rounds a coefficient in single precision to a baseline JPEG's range; halves to even. */
export function rounded(exact: number): number {
  const value = Math.fround(exact + ROUNDER) - ROUNDER;
  return Math.min(LARGEST, Math.max(-LARGEST, value));
}
