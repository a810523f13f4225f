/** Reference: huffman/decode-table.ts and huffman/skip-table.ts; jpeg/lossless/kernel/tables.ts writes them into memory. */

/** Table offsets in bytes. */
const ENDS: usize = 2048;
const OFFSET: usize = 2120;
const SYMBOLS: usize = 2192;
export const CHANGED_FROM: usize = 2448;
export const ID: usize = 2452;
export const STEPS: usize = 2456;

const FIRST_LEVEL_BITS: u32 = 10;

/** Looks up the code at the front of 16 bits, as `length << 8 | symbol`; 0 for no code. */
export function lookUp(table: usize, window: u32): u32 {
  const found = <u32>load<u16>(table + ((window >>> (16 - FIRST_LEVEL_BITS)) << 1));
  return found === 0 ? lookUpLong(table, window) : found;
}

function lookUpLong(table: usize, window: u32): u32 {
  for (let length: u32 = FIRST_LEVEL_BITS + 1; length <= 16; length += 1) {
    if (window < load<u32>(table + (length << 2), ENDS)) {
      const index = <i32>(window >>> (16 - length)) + load<i32>(table + (length << 2), OFFSET);
      return (length << 8) | <u32>load<u8>(table + <usize>index, SYMBOLS);
    }
  }
  return 0;
}
