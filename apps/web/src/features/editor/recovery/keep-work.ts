/** Stores an open editor's document and photos while it changes. */
import { savedSettings } from "@matte/engine";
import { editorRecovery as texts } from "@matte/messages/editor-recovery";
import { isFull, removeWorks, type OpenWork, type PhotoToSave } from "#domain/recovery/open-work.ts";
import type { SavedDocument, SavedEntry, SavedWork } from "#domain/recovery/types.ts";
import { createThrottle } from "#lib/throttle.ts";
import { handleOf } from "../intake/file-handles.ts";
import { foldersOfPhotos } from "../intake/own-folders.ts";
import { type EditorDocument, idsIn, type PhotoEntry } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { settingsToStore, type EditorState } from "../state/store.ts";
import type { EditorSession } from "../state/session.ts";

/** Milliseconds between two writes of the document. */
const PAUSE = 300;
/** Photos stored together: few, so that loading more of them keeps the disk. */
const PORTION = 10;

/** Editor state stored in a work. */
interface Kept extends Pick<EditorState, "stored" | "marked" | "unfinished" | "unread"> {
  readonly document: EditorDocument;
}

export interface WorkKeeper {
  /** Stores in an earlier visit's work. @param restored ids of its photos to keep */
  adopt(work: OpenWork, before: SavedWork, restored: ReadonlySet<string>): void;
  close(): void;
}

/** @param open opens a work when there is something to store */
export function keepWork(session: EditorSession, open: () => Promise<OpenWork | null>): WorkKeeper {
  let work: Promise<OpenWork | null> | null = null;
  let stored = new Set<string>();
  let saved: Partial<Kept> = {};
  let photosStored: Promise<void> = Promise.resolve();
  let closed = false;
  /** The work for photos added before an earlier one was adopted. */
  let former: Promise<OpenWork | null> | null = null;
  const { fail, lackSpace } = createWarnings(session);
  const write = (): void => {
    const { history, stored: settings, marked, unfinished, unread } = session.store.getState();
    const document = history.present;
    const isNew = work === null;
    const shown = { document, stored: settings, marked, unfinished, unread };
    if (isSame(shown, saved) || (isNew && (closed || document.photos.length === 0))) return;
    saved = shown;
    work ??= open();
    work.then((opened) => opened && storeChanges(opened, document), fail).catch(fail);
  };
  const storeChanges = async (to: OpenWork, document: EditorDocument): Promise<void> => {
    const added = document.photos.flatMap(idsIn).filter((id) => !stored.has(id));
    const removed = [...stored].filter((id) => session.photos.get(id) === undefined);
    for (const id of added) stored.add(id);
    for (const id of removed) stored.delete(id);
    const store = async (): Promise<void> => {
      if (!(await storePhotos(session, to, added))) lackSpace();
      await Promise.all(removed.map((id) => to.remove(id)));
    };
    photosStored = photosStored.then(store).catch(fail);
    await Promise.all([to.save(savedDocument(session, document)), photosStored]);
    const stale = await former;
    if (stale === null || stale.id === to.id) return;
    former = null;
    await removeWorks([stale.id]);
  };
  const throttle = createThrottle(PAUSE, write);
  const unsubscribe = session.store.subscribe(throttle.ask);
  throttle.ask();
  return {
    adopt: (other, before, restored) => {
      // Its photos are in the adopted work before it is removed.
      former = work?.catch(() => null) ?? null;
      work = Promise.resolve(other);
      stored = new Set(restored);
      saved = {};
      const lost = before.photos.filter(({ id }) => !restored.has(id));
      Promise.all(lost.map(({ id }) => other.remove(id))).catch(fail);
    },
    close: () => {
      closed = true;
      unsubscribe();
      throttle.end();
      for (const each of [work, former]) {
        void each?.then(
          (opened) => opened?.close(),
          () => undefined,
        );
      }
    },
  };
}

function isSame(one: Kept, other: Partial<Kept>): boolean {
  return (Object.keys(one) as (keyof Kept)[]).every((part) => one[part] === other[part]);
}

function savedDocument(session: EditorSession, { photos, selected }: EditorDocument): SavedDocument {
  const state = session.store.getState();
  const { marked, unfinished, unread } = state;
  const lost = unread.flatMap((photo) => photo.lost ?? []);
  const foldersById = foldersOfPhotos(session);
  const folders = [...new Set(foldersById.values())];
  const savedEntry = ({ sheet, ...photo }: PhotoEntry): SavedEntry => {
    const folder = foldersById.get(photo.id);
    const name = session.photos.get(photo.id)?.file.name ?? "";
    return {
      ...photo,
      name,
      ...(folder && { folder: folders.indexOf(folder) }),
      ...(sheet && { sheet: { ...sheet, photos: sheet.photos.map(savedEntry) } }),
    };
  };
  const entries = photos.map(savedEntry);
  return {
    photos: entries,
    lost,
    selected,
    marked: [...marked],
    settings: savedSettings(settingsToStore(state)),
    folders,
    unfinished,
  };
}

/** Stores photos still on the list, a few at a time. @returns false when there was no space for some */
async function storePhotos(session: EditorSession, work: OpenWork, ids: readonly string[]): Promise<boolean> {
  let kept = true;
  for (let at = 0; at < ids.length; at += PORTION) {
    const records = ids.slice(at, at + PORTION).flatMap((id) => session.photos.get(id) ?? []);
    const stored = await work.add(await Promise.all(records.map(photoToSave)));
    kept &&= stored;
  }
  return kept;
}

async function photoToSave({ id, file, facts, thumbnailFile }: PhotoRecord): Promise<PhotoToSave> {
  const [handle, bytes] = await Promise.all([handleOf(file), thumbnailFile.arrayBuffer()]);
  const thumbnail = { bytes, type: thumbnailFile.type };
  return { id, file, handle, bytes: file.size, facts, thumbnail };
}

/** Warns once that photos are not kept. The editor works without storage. */
function createWarnings({ store, services }: EditorSession) {
  const warn = (text: string): void => {
    const { unkept } = store.getState();
    store.setState({ unkept: true });
    if (!unkept) services.notices.plain(text);
  };
  return {
    lackSpace: () => warn(texts.noSpace),
    fail: (error: unknown) => {
      console.error("Photos are not stored for the next visit.", error);
      warn(isFull(error) ? texts.noSpace : texts.notStored);
    },
  };
}
