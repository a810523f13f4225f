/**
 * The codes of these lengths, RFC 1951 §3.2.2, as they are written: code << 8 | number of bits, a code's first bit the lowest.
 * 0 where the length is 0.
 */
export function canonicalCodes(lengths: Uint8Array): Uint32Array {
  const next = firstCodes(lengths);
  return Uint32Array.from(lengths, (length) => {
    if (length === 0) return 0;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    return (reversed(code, length) << 8) | length;
  });
}

function firstCodes(lengths: Uint8Array): number[] {
  const firsts = [0, 0];
  for (let length = 1; length < 16; length += 1) {
    const count = lengths.reduce((sum, each) => (each === length ? sum + 1 : sum), 0);
    firsts[length + 1] = ((firsts[length] ?? 0) + count) << 1;
  }
  return firsts;
}

function reversed(code: number, length: number): number {
  let [rest, turned] = [code, 0];
  for (let bit = 0; bit < length; bit += 1) {
    turned = (turned << 1) | (rest & 1);
    rest >>>= 1;
  }
  return turned;
}
