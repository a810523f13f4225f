/** Fed at once: what a large piece unpacks to would all wait in memory. */
const PIECE = 1 << 16;

/** Zlib data unpacked as they are asked for, so that they never lie in memory beside what is made of them. */
export class InflatedBytes {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #part: Uint8Array = new Uint8Array();
  #at = 0;

  /** @param data a zlib stream in pieces, whose ends mean nothing */
  constructor(data: readonly Uint8Array<ArrayBuffer>[]) {
    this.#reader = streamOf(data).pipeThrough(new DecompressionStream("deflate")).getReader();
  }

  /**
   * Fills `into` with the next bytes; false where there are not as many.
   * @throws where the data are broken
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

  /** Lets go of what was not asked for. */
  cancel(): void {
    // What went wrong behind what was asked for is nobody's concern.
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
