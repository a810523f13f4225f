/** Assigns codes by length, RFC 1951 §3.2.2, as code << 8 | number of bits, a code's first bit lowest. 0 for length 0. */
export function canonicalCodes(lengths: Uint8Array): Uint32Array {
  const next = firstCodes(lengths);
  const codes = new Uint32Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    codes[symbol] = (reversed(next[length]!, length) << 8) | length;
    next[length]! += 1;
  });
  return codes;
}

function firstCodes(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]! += 1;
  const firsts = new Uint16Array(17);
  for (let length = 1; length < 16; length += 1) firsts[length + 1] = (firsts[length]! + counts[length]!) << 1;
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
