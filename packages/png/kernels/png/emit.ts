import { distanceCode } from "./counts";

/** Writes literal runs and matches as deflate bits from bit `bit` of `out`; returns the position after the last. */
export function emit(literals: usize, sequences: usize, end: usize, codes: usize, out: usize, bit: i32): i32 {
  const lengths = codes + 4 * 256;
  const distances = lengths + 4 * 259;
  let to = out + (bit >> 3);
  let count: u32 = bit & 7;
  let held: u64 = load<u8>(to) & ((1 << count) - 1);
  let from = literals;
  for (let sequence = sequences; sequence < end; sequence += 8) {
    const stop = from + load<u32>(sequence);
    // Four codes of up to 14 bits fit after up to 7 pending bits.
    for (; from + 4 <= stop; from += 4) {
      const four = load<u32>(from);
      let code = codeOf(codes, four & 255);
      held |= (<u64>(code >> 8)) << count;
      count += code & 255;
      code = codeOf(codes, (four >> 8) & 255);
      held |= (<u64>(code >> 8)) << count;
      count += code & 255;
      code = codeOf(codes, (four >> 16) & 255);
      held |= (<u64>(code >> 8)) << count;
      count += code & 255;
      code = codeOf(codes, four >> 24);
      held |= (<u64>(code >> 8)) << count;
      count += code & 255;
      store<u64>(to, held);
      to += count >> 3;
      held >>= count & ~7;
      count &= 7;
    }
    for (; from < stop; from++) {
      const code = codeOf(codes, load<u8>(from));
      held |= (<u64>(code >> 8)) << count;
      count += code & 255;
    }
    store<u64>(to, held);
    to += count >> 3;
    held >>= count & ~7;
    count &= 7;
    const match = load<u32>(sequence, 4);
    if (match === 0) continue;
    const distance = match & 0xffff;
    const rank = distanceCode(distance);
    const extra: u32 = rank < 4 ? 0 : (rank >> 1) - 1;
    const length = load<u32>(lengths + ((<usize>(match >> 16)) << 2));
    const code = load<u32>(distances + ((<usize>rank) << 2));
    held |= (<u64>(length >> 8)) << count;
    count += length & 255;
    held |= (<u64>(code >> 8)) << count;
    count += code & 255;
    held |= (<u64>((distance - 1) & ((1 << extra) - 1))) << count;
    count += extra;
    store<u64>(to, held);
    to += count >> 3;
    held >>= count & ~7;
    count &= 7;
    from += match >> 16;
  }
  return ((<i32>(to - out)) << 3) + count;
}

function codeOf(codes: usize, byte: u32): u32 {
  return load<u32>(codes + ((<usize>byte) << 2));
}
