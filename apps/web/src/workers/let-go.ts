/**
 * Gives the memory of bytes that nobody needs any more back at once. The collector would wait until it is worth its while: over
 * hundreds of photos that is hundreds of megabytes.
 */
export function letGo({ buffer }: Uint8Array<ArrayBuffer>): void {
  // The types promise what the oldest browsers do not have.
  (buffer as Partial<ArrayBuffer>).transfer?.call(buffer, 0);
}
