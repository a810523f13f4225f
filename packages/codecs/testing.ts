import fc from "fast-check";

/** Share of a file's length, from 0 up to 1, all alike: nearly all numbers of `fc.double` are so small that only the first byte would change. */
export const anyShare = fc.nat(2 ** 30 - 1).map((number) => number / 2 ** 30);
