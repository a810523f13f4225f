import fc from "fast-check";

/**
 * Uniform share of a file's length, from 0 up to 1: nearly all `fc.double` numbers are so small that only the first byte would
 * change.
 */
export const anyShare = fc.nat(2 ** 30 - 1).map((number) => number / 2 ** 30);
