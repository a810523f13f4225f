/** Most bits of DC differences and AC coefficients for 8-bit pictures, ITU-T T.81 tables F.1 and F.2. */
export const MAX_DC_BITS = 11;
export const MAX_AC_BITS = 10;

/** Special AC symbols: EOB and ZRL, ITU-T T.81 §F.1.2.2.1. All others are `run << 4 | size`. */
export const END_OF_BLOCK = 0x00;
export const SIXTEEN_ZEROS = 0xf0;

/** Every symbol that a sequential scan of an 8-bit picture may need. */
export const DC_SYMBOLS: readonly number[] = Array.from({ length: MAX_DC_BITS + 1 }, (_, size) => size);
export const AC_SYMBOLS: readonly number[] = [
  END_OF_BLOCK,
  SIXTEEN_ZEROS,
  ...Array.from({ length: 16 * MAX_AC_BITS }, (_, n) => (Math.floor(n / MAX_AC_BITS) << 4) | ((n % MAX_AC_BITS) + 1)),
];
