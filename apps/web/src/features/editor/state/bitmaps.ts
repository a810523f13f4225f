/** Bitmaps for drawing previews: only for the selected photo and its neighbours. */
import type { PhotoPool } from "#domain/photos/types.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { pixelsKey } from "../model/shown-record.ts";

export interface Bitmaps {
  /** The best pixels so far. @param key as {@link pixelsKey} gives it; a whole photo's is its id */
  get(key: string): ImageBitmap | undefined;
  /** Adds pixels from another source. */
  put(key: string, bitmap: ImageBitmap): void;
  /** Requests pixels of at least this long side, unless they are present or requested. */
  want(photo: PhotoRecord, longSide: number): void;
  /** Closes bitmaps and aborts requests for all other keys. */
  keep(keys: ReadonlySet<string>): void;
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
  onChange: (key: string) => void,
  onFailure: (photo: PhotoRecord, reason: unknown) => void,
): Bitmaps {
  const slots = new Map<string, Slot>();

  const drop = (key: string, slot: Slot): void => {
    slots.delete(key);
    slot.stop.abort();
    slot.bitmap?.close();
  };
  const fetch = async (photo: PhotoRecord, slot: Slot, stop: AbortController): Promise<void> => {
    try {
      const bitmap = await pool.preview(photo.file, photo.facts, slot.requested, { signal: stop.signal });
      if (stop.signal.aborted) return bitmap.close();
      slot.bitmap?.close();
      slot.bitmap = bitmap;
      onChange(pixelsKey(photo));
    } catch (reason) {
      if (!stop.signal.aborted) onFailure(photo, reason);
    }
  };
  const want = (photo: PhotoRecord, longSide: number): void => {
    const key = pixelsKey(photo);
    const slot = slots.get(key) ?? { requested: 0, bitmap: undefined, stop: new AbortController() };
    if (slot.requested >= longSide) return;
    slot.stop.abort();
    slot.stop = new AbortController();
    slot.requested = longSide;
    slots.set(key, slot);
    void fetch(photo, slot, slot.stop);
  };
  const put = (key: string, bitmap: ImageBitmap): void => {
    const slot = slots.get(key);
    if (slot !== undefined) drop(key, slot);
    slots.set(key, { requested: Math.max(bitmap.width, bitmap.height), bitmap, stop: new AbortController() });
    onChange(key);
  };
  const keep = (keys: ReadonlySet<string>): void => {
    for (const [key, slot] of slots) if (!keys.has(key)) drop(key, slot);
  };
  return { get: (key) => slots.get(key)?.bitmap, put, want, keep, dispose: () => keep(new Set()) };
}
