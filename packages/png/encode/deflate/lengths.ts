/** Match length: a symbol from 257 to 285, and extra bits, RFC 1951 §3.2.5. */
export interface LengthSymbol {
  readonly symbol: number;
  readonly extra: number;
  /** Value in the extra bits. */
  readonly rest: number;
}

export function lengthSymbol(length: number): LengthSymbol {
  if (length === 258) return { symbol: 285, extra: 0, rest: 0 };
  if (length < 11) return { symbol: 254 + length, extra: 0, rest: 0 };
  const extra = 29 - Math.clz32(length - 3);
  return { symbol: 257 + 4 * extra + ((length - 3) >>> extra), extra, rest: (length - 3) & ((1 << extra) - 1) };
}

/** By length from 3; shorter ones are not used. */
export const LENGTH_SYMBOLS: readonly LengthSymbol[] = Array.from({ length: 259 }, (_, length) =>
  lengthSymbol(Math.max(3, length)),
);
