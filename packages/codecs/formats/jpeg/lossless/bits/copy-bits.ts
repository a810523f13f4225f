/**
 * Copies whole bytes out of the middle of a bit stream: byte `n` of `into` from `at` on becomes bits `bit + 8 * n` to
 * `bit + 8 * n + 7` of `from`. Four bytes at a time; reads up to four bytes behind the last.
 * @param count bytes; `into` has room for three more
 */
export function copyBits(from: DataView, bit: number, into: DataView, at: number, count: number): void {
  const shift = bit & 7;
  const start = bit >>> 3;
  for (let n = 0; n < count; n += 4) {
    const four = from.getUint32(start + n);
    const fifth = from.getUint8(start + n + 4);
    into.setUint32(at + n, (four << shift) | (fifth >>> (8 - shift)));
  }
}
