/** Frames photos by the pool in list order, a few ahead of the writer. */
import { pMapIterable } from "p-map";
import type { FramedBytes, FrameJob, PhotoPool } from "./types.ts";

/** Framed photos that may wait while the pool is busy, in addition to the one being written. */
const LOOKAHEAD = 1;

export interface BatchItem {
  readonly job: FrameJob;
}

export interface BatchWork<Item extends BatchItem> {
  readonly items: readonly Item[];
  readonly pool: Pick<PhotoPool, "size" | "frameBytes">;
  readonly signal: AbortSignal;
  /** Called in item order, once each is written or has failed. */
  readonly onSettled: (item: Item, outcome: BatchOutcome) => void;
}

export type BatchOutcome = BatchSuccess | { readonly reason: unknown };

export interface BatchSuccess {
  readonly framed: Omit<FramedBytes, "bytes">;
  readonly bytes: number;
}

export interface FramedItem<Item> {
  readonly item: Item;
  /** Null if framing failed. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  readonly outcome: BatchOutcome;
}

/** Frames photos, continuing with the others when one fails. @throws the signal's reason */
export async function* frameAhead<Item extends BatchItem>({
  items,
  pool,
  signal,
}: Omit<BatchWork<Item>, "onSettled">): AsyncGenerator<FramedItem<Item>> {
  const frame = async (item: Item): Promise<FramedItem<Item>> => {
    try {
      const { bytes, ...framed } = await pool.frameBytes(item.job, { signal });
      return { item, bytes, outcome: { framed, bytes: bytes.length } };
    } catch (reason) {
      signal.throwIfAborted();
      return { item, bytes: null, outcome: { reason } };
    }
  };
  yield* pMapIterable(items, frame, { concurrency: pool.size + LOOKAHEAD });
}
