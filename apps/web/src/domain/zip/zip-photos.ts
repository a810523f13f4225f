/** Many photos into one ZIP: framed by the pool, written as they are ready, and at most a handful in memory. */
import { pMapIterable } from "p-map";
import type { FramedBytes, FrameJob, PhotoPool } from "../photos/types.ts";
import type { ZipEntry, ZipFiles } from "./types.ts";

/** Framed photos that may wait while the pool is busy, in addition to the one that is being written. */
const LOOKAHEAD = 1;

export interface BatchItem {
  readonly job: FrameJob;
  /** Path in the ZIP. */
  readonly path: string;
}

export interface BatchWork<Item extends BatchItem> {
  readonly items: readonly Item[];
  readonly pool: PhotoPool;
  readonly zip: Pick<ZipFiles, "write">;
  readonly signal: AbortSignal;
  readonly chosen: FileSystemFileHandle | null;
  /** Called in the order of the items, once each is in the ZIP or has failed. */
  readonly onSettled: (item: Item, outcome: BatchOutcome) => void;
}

export type BatchOutcome = BatchSuccess | { readonly reason: unknown };

export interface BatchSuccess {
  readonly framed: Omit<FramedBytes, "bytes">;
  /** Size in the ZIP. */
  readonly bytes: number;
}

/**
 * Frames and zips photos. One that fails stops none of the others.
 * @returns the ZIP, null where it is in the chosen file
 * @throws ZipError, with code `empty` when every photo failed; the signal's reason
 */
export async function zipPhotos<Item extends BatchItem>(work: BatchWork<Item>): Promise<Blob | null> {
  // Also stops framing when the ZIP fails.
  const over = new AbortController();
  const signal = AbortSignal.any([work.signal, over.signal]);
  try {
    return await work.zip.write(entriesOf({ ...work, signal }), { signal, chosen: work.chosen });
  } finally {
    over.abort();
  }
}

interface FramedItem<Item> {
  readonly item: Item;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  readonly outcome: BatchOutcome;
}

async function* entriesOf<Item extends BatchItem>(work: BatchWork<Item>): AsyncGenerator<ZipEntry> {
  const { items, pool, signal, onSettled } = work;
  const frame = async (item: Item): Promise<FramedItem<Item>> => {
    try {
      const { bytes, ...framed } = await pool.frameBytes(item.job, { signal });
      return { item, bytes, outcome: { framed, bytes: bytes.length } };
    } catch (reason) {
      signal.throwIfAborted();
      return { item, bytes: null, outcome: { reason } };
    }
  };
  const concurrency = pool.size + LOOKAHEAD;
  for await (const { item, bytes, outcome } of pMapIterable(items, frame, { concurrency })) {
    // The writer requests the next entry when it has written this one.
    if (bytes !== null) yield { name: item.path, bytes, modified: new Date() };
    onSettled(item, outcome);
  }
}
