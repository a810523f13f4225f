/** Reduces RGBA pixels to `channels` samples each; writes up to 16 bytes past the last. */
export function pack(from: usize, to: usize, pixels: i32, channels: i32): void {
  const order = orderOf(channels);
  const step: usize = 4 * channels;
  let out = to;
  for (let pixel = 0; pixel < pixels; pixel += 4) {
    v128.store(out, v128.swizzle(v128.load(from + 4 * pixel), order));
    out += step;
  }
}

function orderOf(channels: i32): v128 {
  if (channels === 1) return i8x16(0, 4, 8, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  if (channels === 3) return i8x16(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  return i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
