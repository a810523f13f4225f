/** Packs frequency and symbol into one number, for sorting in a typed array. */
const SYMBOLS = 512;

/**
 * Assigns code lengths up to `longest` bits: Huffman's, or close to them if one is too long. Symbols with frequency 0 get no
 * code, but at least two symbols always have one, since decoders differ over empty codes.
 */
export function codeLengths(frequencies: Uint32Array, longest: number): Uint8Array {
  const lengths = new Uint8Array(frequencies.length);
  const symbols = usedSymbols(frequencies);
  const counts = limited(countsOfDepths(symbols), longest);
  let next = symbols.length;
  for (let length = 1; length <= longest; length += 1) {
    for (let count = counts[length]!; count > 0; count -= 1) {
      next -= 1;
      lengths[symbols[next]! % SYMBOLS] = length;
    }
  }
  return lengths;
}

/** Packs symbols, rarest first. */
function usedSymbols(frequencies: Uint32Array): Float64Array {
  const symbols = new Float64Array(frequencies.length);
  let used = 0;
  frequencies.forEach((frequency, symbol) => {
    if (frequency > 0) symbols[used++] = frequency * SYMBOLS + symbol;
  });
  for (let symbol = 0; used < 2; symbol += 1) {
    if (frequencies[symbol] === 0) symbols[used++] = symbol;
  }
  return symbols.subarray(0, used).sort();
}

/** Counts the Huffman tree's leaves by depth. Subtrees appear in order of weight, so two queues suffice. */
function countsOfDepths(symbols: Float64Array): Uint16Array {
  const leaves = symbols.length;
  const nodes = new Float64Array(2 * leaves - 1);
  const parents = new Uint16Array(2 * leaves - 1);
  symbols.forEach((symbol, leaf) => (nodes[leaf] = Math.floor(symbol / SYMBOLS)));
  let [leaf, inner] = [0, leaves];
  for (let node = leaves; node < nodes.length; node += 1) {
    for (let child = 0; child < 2; child += 1) {
      const isLeaf = leaf < leaves && (inner >= node || nodes[leaf]! <= nodes[inner]!);
      const lightest = isLeaf ? leaf++ : inner++;
      parents[lightest] = node;
      nodes[node]! += nodes[lightest]!;
    }
  }
  return countDepths(parents, leaves);
}

function countDepths(parents: Uint16Array, leaves: number): Uint16Array {
  const depths = new Uint16Array(parents.length);
  const counts = new Uint16Array(leaves);
  for (let node = parents.length - 2; node >= 0; node -= 1) {
    const depth = depths[parents[node]!]! + 1;
    depths[node] = depth;
    if (node < leaves) counts[depth]! += 1;
  }
  return counts;
}

/** Cuts too long codes, then lengthens shorter ones until all fit. */
function limited(counts: Uint16Array, longest: number): Uint16Array {
  const fitted = new Uint16Array(longest + 1);
  counts.forEach((count, length) => (fitted[Math.min(length, longest)]! += count));
  // In units of a longest code's share of the code space.
  let excess = fitted.reduce((sum, count, length) => sum + count * 2 ** (longest - length), 0) - 2 ** longest;
  for (; excess > 0; excess -= 1) {
    let shorter = longest - 1;
    while (fitted[shorter] === 0) shorter -= 1;
    fitted[shorter]! -= 1;
    fitted[shorter + 1]! += 2;
    fitted[longest]! -= 1;
  }
  return fitted;
}
