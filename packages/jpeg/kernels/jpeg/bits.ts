/** Returns 64 bits from `bit` on, the first one highest; at least 57 are valid. */
export function ahead(data: usize, bit: u32): u64 {
  const bytes = v128.load64_zero(data + (bit >>> 3));
  const turned = v128.shuffle<u8>(bytes, bytes, 7, 6, 5, 4, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1, 0);
  return (<u64>i64x2.extract_lane(turned, 0)) << (bit & 7);
}

/** Valid bits in {@link ahead}. */
export const SURE_BITS: i32 = 57;
