/**
 * Photos and logos that a document names by id: handles to files and facts about them, never the pixels of photos. They are kept as
 * long as some step of the history can bring them back.
 */
import type { Logo, Place } from "@matte/engine";
import type { PhotoFacts } from "#domain/photos/types.ts";

export interface PhotoRecord {
  readonly id: string;
  readonly file: File;
  readonly facts: PhotoFacts;
  /** City and country at its position; null where none is certain, absent before the search. */
  readonly place?: Place | null;
  /** A `blob:` URL, revoked when no step of the history refers to the photo any longer. */
  readonly thumbnail: string;
  /** The thumbnail's file. */
  readonly thumbnailFile: Blob;
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
  /** Releases everything that is not kept. */
  prune(keep: ReadonlySet<string>): void;
  /** Releases everything, and later additions at once: work under way may end after closing. */
  close(): void;
}

/** @param release frees an item that leaves: revokes its URL, closes its pixels */
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
