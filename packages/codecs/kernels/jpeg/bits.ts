/** The 64 bits from `bit` on of the data at `data`, the first one highest; at least 57 of them are the data's. */
export function ahead(data: usize, bit: u32): u64 {
  const bytes = v128.load64_zero(data + (bit >>> 3));
  const turned = v128.shuffle<u8>(bytes, bytes, 7, 6, 5, 4, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1, 0);
  return (<u64>i64x2.extract_lane(turned, 0)) << (bit & 7);
}

/** How many bits of {@link ahead} are certain. */
export const SURE_BITS: i32 = 57;
