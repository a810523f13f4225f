/**
 * Gives the memory of bytes that nobody needs any more back at once. The collector would wait until it is worth its while: over
 * hundreds of photos that is hundreds of megabytes.
 *
 * They are sent to nobody, who keeps nothing. `ArrayBuffer.prototype.transfer(0)` would not do: of bytes that the browser itself has
 * made, read from a file say, Chromium keeps the memory beside the empty buffer, and no longer counts it.
 */
export function letGo({ buffer }: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}
