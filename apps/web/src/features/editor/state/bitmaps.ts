/** The pixels previews are drawn from: those of the photo on show and its neighbours, no more. */
import type { PhotoPool } from "#domain/photos/types.ts";
import type { PhotoRecord } from "../model/photo.ts";

export interface Bitmaps {
  /** The best pixels there are so far. */
  get(id: string): ImageBitmap | undefined;
  /** Takes pixels that came by another way. */
  put(id: string, bitmap: ImageBitmap): void;
  /** Asks for pixels of at least this long side, unless they are there or on their way. */
  want(photo: PhotoRecord, longSide: number): void;
  /** Closes and stops everything about other photos. */
  keep(ids: ReadonlySet<string>): void;
  dispose(): void;
}

interface Slot {
  /** Long side asked for last. */
  asked: number;
  bitmap: ImageBitmap | undefined;
  stop: AbortController;
}

/**
 * @param onChange called whenever a photo has new pixels.
 * @param onFailure called when a photo's pixels could not be had; the photo keeps those it has.
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
      const bitmap = await pool.preview(photo.file, photo.facts, slot.asked, { signal: stop.signal });
      if (stop.signal.aborted) return bitmap.close();
      slot.bitmap?.close();
      slot.bitmap = bitmap;
      onChange(photo.id);
    } catch (reason) {
      if (!stop.signal.aborted) onFailure(photo, reason);
    }
  };
  const want = (photo: PhotoRecord, longSide: number): void => {
    const slot = slots.get(photo.id) ?? { asked: 0, bitmap: undefined, stop: new AbortController() };
    if (slot.asked >= longSide) return;
    slot.stop.abort();
    slot.stop = new AbortController();
    slot.asked = longSide;
    slots.set(photo.id, slot);
    void fetch(photo, slot, slot.stop);
  };
  const put = (id: string, bitmap: ImageBitmap): void => {
    const slot = slots.get(id);
    if (slot !== undefined) drop(id, slot);
    slots.set(id, { asked: Math.max(bitmap.width, bitmap.height), bitmap, stop: new AbortController() });
    onChange(id);
  };
  const keep = (ids: ReadonlySet<string>): void => {
    for (const [id, slot] of slots) if (!ids.has(id)) drop(id, slot);
  };
  return { get: (id) => slots.get(id)?.bitmap, put, want, keep, dispose: () => keep(new Set()) };
}
