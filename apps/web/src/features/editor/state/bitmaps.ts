/** Bitmaps for drawing previews: only for the selected photo and its neighbours. */
import type { PhotoPool } from "#domain/photos/types.ts";
import type { PhotoRecord } from "../model/registry.ts";

export interface Bitmaps {
  /** The best pixels so far. */
  get(id: string): ImageBitmap | undefined;
  /** Adds pixels from another source. */
  put(id: string, bitmap: ImageBitmap): void;
  /** Requests pixels of at least this long side, unless they are present or requested. */
  want(photo: PhotoRecord, longSide: number): void;
  /** Closes bitmaps and aborts requests for all other photos. */
  keep(ids: ReadonlySet<string>): void;
  dispose(): void;
}

interface Slot {
  /** Long side requested last. */
  requested: number;
  bitmap: ImageBitmap | undefined;
  stop: AbortController;
}

/**
 * @param onChange called whenever a photo has new pixels.
 * @param onFailure called when a photo's pixels could not be loaded; the photo keeps its present ones.
 */
export function createBitmaps(
  pool: PhotoPool,
  onChange: (id: string) => void,
  onFailure: (photo: PhotoRecord, reason: unknown) => void,
): Bitmaps {
  const slots = new Map<string, Slot>();

  const drop = (id: string, slot: Slot): void => {
    slots.delete(id);
    slot.stop.abort();
    slot.bitmap?.close();
  };
  const fetch = async (photo: PhotoRecord, slot: Slot, stop: AbortController): Promise<void> => {
    try {
      const bitmap = await pool.preview(photo.file, photo.facts, slot.requested, { signal: stop.signal });
      if (stop.signal.aborted) return bitmap.close();
      slot.bitmap?.close();
      slot.bitmap = bitmap;
      onChange(photo.id);
    } catch (reason) {
      if (!stop.signal.aborted) onFailure(photo, reason);
    }
  };
  const want = (photo: PhotoRecord, longSide: number): void => {
    const slot = slots.get(photo.id) ?? { requested: 0, bitmap: undefined, stop: new AbortController() };
    if (slot.requested >= longSide) return;
    slot.stop.abort();
    slot.stop = new AbortController();
    slot.requested = longSide;
    slots.set(photo.id, slot);
    void fetch(photo, slot, slot.stop);
  };
  const put = (id: string, bitmap: ImageBitmap): void => {
    const slot = slots.get(id);
    if (slot !== undefined) drop(id, slot);
    slots.set(id, { requested: Math.max(bitmap.width, bitmap.height), bitmap, stop: new AbortController() });
    onChange(id);
  };
  const keep = (ids: ReadonlySet<string>): void => {
    for (const [id, slot] of slots) if (!ids.has(id)) drop(id, slot);
  };
  return { get: (id) => slots.get(id)?.bitmap, put, want, keep, dispose: () => keep(new Set()) };
}
