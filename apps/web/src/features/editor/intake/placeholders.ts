/** Placeholders for many loading photos: names at once, embedded previews soon, each replaced when its photo is loaded. */
import pMap from "p-map";
import type { EmbeddedPreview } from "#domain/photos/types.ts";
import type { EditorSession } from "../state/session.ts";
import type { LoadingPhoto } from "../state/store.ts";
import { concurrencyFor } from "./in-order.ts";

/** Fewer photos have loaded before their placeholders are noticed. */
const MIN_PHOTOS = 5;

/** Milliseconds for collecting previews: hundreds must not each redraw the list. */
const COLLECTING = 200;

export interface Placeholders {
  /** Removes loaded photos' placeholders. */
  remove(ids: readonly string[]): void;
  /** Removes all remaining placeholders. */
  end(): void;
}

interface IncomingPhoto {
  readonly id: string;
  readonly file: File;
}

/** @param photos in list order */
export function showPlaceholders(
  { store, services }: EditorSession,
  photos: readonly IncomingPhoto[],
  signal: AbortSignal,
): Placeholders {
  if (photos.length < MIN_PHOTOS) return { remove: () => undefined, end: () => undefined };
  const pending = new Set(photos.map(({ id }) => id));
  const found = new Map<string, EmbeddedPreview>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: (loadingPhotos: readonly LoadingPhoto[]) => readonly LoadingPhoto[]): void =>
    store.setState(({ loadingPhotos }) => ({ loadingPhotos: next(loadingPhotos) }));
  const drop = (ids: ReadonlySet<string>): void =>
    change((loadingPhotos) => {
      for (const { id, preview } of loadingPhotos)
        if (ids.has(id) && preview !== null) URL.revokeObjectURL(preview.thumbnail);
      return loadingPhotos.filter(({ id }) => !ids.has(id));
    });
  const show = (): void => {
    timer = undefined;
    change((loadingPhotos) => loadingPhotos.map((photo) => withPreview(photo, found.get(photo.id))));
    found.clear();
  };
  const search = async ({ id, file }: IncomingPhoto): Promise<void> => {
    const preview = await services.pool.embeddedPreview(file, { signal });
    if (preview === null || !pending.has(id)) return;
    found.set(id, preview);
    timer ??= setTimeout(show, COLLECTING);
  };
  change((loadingPhotos) => [
    ...loadingPhotos,
    ...photos.map(({ id, file }) => ({ id, fileName: file.name, preview: null })),
  ]);
  // Errors are reported when the photo itself is loaded.
  void pMap(photos, (photo) => search(photo).catch(() => undefined), {
    concurrency: concurrencyFor(services.pool.size),
  });
  return {
    remove: (ids) => {
      for (const id of ids) pending.delete(id);
      drop(new Set(ids));
    },
    end: () => {
      const left = new Set(pending);
      pending.clear();
      drop(left);
    },
  };
}

function withPreview(photo: LoadingPhoto, found: EmbeddedPreview | undefined): LoadingPhoto {
  if (found === undefined) return photo;
  return { ...photo, preview: { thumbnail: URL.createObjectURL(found.thumbnail), size: found.size } };
}
