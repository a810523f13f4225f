/** Works from earlier visits: found, read and forgotten. */
import pMap from "p-map";
import { askPermission, queryPermission } from "#lib/handle-permission.ts";
import { openDatabase, photosOf } from "./database.ts";
import { claim, lockOf, removeWorks } from "./open-work.ts";
import type { FileLoss, SavedPhoto, SavedSource, SavedWork } from "./types.ts";

/** Milliseconds after which an unrestored work is removed. */
const RETENTION = 14 * 24 * 60 * 60_000;

/** Finds the user's last work with photos that no tab has open; null without one. Removes empty and old ones. */
export async function findEarlierWork(user: string): Promise<SavedWork | null> {
  const works = await worksOf(user);
  const held = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  const closed = works.filter(({ id }) => !held.has(lockOf(id)));
  const isKept = ({ photos, changed }: SavedWork): boolean => photos.length > 0 && Date.now() - changed < RETENTION;
  const unneeded = closed.filter((work) => !isKept(work));
  if (unneeded.length > 0) await removeWorks(unneeded.map(({ id }) => id));
  return closed.filter(isKept).toSorted((a, b) => b.changed - a.changed)[0] ?? null;
}

/** Photos read at a time: all of a thousand would stall the page. */
const PORTION = 50;

/** A work's photos, in no order. */
export async function savedPhotos({ id }: SavedWork): Promise<readonly SavedPhoto[]> {
  const db = await openDatabase();
  const photos: SavedPhoto[] = [];
  let rest = photosOf(id);
  for (;;) {
    const portion = await db.getAll("photos", rest, PORTION);
    photos.push(...portion);
    const last = portion.at(-1);
    if (last === undefined) return photos;
    rest = IDBKeyRange.bound([id, last.id], [id, []], true);
  }
}

/** A work's first photos, in list order. */
export async function firstPhotos({ id, photos }: SavedWork, count: number): Promise<readonly SavedPhoto[]> {
  const db = await openDatabase();
  const found = await Promise.all(photos.slice(0, count).map((photo) => db.get("photos", [id, photo.id])));
  return found.filter((photo) => photo !== undefined);
}

export interface RecoveredFile {
  readonly photo: SavedPhoto;
  readonly file: File | FileLoss;
}

const CONCURRENCY = 16;

/**
 * Finds the files for a work's photos. Call it in a click: the browser may ask for permission.
 * @param folders folders from which photos were opened: permission for a folder covers all files in it
 */
export async function recoverFiles(
  photos: readonly SavedPhoto[],
  folders: readonly FileSystemDirectoryHandle[] = [],
): Promise<readonly RecoveredFile[]> {
  const allowed = await mayRead([...folders, ...photos.flatMap(({ source }) => (isHandle(source) ? [source] : []))]);
  const recover = async (photo: SavedPhoto): Promise<RecoveredFile> => ({
    photo,
    file: await fileOf(photo, allowed),
  });
  return pMap(photos, recover, { concurrency: CONCURRENCY });
}

async function fileOf({ source, bytes }: SavedPhoto, allowed: ReadonlySet<unknown>): Promise<File | FileLoss> {
  if (source === null) return "not-kept";
  if (!isHandle(source)) return source;
  if (!allowed.has(source)) return "no-permission";
  const file = await source.getFile().catch(() => null);
  return file?.size === bytes ? file : "gone";
}

function isHandle(source: SavedSource): source is FileSystemFileHandle {
  return source !== null && "getFile" in source;
}

/** Handles allowed to be read. Asks until a question is denied: one answer may be for all. */
async function mayRead(handles: readonly FileSystemHandle[]): Promise<ReadonlySet<unknown>> {
  const allowed = new Set<unknown>();
  let asking = true;
  for (const handle of handles) {
    const state = await queryPermission(handle, "read");
    if (state === "prompt" && asking) asking = await askPermission(handle, "read");
    if (state === "granted" || (state === "prompt" && asking)) allowed.add(handle);
  }
  return allowed;
}

export interface WithdrawnWork {
  takeBack(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Withdraws the offer of a work. Its photos stay until the page ends it or is left: until then, no other page removes them.
 * @returns null when another tab has the work open
 */
export async function withdrawWork(work: SavedWork): Promise<WithdrawnWork | null> {
  const unlock = await claim(work.id);
  if (unlock === null) return null;
  const db = await openDatabase();
  await db.put("works", { ...work, photos: [] });
  return {
    takeBack: async () => {
      // Absent once all photos are forgotten, as after signing out.
      const isKept = (await db.get("works", work.id)) !== undefined;
      if (isKept) await db.put("works", work);
      unlock();
    },
    end: async () => {
      await removeWorks([work.id]);
      unlock();
    },
  };
}

/** Counts photos in all the user's works, including open tabs'. */
export async function countPhotosOf(user: string): Promise<number> {
  return (await worksOf(user)).reduce((count, { photos }) => count + photos.length, 0);
}

/** Removes all the user's works, including open tabs'. */
export async function forgetWorks(user: string): Promise<void> {
  await removeWorks((await worksOf(user)).map(({ id }) => id));
}

/** Removes works of other users. @param user user whose works stay; null removes all works */
export async function forgetWorksOfOthers(user: string | null): Promise<void> {
  const all = await (await openDatabase()).getAll("works");
  await removeWorks(all.filter((work) => work.user !== user).map(({ id }) => id));
}

async function worksOf(user: string): Promise<readonly SavedWork[]> {
  return (await openDatabase()).getAllFromIndex("works", "user", user);
}
