/** Many photos into one ZIP: framed by the pool, written as they come, at most a handful in memory. */
import type { FramedBytes, FrameJob, PhotoPool } from "../photos/types.ts";
import type { ZipEntry, ZipFiles } from "../zip/types.ts";
import { inFlight } from "./in-flight.ts";

/** Framed photos that may wait while one is being written, beyond those being framed. */
const WAITING = 2;

export interface BatchItem {
  readonly job: FrameJob;
  /** The file's name in the ZIP, with folders. */
  readonly path: string;
}

export interface BatchWork<Item extends BatchItem> {
  readonly items: readonly Item[];
  readonly pool: PhotoPool;
  readonly zip: ZipFiles;
  readonly signal: AbortSignal;
  readonly chosen: FileSystemFileHandle | null;
  /** In the order of the items, once each is in the ZIP or has failed. */
  readonly onSettled: (item: Item, outcome: BatchOutcome) => void;
}

export type BatchOutcome = BatchSuccess | { readonly reason: unknown };

export interface BatchSuccess {
  readonly framed: Omit<FramedBytes, "bytes">;
  /** How many there are of it in the ZIP. */
  readonly bytes: number;
}

/**
 * A photo that fails stops nothing.
 * @returns the ZIP, null where it is in the chosen file
 * @throws ZipError, of code `empty` when every photo failed; the signal's reason
 */
export async function zipPhotos<Item extends BatchItem>(work: BatchWork<Item>): Promise<Blob | null> {
  // A ZIP that fails must not leave photos being framed for it.
  const over = new AbortController();
  const signal = AbortSignal.any([work.signal, over.signal]);
  try {
    return await work.zip.write(entriesOf({ ...work, signal }), { signal, chosen: work.chosen });
  } finally {
    over.abort();
  }
}

async function* entriesOf<Item extends BatchItem>(work: BatchWork<Item>): AsyncGenerator<ZipEntry> {
  const { items, pool, signal, onSettled } = work;
  const frame = async (
    item: Item,
  ): Promise<{ item: Item; bytes: Uint8Array<ArrayBuffer> | null; outcome: BatchOutcome }> => {
    try {
      const { bytes, ...framed } = await pool.frameBytes(item.job, { signal });
      return { item, bytes, outcome: { framed, bytes: bytes.length } };
    } catch (reason) {
      signal.throwIfAborted();
      return { item, bytes: null, outcome: { reason } };
    }
  };
  for await (const { item, bytes, outcome } of inFlight(items, pool.size + WAITING, frame)) {
    // The writer asks for the next entry when it has written this one.
    if (bytes !== null) yield { name: item.path, bytes, modified: new Date() };
    onSettled(item, outcome);
  }
}
