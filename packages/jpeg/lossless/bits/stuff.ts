/**
 * Copies the first `length` bytes from `from` with a zero after each 0xFF (ITU-T T.81 §F.1.2.3).
 * @param into has room for twice as many bytes
 * @returns number of bytes written
 */
export function stuff(from: Uint8Array, length: number, into: Uint8Array): number {
  let read = 0;
  let written = 0;
  while (read < length) {
    const found = from.indexOf(0xff, read);
    const stop = found === -1 || found >= length ? length : found + 1;
    into.set(from.subarray(read, stop), written);
    written += stop - read;
    read = stop;
    if (from[stop - 1] === 0xff) {
      into[written] = 0;
      written += 1;
    }
  }
  return written;
}
