/** Counterpart: bits/unstuff.ts. */

/** Where the last call stopped reading. */
let from: usize = 0;
/** The marker's code it stopped behind, -1 at the end of the data. */
let marker: i32 = -1;

export function unstuffedFrom(): usize {
  return from;
}

export function unstuffedMarker(): i32 {
  return marker;
}

/**
 * Takes the zero behind each 0xFF out of the bytes from `source` up to `end` or a marker. `target` may be `source`, or before it.
 * Sixteen bytes behind `end` may be read, and as many behind what is written overwritten unless they are still to be read.
 * @returns the address behind what it wrote
 */
export function unstuff(source: usize, end: usize, target: usize): usize {
  while (true) {
    while (source + 16 <= end && !hasMarker(v128.load(source))) {
      v128.store(target, v128.load(source));
      source += 16;
      target += 16;
    }
    // At most sixteen single bytes, among which is 0xFF, or the end.
    while (source < end && load<u8>(source) !== 0xff) {
      store<u8>(target, load<u8>(source));
      source += 1;
      target += 1;
    }
    while (source < end && load<u8>(source) === 0xff) source += 1;
    marker = source < end ? <i32>load<u8>(source) : -1;
    source += 1;
    if (marker !== 0) {
      from = source;
      return target;
    }
    store<u8>(target, 0xff);
    target += 1;
  }
}

/** Whether any of sixteen bytes is 0xFF. */
function hasMarker(bytes: v128): bool {
  return v128.any_true(i8x16.eq(bytes, i8x16.splat(-1)));
}
