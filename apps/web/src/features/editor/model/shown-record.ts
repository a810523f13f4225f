/** Photos as their frames show them. */
import { isUncropped, type PhotoCrop } from "@matte/engine";
import { partTones } from "@matte/framing/photos/part-tones.ts";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import type { PhotoFacts } from "#domain/photos/types.ts";
import type { PhotoEntry } from "./document.ts";
import { cropKey, cropOf } from "./crops.ts";
import type { PhotoRecord, Registry } from "./registry.ts";

const shown = new WeakMap<PhotoRecord, WeakMap<PhotoCrop, PhotoRecord>>();

/** The record with the facts of what the frame shows. The same object as long as record and crop are the same. */
function shownRecord(record: PhotoRecord, entry: Pick<PhotoEntry, "crop">): PhotoRecord {
  const crop = cropOf(entry);
  if (isUncropped(crop)) return record;
  const known = shown.get(record) ?? new WeakMap<PhotoCrop, PhotoRecord>();
  shown.set(record, known);
  const found = known.get(crop) ?? cropped(record, crop);
  known.set(crop, found);
  return found;
}

/** An entry's record as its frame shows it, if it has one. */
export function shownIn(
  photos: Pick<Registry<PhotoRecord>, "get">,
  entry: Pick<PhotoEntry, "id" | "crop"> | undefined,
): PhotoRecord | undefined {
  const record = entry && photos.get(entry.id);
  return record && shownRecord(record, entry);
}

function cropped(whole: PhotoRecord, crop: PhotoCrop): PhotoRecord {
  const facts = shownFacts(whole.facts, crop);
  const { tones } = whole.facts;
  return { ...whole, facts: tones === undefined ? facts : { ...facts, tones: partTones(tones, facts) }, crop };
}

/** A picture for thumbnails. */
export interface ThumbnailSource {
  /** A `blob:` URL. */
  readonly url: string;
  /** For a picture of the whole photo, of which the frame shows a part. */
  readonly facts?: PhotoFacts;
}

/** The crop's own thumbnail once there is one: a detail has few pixels in the whole photo's. */
export function thumbnailSource({ thumbnail, partThumbnail, facts, crop }: PhotoRecord): ThumbnailSource {
  if (crop === undefined) return { url: thumbnail };
  return partThumbnail?.crop === cropKey(crop) ? { url: partThumbnail.url } : { url: thumbnail, facts };
}

/** Equal for records whose frames show the same pixels. */
export function pixelsKey({ id, crop }: PhotoRecord): string {
  return crop === undefined ? id : `${id} ${cropKey(crop)}`;
}
