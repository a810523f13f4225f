/** Encodes a picture in bands, on this thread and others. */

/** Encodes a band, on this thread or another. */
export type BandCoder<Band, Coded> = (band: Band) => Promise<Coded>;

export interface BandHelper<Band, Coded> {
  /** Resolves once the thread has loaded. It gets no band earlier. */
  readonly ready: Promise<unknown>;
  /** Bands held at once, so that the thread never waits for the next one. */
  readonly capacity: number;
  readonly code: BandCoder<Band, Coded>;
}

/** Coders working in parallel. If a helper fails, its band is encoded again, and it then holds one fewer. */
export interface BandCoders<Band, Coded> {
  readonly own: BandCoder<Band, Coded>;
  readonly helpers: readonly BandHelper<Band, Coded>[];
}

/**
 * Encodes the band at each place; returns results in order. Never waits for a helper without a band.
 * @param bandAt reads a band right before it is encoded
 * @throws errors from reading and from this thread's coder, and the signal's reason
 */
export async function codeBands<Place, Band, Coded>(
  places: readonly Place[],
  bandAt: (place: Place) => Band,
  { own, helpers }: BandCoders<Band, Coded>,
  signal?: AbortSignal,
): Promise<readonly Coded[]> {
  const waiting = places.map((place, index) => ({ place, index }));
  const coded: Coded[] = [];
  const working: Promise<void>[] = [];
  let ended = false;
  const work = async (coder: BandCoder<Band, Coded>): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        signal?.throwIfAborted();
        coded[next.index] = await coder(bandAt(next.place));
      } catch (error) {
        if (!ended) waiting.unshift(next);
        throw error;
      }
    }
  };
  const help = ({ code, capacity }: BandHelper<Band, Coded>): void => {
    for (let n = 0; n < capacity; n += 1) working.push(work(code).catch(() => undefined));
  };
  for (const helper of helpers) helper.ready.then(() => help(helper)).catch(() => undefined);
  try {
    do {
      await work(own);
      await Promise.all(working.splice(0));
      // Repeats for bands whose helper failed after this thread had finished.
    } while (waiting.length + working.length > 0);
    return coded;
  } finally {
    // After an error no helper reads.
    ended = true;
    waiting.length = 0;
  }
}
