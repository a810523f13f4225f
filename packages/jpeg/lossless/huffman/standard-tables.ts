/** Typical tables, ITU-T T.81 §K.3.3. Decoders use them for scans without a table: Motion JPEG frames leave them out. */
import type { HuffmanDestinations, HuffmanTable } from "./table.ts";

const DC_SYMBOLS = Array.from({ length: 12 }, (_, symbol) => symbol);
/** Runs of 0 to 15 zeros with a value of 1 to 10 bits. */
const RUNS = Array.from({ length: 160 }, (_, n) => (Math.floor(n / 10) << 4) | ((n % 10) + 1));

/** Tables K.5 and K.6 up to 15-bit codes; the other symbols follow in order. */
const LUMINANCE = "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282";
const CHROMINANCE = "000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f1";

function table(counts: readonly number[], symbols: readonly number[]): HuffmanTable {
  return { counts: Uint8Array.from(counts), symbols: Uint8Array.from(symbols) };
}

function acTable(counts: readonly number[], head: string): HuffmanTable {
  const first = (head.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return table(counts, [...first, ...RUNS.filter((symbol) => !first.includes(symbol))]);
}

/** Tables for destinations 0 and 1: luminance and chrominance. */
export const STANDARD_TABLES: HuffmanDestinations = {
  dc: [
    table([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], DC_SYMBOLS),
    table([0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], DC_SYMBOLS),
  ],
  ac: [
    acTable([0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125], LUMINANCE),
    acTable([0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119], CHROMINANCE),
  ],
};
