/** Huffman table as in DHT, ITU-T T.81 §B.2.4.2: code counts per length from 1 to 16, and the symbols. */
export interface HuffmanTable {
  readonly counts: Uint8Array;
  readonly symbols: Uint8Array;
}

/** Each symbol's code and its length in bits, 0 for symbols without a code. */
export interface HuffmanCodes {
  readonly code: Uint16Array;
  readonly length: Uint8Array;
}

/** Assigns codes in length order, counting up: ITU-T T.81 §C.2. */
export function huffmanCodes(table: HuffmanTable): HuffmanCodes {
  const codes = { code: new Uint16Array(256), length: new Uint8Array(256) };
  let code = 0;
  let next = 0;
  for (let length = 1; length <= 16; length++) {
    for (let n = 0; n < table.counts[length - 1]!; n++) {
      const symbol = table.symbols[next++]!;
      codes.code[symbol] = code++;
      codes.length[symbol] = length;
    }
    code <<= 1;
  }
  return codes;
}

/** Builds the shortest code for the frequencies within 16 bits, without all ones: ITU-T T.81 §K.2. */
export function optimalTable(frequencies: Uint32Array): HuffmanTable {
  const lengths = codeLengths(frequencies);
  const perLength = limitTo16(lengths);
  const symbols = [...frequencies.keys()]
    .filter((symbol) => lengths[symbol]! > 0)
    .sort((a, b) => lengths[a]! - lengths[b]! || a - b);
  return { counts: perLength, symbols: Uint8Array.from(symbols) };
}

/** Computes code lengths by figure K.1; symbol 256, removed later, reserves the code with all ones. */
function codeLengths(frequencies: Uint32Array): Uint8Array {
  const weight = new Float64Array(257);
  weight.set(frequencies);
  weight[256] = 0.5;
  const lengths = new Uint8Array(257);
  const queue = [...weight.keys()]
    .filter((symbol) => weight[symbol]! > 0)
    .map((symbol) => ({ members: [symbol], weight: weight[symbol]! }));
  while (queue.length > 1) {
    queue.sort((a, b) => b.weight - a.weight);
    const [a, b] = [queue.pop()!, queue.pop()!];
    const members = [...a.members, ...b.members];
    for (const symbol of members) lengths[symbol]!++;
    queue.push({ members, weight: a.weight + b.weight });
  }
  return lengths;
}

/** Moves codes longer than 16 bits up the tree, figure K.3, and removes the reserved code. */
function limitTo16(lengths: Uint8Array): Uint8Array {
  const counts = new Uint32Array(258);
  for (const length of lengths) if (length > 0) counts[length]!++;
  for (let long = 257; long > 16; long--) {
    while (counts[long]! > 0) {
      let shorter = long - 2;
      while (counts[shorter] === 0) shorter--;
      counts[long]! -= 2;
      counts[long - 1]!++;
      counts[shorter + 1]! += 2;
      counts[shorter]!--;
    }
  }
  let last = 16;
  while (last > 0 && counts[last] === 0) last--;
  if (last > 0) counts[last]!--;
  return Uint8Array.from(counts.subarray(1, 17));
}
