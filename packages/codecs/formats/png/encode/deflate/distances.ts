/** Distance code, RFC 1951 §3.2.5: two codes for each number of extra bits. */
export function distanceCode(distance: number): number {
  if (distance <= 4) return distance - 1;
  const extra = 30 - Math.clz32(distance - 1);
  return 2 * extra + ((distance - 1) >>> extra);
}

/** Number of extra bits that follow a distance code. */
export function extraBits(code: number): number {
  return code < 4 ? 0 : (code >>> 1) - 1;
}
