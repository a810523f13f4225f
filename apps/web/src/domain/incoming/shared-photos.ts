/**
 * Photos shared to the installed app, passed from the service worker to the editor. They are stored in a separate cache and survive
 * a sign-in.
 */
import { LINKS } from "@matte/contracts/links";
import { pagePath } from "#lib/page-path.ts";

/** The manifest's `share_target`. */
export const SHARE_PATH = pagePath(LINKS.share);
export const SHARE_FIELD = "photos";
export const EDITOR_PATH = pagePath("/tool");
/** Query parameter reporting a share with photos left out. */
export const SHARE_RESULT = "share";
export type ShareResult = "failed" | "partial";

export function editorAfterShare(result: ShareResult | null): string {
  return result === null ? EDITOR_PATH : `${EDITOR_PATH}?${SHARE_RESULT}=${result}`;
}

/** Largest share, in photos and bytes: any site can send a form to the share target. */
export const SHARE_LIMIT = { files: 200, bytes: 2e9 } as const;

const CACHE = "matte-shared";
const NAME = "x-matte-name";
const SIZE = "x-matte-size";
const KEPT_AT = "x-matte-kept-at";
/** Milliseconds after which shared photos expire. */
const LIFETIME = 24 * 60 * 60_000;

/**
 * Stores photos within the limit.
 * @returns `partial` when some were left out
 * @throws when storage is full
 */
export async function keepShared(photos: readonly File[]): Promise<ShareResult | null> {
  const cache = await caches.open(CACHE);
  const waiting = await listWaiting(cache);
  const fitting = withinLimit(
    photos,
    waiting.map(({ size }) => size),
  );
  await Promise.all(fitting.map((photo) => cache.put(`${SHARE_PATH}/${crypto.randomUUID()}`, wrap(photo))));
  return fitting.length < photos.length ? "partial" : null;
}

/** The first photos within the limit. @param before sizes of photos already waiting */
export function withinLimit(photos: readonly File[], before: readonly number[] = []): readonly File[] {
  let bytes = before.reduce((sum, size) => sum + size, 0);
  const fits = ({ size }: File): boolean => {
    bytes += size;
    return bytes <= SHARE_LIMIT.bytes;
  };
  const end = photos.findIndex((photo, index) => before.length + index >= SHARE_LIMIT.files || !fits(photo));
  return end < 0 ? photos : photos.slice(0, end);
}

/** Counts the waiting photos without reading them. */
export async function countShared(): Promise<number> {
  return (await hasShared()) ? (await listWaiting(await caches.open(CACHE))).length : 0;
}

/** Removes and returns all photos, sorted by name. With two callers, each photo goes to one. */
export async function takeShared(): Promise<File[]> {
  if (!(await hasShared())) return [];
  const cache = await caches.open(CACHE);
  const taken = await Promise.all((await listWaiting(cache)).map(({ key }) => take(cache, key)));
  return taken
    .filter((photo) => photo !== null)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

/** Without caches no service worker could have stored photos. */
async function hasShared(): Promise<boolean> {
  return "caches" in globalThis && caches.has(CACHE);
}

interface WaitingPhoto {
  readonly key: Request;
  readonly size: number;
}

/** Removes expired ones, too. */
async function listWaiting(cache: Cache): Promise<readonly WaitingPhoto[]> {
  const found = await Promise.all(
    (await cache.keys()).map(async (key) => {
      const headers = (await cache.match(key))?.headers;
      if (headers !== undefined && Date.now() - Number(headers.get(KEPT_AT)) <= LIFETIME)
        return { key, size: Number(headers.get(SIZE)) };
      await cache.delete(key);
      return null;
    }),
  );
  return found.filter((photo) => photo !== null);
}

export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}

function wrap(photo: File): Response {
  const headers = {
    "content-type": photo.type,
    [NAME]: encodeURIComponent(photo.name),
    [SIZE]: String(photo.size),
    [KEPT_AT]: String(Date.now()),
  };
  return new Response(photo, { headers });
}

async function take(cache: Cache, key: Request): Promise<File | null> {
  const response = await cache.match(key);
  // When two tabs find it, only one deletes it.
  if (!(await cache.delete(key)) || response === undefined) return null;
  const name = decodeURIComponent(response.headers.get(NAME) ?? "");
  return new File([await response.blob()], name, { type: response.headers.get("content-type") ?? "" });
}
