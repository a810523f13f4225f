/** Restores texts from photos lost in an earlier visit, when their files are added again. */
import { isUncropped, restoreCrop } from "@matte/engine";
import type { PhotoEntry } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import type { EditorStore, FailedPhoto } from "../state/store.ts";

/**
 * Gives photos the texts of lost ones with the same file, which then count as found. Name and size identify a file: copying it back
 * may have changed its date.
 * @param entryOf entry for a photo that was not lost
 */
export function entriesOf(
  store: EditorStore,
  photos: readonly PhotoRecord[],
  entryOf: (photo: PhotoRecord) => PhotoEntry,
): readonly PhotoEntry[] {
  const lost = new Map<string, FailedPhoto>();
  for (const photo of store.getState().unread)
    if (photo.lost) lost.set(keyOf(photo.lost.name, photo.lost.bytes), photo);
  if (lost.size === 0) return photos.map(entryOf);
  const found = new Set<FailedPhoto>();
  const entries = photos.map((photo): PhotoEntry => {
    const key = keyOf(photo.file.name, photo.file.size);
    const match = lost.get(key);
    if (match?.lost === undefined) return entryOf(photo);
    lost.delete(key);
    found.add(match);
    const { subject, typed, own, crop: stored } = match.lost;
    const crop = restoreCrop(stored);
    return {
      id: photo.id,
      subject,
      ...(typed && { typed }),
      ...(own && { own }),
      ...(!isUncropped(crop) && { crop }),
    };
  });
  if (found.size > 0) store.setState(({ unread }) => ({ unread: unread.filter((photo) => !found.has(photo)) }));
  return entries;
}

function keyOf(name: string, bytes: number | null): string {
  return `${bytes} ${name}`;
}
