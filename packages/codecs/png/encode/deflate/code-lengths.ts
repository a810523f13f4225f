/**
 * Code lengths of at most `longest` bits that write symbols of these frequencies in few bits: Huffman's, and where one of those is
 * too long, near them. Symbols of frequency 0 get none, but two always have one: no decoder needs to know codes of no bits.
 */
export function codeLengths(frequencies: ArrayLike<number>, longest: number): Uint8Array {
  const lengths = new Uint8Array(frequencies.length);
  const symbols = usedSymbols(frequencies);
  const counts = within(countsOfDepths(symbols.map((symbol) => frequencies[symbol] ?? 0)), longest);
  let next = symbols.length;
  for (let length = 1; length <= longest; length += 1) {
    for (let count = counts[length] ?? 0; count > 0; count -= 1) {
      next -= 1;
      lengths[symbols[next] ?? 0] = length;
    }
  }
  return lengths;
}

/** The rarest first. */
function usedSymbols(frequencies: ArrayLike<number>): number[] {
  const frequency = (symbol: number): number => frequencies[symbol] ?? 0;
  const symbols = Array.from({ length: frequencies.length }, (_, symbol) => symbol);
  const used = symbols.filter((symbol) => frequency(symbol) > 0);
  const more = symbols.filter((symbol) => frequency(symbol) === 0).slice(0, Math.max(0, 2 - used.length));
  return [...more, ...used.sort((one, other) => frequency(one) - frequency(other) || one - other)];
}

/** How many leaves Huffman's tree has at each depth. Subtrees come about in the order of their weight: two queues suffice. */
function countsOfDepths(weights: readonly number[]): number[] {
  const nodes = [...weights];
  const parents: number[] = [];
  let [leaf, inner] = [0, weights.length];
  const lightest = (): number => {
    const isLeaf = leaf < weights.length && (inner >= nodes.length || (nodes[leaf] ?? 0) <= (nodes[inner] ?? 0));
    return isLeaf ? leaf++ : inner++;
  };
  while (nodes.length < 2 * weights.length - 1) {
    const [one, other] = [lightest(), lightest()];
    parents[one] = parents[other] = nodes.length;
    nodes.push((nodes[one] ?? 0) + (nodes[other] ?? 0));
  }
  return countDepths(parents, weights.length);
}

function countDepths(parents: readonly number[], leaves: number): number[] {
  const depths = Array.from({ length: 2 * leaves - 1 }, () => 0);
  const counts: number[] = [];
  for (let node = depths.length - 2; node >= 0; node -= 1) {
    const depth = (depths[parents[node] ?? 0] ?? 0) + 1;
    depths[node] = depth;
    if (node < leaves) counts[depth] = (counts[depth] ?? 0) + 1;
  }
  return counts;
}

/** The same number of codes, none too long: each code too long is cut, and shorter ones are lengthened until all have room. */
function within(counts: readonly number[], longest: number): number[] {
  const fitted = Array.from({ length: longest + 1 }, (_, length) => counts[length] ?? 0);
  counts.slice(longest + 1).forEach((count) => (fitted[longest] = (fitted[longest] ?? 0) + count));
  // In units of the longest code's share.
  let excess = fitted.reduce((sum, count, length) => sum + count * 2 ** (longest - length), 0) - 2 ** longest;
  for (; excess > 0; excess -= 1) {
    let shorter = longest - 1;
    while (fitted[shorter] === 0) shorter -= 1;
    fitted[shorter] = (fitted[shorter] ?? 0) - 1;
    fitted[shorter + 1] = (fitted[shorter + 1] ?? 0) + 2;
    fitted[longest] = (fitted[longest] ?? 0) - 1;
  }
  return fitted;
}
