/**
 * Makes crops' thumbnails, and uploads their previews: what was cropped away stays neither in the account nor in the queue
 * (decision 325).
 */
import type { Size } from "@matte/engine";
import { thumbnailOf } from "@matte/framing/decode/thumbnail.ts";
import { PADDED_SIDE } from "#domain/photos/types.ts";
import { cropKey, cropOf } from "../model/crops.ts";
import type { PhotoEntry } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { shownIn } from "../model/shown-record.ts";
import type { EditorSession } from "../state/session.ts";

/** Milliseconds without a change before a preview is made: undoing is often followed by more of it. */
const PAUSE = 1000;
/** SPEC §7. */
const QUALITY = 0.9;
const WHOLE = cropKey(cropOf({}));

/** @returns stops following */
export function followCrops(session: EditorSession): () => void {
  const sent = new Map<string, string>();
  const stop = new AbortController();
  const send = (): void => {
    for (const entry of session.store.getState().history.present.photos) {
      const key = cropKey(cropOf(entry));
      if (key === (sent.get(entry.id) ?? WHOLE)) continue;
      sent.set(entry.id, key);
      renew(session, entry, stop.signal).catch((error: unknown) => {
        sent.delete(entry.id);
        if (!stop.signal.aborted) console.error("A crop has no preview.", error);
      });
    }
  };
  // Photos may have been restored before this code was loaded.
  let timer = setTimeout(send, PAUSE);
  const unsubscribe = session.store.subscribe((after, before) => {
    if (after.history.present.photos === before.history.present.photos) return;
    clearTimeout(timer);
    timer = setTimeout(send, PAUSE);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    stop.abort();
  };
}

async function renew(session: EditorSession, entry: PhotoEntry, signal: AbortSignal): Promise<void> {
  const { photos, services } = session;
  const record = shownIn(photos, entry);
  if (record === undefined || (record.crop === undefined && services.uploads === null)) return;
  const { id, file, facts } = record;
  const pixels = await services.pool.preview(file, facts, PADDED_SIDE, { signal });
  try {
    if (record.crop !== undefined) await sharpen(session, record, cropKey(record.crop), pixels);
    if (services.uploads === null) return;
    const image = await paddedJpeg(pixels, record);
    services.uploads((uploads) => uploads.shownPart({ photo: id, name: file.name, image }));
  } finally {
    pixels.close();
  }
}

/** Replaces the thumbnail of a crop's former part, unless the photo is gone. */
async function sharpen({ photos, store }: EditorSession, shown: PhotoRecord, crop: string, pixels: ImageBitmap) {
  const thumbnail = await thumbnailOf(pixels, shown.facts, shown.thumbnailFile.type === "image/png");
  const record = photos.get(shown.id);
  if (record === undefined) return;
  photos.add(shown.id, { ...record, partThumbnail: { crop, url: URL.createObjectURL(thumbnail) } });
  store.setState(({ recordsVersion }) => ({ recordsVersion: recordsVersion + 1 }));
  if (record.partThumbnail !== undefined) URL.revokeObjectURL(record.partThumbnail.url);
}

/** Centres the part on a white square, in sRGB. */
function paddedJpeg(pixels: ImageBitmap, { facts }: PhotoRecord): Promise<Blob> {
  const canvas = new OffscreenCanvas(PADDED_SIDE, PADDED_SIDE);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas");
  const { width, height } = within(facts.size);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, PADDED_SIDE, PADDED_SIDE);
  const [left, top] = [Math.round((PADDED_SIDE - width) / 2), Math.round((PADDED_SIDE - height) / 2)];
  context.drawImage(pixels, left, top, width, height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}

function within({ width, height }: Size): Size {
  const factor = Math.min(1, PADDED_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
