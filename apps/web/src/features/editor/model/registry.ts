/**
 * Photos and logos named by id in a document: file handles and facts, never photos' pixels. They are kept as long as some history
 * step can bring them back.
 */
import type { Logo, PhotoCrop, Place } from "@matte/engine";
import type { PhotoFacts } from "#domain/photos/types.ts";

export interface PhotoRecord {
  readonly id: string;
  readonly file: File;
  readonly facts: PhotoFacts;
  /** City and country at its position; null if none is certain, absent before the search. */
  readonly place?: Place | null;
  /** A `blob:` URL, revoked when no history step refers to the photo. */
  readonly thumbnail: string;
  readonly thumbnailFile: Blob;
  /** A `blob:` URL of the last crop's own thumbnail, and its `cropKey`; revoked with the photo's, or when another crop has one. */
  readonly partThumbnail?: { readonly crop: string; readonly url: string };
  /** The crop that the facts show; file and thumbnail are always the whole photo's. */
  readonly crop?: PhotoCrop;
}

export interface LogoRecord {
  readonly logo: Logo;
  readonly picture: Blob;
  /** Decoded for the preview; closed when the record is released. */
  readonly bitmap: ImageBitmap;
  /** A `blob:` URL of `picture`. */
  readonly url: string;
}

export interface Registry<T> {
  get(id: string): T | undefined;
  add(id: string, item: T): void;
  /** Releases everything except these. */
  prune(keep: ReadonlySet<string>): void;
  /** Releases everything, and later additions at once: running work may end after closing. */
  close(): void;
}

/** @param release frees a leaving item: revokes its URL, closes its pixels */
export function createRegistry<T>(release: (item: T) => void): Registry<T> {
  const items = new Map<string, T>();
  let closed = false;
  const prune = (keep: ReadonlySet<string>): void => {
    for (const [id, item] of items) {
      if (keep.has(id)) continue;
      items.delete(id);
      release(item);
    }
  };
  return {
    get: (id) => items.get(id),
    add: (id, item) => {
      if (closed) release(item);
      else items.set(id, item);
    },
    prune,
    close: () => {
      closed = true;
      prune(new Set());
    },
  };
}
