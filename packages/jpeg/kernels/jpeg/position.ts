/** Next bit in the scan data. */
let bit: u32 = 0;

export function position(): u32 {
  return bit;
}

export function seek(to: u32): void {
  bit = to;
}

export function advance(bits: u32): void {
  bit += bits;
}

/**
 * Reads a window's first `size` bits by EXTEND, ITU-T T.81 §F.2.2.1, without a branch: half the signs would be mispredicted.
 */
export function extended(window: u64, size: u32): i32 {
  const value = <i32>((window >>> 1) >>> (63 - size));
  const negative = <i32>(~window >>> 63);
  return value - (-negative & ((1 << size) - 1));
}
