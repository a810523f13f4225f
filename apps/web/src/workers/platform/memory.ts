type Bytes = Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;

/**
 * Gives the memory of bytes that nobody needs any more back at once. The collector would wait until it is worth its while: over
 * hundreds of photos that is hundreds of megabytes.
 *
 * They are sent to nobody, who keeps nothing. `ArrayBuffer.prototype.transfer(0)` would not do: of bytes that the browser itself has
 * made, read from a file say, Chromium keeps the memory beside the empty buffer, and no longer counts it.
 */
export function letGo({ buffer }: Bytes): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}

/** What is read is there until the next is read, or until the end. */
export interface Passing<Args extends readonly unknown[], Read extends Bytes> {
  read(...args: Args): Read;
  end(): void;
}

/** Gives back what was read before something else is, which then takes the same memory: new memory costs as much as painting. */
export function passing<Args extends readonly unknown[], Read extends Bytes>(
  read: (...args: Args) => Read,
): Passing<Args, Read> {
  let last: Read | null = null;
  const end = (): void => {
    if (last !== null) letGo(last);
    last = null;
  };
  return {
    read: (...args) => {
      end();
      last = read(...args);
      return last;
    },
    end,
  };
}
