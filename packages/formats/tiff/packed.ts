/** Samples with less than 8 bits, and palette indices, TIFF 6.0 §4 and §5. */

export interface PackedSamples {
  /** Per stored sample. */
  readonly bits: number;
  /** Samples per pixel, as decoded. */
  readonly channels: 1 | 3;
  /** Decoded samples by stored value. */
  readonly table: Uint8Array;
}

const LARGEST_PALETTE = 256;

/**
 * @param map ColorMap: all reds, all greens, all blues, 16 bits each; null for greys
 * @returns the samples' layout, or null if stored as decoded
 */
export function packedSamples(bits: number, map: readonly number[] | null): PackedSamples | "broken" | null {
  if (map === null) return bits < 8 ? { bits, channels: 1, table: greys(2 ** bits) } : null;
  const count = Math.min(2 ** bits, LARGEST_PALETTE);
  if (map.length < 3 * count) return "broken";
  // Some writers store 8 bits.
  const isWide = map.some((value) => value > 0xff);
  const table = Uint8Array.from({ length: 3 * count }, (_, at) => {
    const value = map[(at % 3) * count + Math.floor(at / 3)]!;
    return isWide ? value >> 8 : value;
  });
  return { bits, channels: 3, table };
}

function greys(count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, value) => (value * 0xff) / (count - 1));
}

/** Returns a stored row's length in bytes. Rows begin at whole bytes. */
export function packedRow({ bits }: PackedSamples, width: number): number {
  return Math.ceil((width * bits) / 8);
}

/** Unpacks rows to decoded samples. */
export function unpacked(data: Uint8Array, width: number, packed: PackedSamples): Uint8Array {
  const { bits, channels, table } = packed;
  const row = packedRow(packed, width);
  const rows = Math.floor(data.length / row);
  const out = new Uint8Array(rows * width * channels);
  const mask = 2 ** bits - 1;
  let to = 0;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits;
      const value = (data[y * row + (bit >> 3)]! >> (8 - bits - (bit & 7))) & mask;
      for (let channel = 0; channel < channels; channel += 1, to += 1) out[to] = table[value * channels + channel]!;
    }
  }
  return out;
}
