/** Bytes to inflate at once; a larger piece's whole result would be held in memory. */
const PIECE = 1 << 16;

/** Inflates zlib data on demand, so that data and result are never in memory together. */
export class InflatedBytes {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #part: Uint8Array = new Uint8Array();
  #at = 0;

  /** @param data a zlib stream in arbitrary pieces */
  constructor(data: readonly Uint8Array<ArrayBuffer>[]) {
    this.#reader = streamOf(data).pipeThrough(new DecompressionStream("deflate")).getReader();
  }

  /**
   * Takes the next bytes, in pieces that stay valid; null if there are fewer.
   * @throws if the data is broken
   */
  async take(length: number): Promise<Uint8Array[] | null> {
    const pieces: Uint8Array[] = [];
    for (let missing = length; missing > 0;) {
      if (this.#at === this.#part.length && !(await this.#next())) return null;
      const piece = this.#part.subarray(this.#at, this.#at + missing);
      pieces.push(piece);
      missing -= piece.length;
      this.#at += piece.length;
    }
    return pieces;
  }

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

/** Joins small parts: most files have 8 KB chunks, and each piece costs a round through the stream. */
function* piecesOf(data: readonly Uint8Array<ArrayBuffer>[]): Generator<Uint8Array<ArrayBuffer>, undefined> {
  let piece = new Uint8Array(PIECE);
  let filled = 0;
  for (const part of data) {
    for (let from = 0; from < part.length;) {
      const taken = part.subarray(from, from + PIECE - filled);
      piece.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      if (filled < PIECE) continue;
      yield piece;
      piece = new Uint8Array(PIECE);
      filled = 0;
    }
  }
  yield piece.subarray(0, filled);
  return undefined;
}
