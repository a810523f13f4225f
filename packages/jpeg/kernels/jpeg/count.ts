/** Reference: splice/symbol-counter.ts and splice/mcu-encoder.ts. */
import { COMPONENT_SIZE, occupied, PREDICTION } from "./encode";

/** Offset of the counts in a component's description: 256 DC symbols, then 256 AC symbols, four bytes each. */
const COUNTS: usize = 4;
const AC_COUNTS: usize = 1024;

const BLOCK_BYTES: usize = 128;
const SIXTEEN_ZEROS: usize = 0xf0;

/** Counts symbols in successive MCUs whose blocks have the component numbers from `blocks` up to `blocksEnd`. */
export function countMcus(coefficients: usize, count: u32, blocks: usize, blocksEnd: usize, components: usize): void {
  for (; count > 0; count -= 1) {
    for (let block = blocks; block < blocksEnd; block += 4) {
      countBlock(coefficients, components + load<u32>(block) * COMPONENT_SIZE);
      coefficients += BLOCK_BYTES;
    }
  }
}

function countBlock(coefficients: usize, component: usize): void {
  const counts = load<usize>(component, COUNTS);
  const value = <i32>load<i16>(coefficients);
  add(counts, bitsOf(value - load<i32>(component, PREDICTION)));
  store<i32>(component, value, PREDICTION);
  let last: u32 = 0;
  // The run excludes the DC value.
  let places = occupied(coefficients) & ~1;
  const ended = places >>> 63 === 0;
  for (; places !== 0; places &= places - 1) {
    const k = <u32>ctz(places);
    let zeros = k - last - 1;
    last = k;
    for (; zeros > 15; zeros -= 16) add(counts + AC_COUNTS, SIXTEEN_ZEROS);
    add(counts + AC_COUNTS, <usize>(zeros << 4) | bitsOf(<i32>load<i16>(coefficients + (k << 1))));
  }
  if (ended) add(counts + AC_COUNTS, 0);
}

/** Returns a magnitude's bits: SSSS in ITU-T T.81 tables F.1 and F.2. */
function bitsOf(value: i32): usize {
  const sign = value >> 31;
  return 32 - <usize>clz((value ^ sign) - sign);
}

function add(counts: usize, symbol: usize): void {
  const at = counts + (symbol << 2);
  store<u32>(at, load<u32>(at) + 1);
}
