/** Stores the document of an open editor, and its photos, while it changes. */
import { savedSettings } from "@matte/engine";
import { editorRecovery as texts } from "@matte/messages/editor-recovery";
import pMap from "p-map";
import type { OpenWork } from "#domain/recovery/open-work.ts";
import type { SavedDocument, SavedWork } from "#domain/recovery/types.ts";
import { createThrottle } from "#lib/throttle.ts";
import { handleOf } from "../intake/file-handles.ts";
import type { EditorDocument } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";

/** Milliseconds between two writes of the document. */
const PAUSE = 300;
/** Photos that are stored at a time: few, so that loading more of them keeps the disk. */
const CONCURRENCY = 2;

export interface WorkKeeper {
  /** Stores in a work of an earlier visit. @param restored ids of its photos that are kept */
  adopt(work: OpenWork, before: SavedWork, restored: ReadonlySet<string>): void;
  close(): void;
}

/** @param open opens a work when there is something to store */
export function keepWork(session: EditorSession, open: () => Promise<OpenWork | null>): WorkKeeper {
  let work: Promise<OpenWork | null> | null = null;
  let stored = new Set<string>();
  let saved: EditorDocument | null = null;
  let photosStored: Promise<void> = Promise.resolve();
  let closed = false;
  const fail = createFailure(session);
  const write = (): void => {
    const document = session.store.getState().history.present;
    const isNew = work === null;
    if (document === saved || (isNew && (closed || document.photos.length === 0))) return;
    saved = document;
    work ??= open();
    work.then((opened) => opened && storeChanges(opened, document), fail).catch(fail);
  };
  const storeChanges = async (to: OpenWork, document: EditorDocument): Promise<void> => {
    const added = document.photos.filter(({ id }) => !stored.has(id));
    const removed = [...stored].filter((id) => session.photos.get(id) === undefined);
    for (const { id } of added) stored.add(id);
    for (const id of removed) stored.delete(id);
    photosStored = photosStored.then(async () => {
      await pMap(added, ({ id }) => storePhoto(session, to, id).catch(fail), { concurrency: CONCURRENCY });
      await Promise.all(removed.map((id) => to.remove(id)));
    }, fail);
    await Promise.all([to.save(savedDocument(session, document)), photosStored]);
  };
  const throttle = createThrottle(PAUSE, write);
  const unsubscribe = session.store.subscribe(throttle.ask);
  throttle.ask();
  return {
    adopt: (other, before, restored) => {
      void work?.then(
        (opened) => opened?.close(),
        () => undefined,
      );
      work = Promise.resolve(other);
      stored = new Set(restored);
      saved = null;
      const lost = before.photos.filter(({ id }) => !restored.has(id));
      Promise.all(lost.map(({ id }) => other.remove(id))).catch(fail);
    },
    close: () => {
      closed = true;
      unsubscribe();
      throttle.end();
      void work?.then(
        (opened) => opened?.close(),
        () => undefined,
      );
    },
  };
}

function savedDocument(records: EditorSession, { photos, selected, settings }: EditorDocument): SavedDocument {
  const named = photos.map((photo) => ({ ...photo, name: records.photos.get(photo.id)?.file.name ?? "" }));
  return { photos: named, selected, settings: savedSettings(settings) };
}

/** Stores a photo that is still on the list. */
async function storePhoto(session: EditorSession, work: OpenWork, id: string): Promise<void> {
  const record = session.photos.get(id);
  if (record === undefined) return;
  const { file, facts, thumbnailFile } = record;
  const { name, type, lastModified, size } = file;
  const photo = { id, name, type, lastModified, bytes: size, facts, thumbnail: thumbnailFile };
  const kept = await work.add(photo, file, await handleOf(file));
  if (!kept) session.set({ unkept: true });
}

/** Reports the first failure. The editor works without storage. */
function createFailure({ store, services }: EditorSession): (error: unknown) => void {
  let reported = false;
  return (error) => {
    console.error("Photos are not stored for the next visit.", error);
    store.setState({ unkept: true });
    if (reported) return;
    reported = true;
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    services.notices.plain(full ? texts.noSpace : texts.notStored);
  };
}
