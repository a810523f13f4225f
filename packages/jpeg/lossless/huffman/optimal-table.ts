import type { HuffmanTable } from "./table.ts";

/** Symbols of a subtree and the sum of their frequencies. */
interface Subtree {
  readonly weight: number;
  readonly symbols: readonly number[];
}

/** Extra symbol reserving the all-ones code, ITU-T T.81 §K.2. */
const RESERVED = 256;

/** Makes the table with the fewest bits for these frequencies; frequency 0 gets no code. */
export function optimalTable(frequencies: ArrayLike<number>): HuffmanTable {
  const lengths = codeLengths(frequencies);
  const used = [...lengths.keys()].filter((symbol) => symbol !== RESERVED && lengths[symbol]! > 0);
  const symbols = used.toSorted((a, b) => lengths[a]! - lengths[b]! || a - b);
  return { counts: within16(lengths), symbols: Uint8Array.from(symbols) };
}

/** Huffman's procedure, figure K.1: joins the two rarest subtrees and lengthens the codes of their symbols by one bit. */
function codeLengths(frequencies: ArrayLike<number>): Uint8Array {
  const lengths = new Uint8Array(RESERVED + 1);
  const trees: Subtree[] = [{ weight: 0, symbols: [RESERVED] }];
  for (let symbol = 0; symbol < RESERVED; symbol += 1) {
    const weight = frequencies[symbol] ?? 0;
    if (weight > 0) trees.push({ weight, symbols: [symbol] });
  }
  while (trees.length > 1) {
    const [one, other] = [rarest(trees), rarest(trees)];
    const symbols = [...one.symbols, ...other.symbols];
    for (const symbol of symbols) lengths[symbol]! += 1;
    trees.push({ weight: one.weight + other.weight, symbols });
  }
  return lengths;
}

function rarest(trees: Subtree[]): Subtree {
  const least = trees.reduce((best, tree, index) => (tree.weight < trees[best]!.weight ? index : best), 0);
  return trees.splice(least, 1)[0]!;
}

/** Counts codes by length, 1 to 16: moves longer ones up the tree (figure K.3) and removes the reserved one. */
function within16(lengths: Uint8Array): Uint8Array {
  const counts = new Uint16Array(RESERVED + 2);
  for (const length of lengths) if (length > 0) counts[length]! += 1;
  for (let length = RESERVED + 1; length > 16; length -= 1) {
    while (counts[length]! > 0) {
      let shorter = length - 2;
      while (counts[shorter] === 0) shorter -= 1;
      counts[length]! -= 2;
      counts[length - 1]! += 1;
      counts[shorter + 1]! += 2;
      counts[shorter]! -= 1;
    }
  }
  const last = counts.findLastIndex((count) => count > 0);
  counts[last]! -= 1;
  return Uint8Array.from(counts.subarray(1, 17));
}
