/** Bytes to inflate at once; the whole result of a larger piece would be held in memory. */
const PIECE = 1 << 16;

/** Zlib data that is inflated on demand, so that it is never in memory together with its result. */
export class InflatedBytes {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #part: Uint8Array = new Uint8Array();
  #at = 0;

  /** @param data a zlib stream in arbitrary pieces */
  constructor(data: readonly Uint8Array<ArrayBuffer>[]) {
    this.#reader = streamOf(data).pipeThrough(new DecompressionStream("deflate")).getReader();
  }

  /**
   * Fills `into` with the next bytes; false if there are fewer.
   * @throws if the data is broken
   */
  async fill(into: Uint8Array): Promise<boolean> {
    let filled = 0;
    while (filled < into.length) {
      if (this.#at === this.#part.length && !(await this.#next())) return false;
      const taken = this.#part.subarray(this.#at, this.#at + into.length - filled);
      into.set(taken, filled);
      filled += taken.length;
      this.#at += taken.length;
    }
    return true;
  }

  /** Releases the rest. */
  cancel(): void {
    // Errors after the requested bytes do not matter.
    this.#reader.cancel().catch(() => undefined);
  }

  async #next(): Promise<boolean> {
    const { done, value } = await this.#reader.read();
    if (done) return false;
    this.#part = value;
    this.#at = 0;
    return true;
  }
}

function streamOf(data: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(data);
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

function* piecesOf(data: readonly Uint8Array<ArrayBuffer>[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  for (const part of data) {
    for (let from = 0; from < part.length; from += PIECE) yield part.slice(from, from + PIECE);
  }
  return undefined;
}
