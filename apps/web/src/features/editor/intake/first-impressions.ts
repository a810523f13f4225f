/** Of many photos that come in, their names and small pictures at once; the photos themselves take their places one by one. */
import type { EmbeddedPreview } from "#domain/photos/types.ts";
import type { EditorSession } from "../state/session.ts";
import type { Arriving } from "../state/store.ts";
import { inLanes, lanesFor } from "./lanes.ts";

/** Fewer are there before anybody could look. */
const MANY = 5;

/** Milliseconds for which small pictures are gathered, so that hundreds of them do not each draw the list anew. */
const GATHERED = 200;

export interface FirstImpressions {
  /** The photo is on the list, or never will be. */
  settled(id: string): void;
  end(): void;
}

/** @param photos in the order in which they will come */
export function showFirstImpressions(
  session: EditorSession,
  photos: readonly { readonly id: string; readonly file: File }[],
  signal: AbortSignal,
): FirstImpressions {
  if (photos.length < MANY) return { settled: () => undefined, end: () => undefined };
  const { store, services } = session;
  const waiting = new Set(photos.map(({ id }) => id));
  const seen = new Map<string, EmbeddedPreview>();
  let showing: ReturnType<typeof setTimeout> | undefined;
  const change = (next: (arriving: readonly Arriving[]) => readonly Arriving[]): void =>
    store.setState(({ arriving }) => ({ arriving: next(arriving) }));
  const leave = (ids: ReadonlySet<string>): void =>
    change((arriving) => {
      for (const { id, glance } of arriving) if (ids.has(id) && glance !== null) URL.revokeObjectURL(glance.thumbnail);
      return arriving.filter(({ id }) => !ids.has(id));
    });
  const show = (): void => {
    showing = undefined;
    change((arriving) => arriving.map((one) => withGlance(one, seen.get(one.id))));
    seen.clear();
  };
  const look = async ({ id, file }: { readonly id: string; readonly file: File }): Promise<void> => {
    const found = await services.pool.embeddedPreview(file, { signal });
    if (found === null || !waiting.has(id)) return;
    seen.set(id, found);
    showing ??= setTimeout(show, GATHERED);
  };
  change((arriving) => [...arriving, ...photos.map(({ id, file }) => ({ id, fileName: file.name, glance: null }))]);
  // What is wrong with a file is told when it is read.
  void inLanes(photos, lanesFor(services.pool.size), (photo) => look(photo).catch(() => undefined));
  return {
    settled: (id) => {
      waiting.delete(id);
      leave(new Set([id]));
    },
    end: () => {
      const left = new Set(waiting);
      waiting.clear();
      leave(left);
    },
  };
}

function withGlance(one: Arriving, found: EmbeddedPreview | undefined): Arriving {
  if (found === undefined) return one;
  const { width, height } = found.size;
  return { ...one, glance: { thumbnail: URL.createObjectURL(found.thumbnail), shape: height / width } };
}
