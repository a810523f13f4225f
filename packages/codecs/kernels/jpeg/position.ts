/** Bit to read next of a scan's data. */
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

/** Reads `size` bits at the start of a window by EXTEND, ITU-T T.81 §F.2.2.1, without a branch: half of the signs would be mispredicted. */
export function extended(window: u64, size: u32): i32 {
  const value = <i32>((window >>> 1) >>> (63 - size));
  const negative = <i32>(~window >>> 63);
  return value - (-negative & ((1 << size) - 1));
}
