type Bytes = Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;

/**
 * Frees bytes at once. Garbage collection would keep hundreds of megabytes over hundreds of photos.
 *
 * Transfers the buffer to a closed port. `ArrayBuffer.prototype.transfer(0)` would not do: for bytes allocated by the
 * browser itself, such as a file's, Chromium keeps the memory and no longer counts it.
 */
export function detach({ buffer }: Bytes): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}

/** A reader whose bytes are valid until its next call. */
export interface ReusingReader<Args extends readonly unknown[], Read extends Bytes> {
  read(...args: Args): Read;
  end(): void;
}

/**
 * Frees the last bytes before each read, so that the next one reuses the memory: new memory costs as much as painting.
 */
export function reuseBuffer<Args extends readonly unknown[], Read extends Bytes>(
  read: (...args: Args) => Read,
): ReusingReader<Args, Read> {
  let last: Read | null = null;
  const end = (): void => {
    if (last !== null) detach(last);
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
