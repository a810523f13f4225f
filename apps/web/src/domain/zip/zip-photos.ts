/** Many photos into one ZIP: framed by the pool, written as they are ready, and at most a handful in memory. */
import { type BatchItem, type BatchWork, frameAhead } from "../photos/frame-ahead.ts";
import type { ZipEntry, ZipFiles } from "./types.ts";

export interface ZipItem extends BatchItem {
  /** Path in the ZIP. */
  readonly path: string;
}

export interface ZipWork<Item extends ZipItem> extends BatchWork<Item> {
  readonly zip: Pick<ZipFiles, "write">;
  readonly chosen: FileSystemFileHandle | null;
}

/**
 * Frames and zips photos, continuing with the others when one fails.
 * @returns the ZIP, null if it is in the chosen file
 * @throws ZipError, with code `empty` when every photo failed; the signal's reason
 */
export async function zipPhotos<Item extends ZipItem>(work: ZipWork<Item>): Promise<Blob | null> {
  // Also stops framing when the ZIP fails.
  const over = new AbortController();
  const signal = AbortSignal.any([work.signal, over.signal]);
  try {
    return await work.zip.write(entriesOf({ ...work, signal }), { signal, chosen: work.chosen });
  } finally {
    over.abort();
  }
}

async function* entriesOf<Item extends ZipItem>(work: ZipWork<Item>): AsyncGenerator<ZipEntry> {
  for await (const { item, bytes, outcome } of frameAhead(work)) {
    // The writer requests the next entry when it has written this one.
    if (bytes !== null) yield { name: item.path, bytes, modified: new Date() };
    work.onSettled(item, outcome);
  }
}
