/** Reference: bits/unstuff.ts. */

/** Address after the last call's input. */
let from: usize = 0;
/** Marker that ended the last call, -1 at the end of the data, 0 for a stuffed zero after fill bytes. */
let marker: i32 = -1;

export function unstuffedFrom(): usize {
  return from;
}

export function unstuffedMarker(): i32 {
  return marker;
}

/**
 * Removes the zero after each 0xFF, from `source` up to `end` or a marker. `target` may be at or before `source`. May read
 * sixteen bytes past `end`, and overwrite as many past the output unless still unread.
 * @returns the output's end
 */
export function unstuff(source: usize, end: usize, target: usize): usize {
  while (true) {
    while (source + 16 <= end && !hasMarker(v128.load(source))) {
      v128.store(target, v128.load(source));
      source += 16;
      target += 16;
    }
    // At most sixteen single bytes, including 0xFF or the end.
    while (source < end && load<u8>(source) !== 0xff) {
      store<u8>(target, load<u8>(source));
      source += 1;
      target += 1;
    }
    const first = source;
    while (source < end && load<u8>(source) === 0xff) source += 1;
    marker = source < end ? <i32>load<u8>(source) : -1;
    source += 1;
    if (marker !== 0 || source > first + 2) {
      from = source;
      return target;
    }
    store<u8>(target, 0xff);
    target += 1;
  }
}

/** Returns whether one of sixteen bytes is 0xFF. */
function hasMarker(bytes: v128): bool {
  return v128.any_true(i8x16.eq(bytes, i8x16.splat(-1)));
}
