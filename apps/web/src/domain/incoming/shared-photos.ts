/**
 * Photos shared to the installed app, from the service worker that receives them to the editor that opens them. They are stored
 * in a cache of their own, so that they survive a sign-in.
 */
import { LINKS } from "@matte/contracts/links";
import { pagePath } from "#lib/page-path.ts";

/** `share_target` of the manifest. */
export const SHARE_PATH = pagePath(LINKS.share);
export const SHARE_FIELD = "photos";
export const EDITOR_PATH = pagePath("/tool");
/** Query parameter that reports a share of which photos are missing. */
export const SHARE_RESULT = "share";
export type ShareResult = "failed" | "partial";

/** URL of the editor after a share. */
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

/** The first photos that the limit allows. @param before sizes of those that wait already */
export function withinLimit(photos: readonly File[], before: readonly number[] = []): readonly File[] {
  let bytes = before.reduce((sum, size) => sum + size, 0);
  const fits = ({ size }: File): boolean => {
    bytes += size;
    return bytes <= SHARE_LIMIT.bytes;
  };
  const end = photos.findIndex((photo, index) => before.length + index >= SHARE_LIMIT.files || !fits(photo));
  return end < 0 ? photos : photos.slice(0, end);
}

/** Counts the photos that wait, without reading them. */
export async function countShared(): Promise<number> {
  return (await hasShared()) ? (await listWaiting(await caches.open(CACHE))).length : 0;
}

/** Removes and returns all photos, in the order of their names. Of two callers, each photo goes to one. */
export async function takeShared(): Promise<File[]> {
  if (!(await hasShared())) return [];
  const cache = await caches.open(CACHE);
  const taken = await Promise.all((await listWaiting(cache)).map(({ key }) => take(cache, key)));
  return taken
    .filter((photo) => photo !== null)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

/** Without caches there is no service worker that could have stored photos. */
async function hasShared(): Promise<boolean> {
  return "caches" in globalThis && caches.has(CACHE);
}

interface WaitingPhoto {
  readonly key: Request;
  readonly size: number;
}

/** Lists the photos that wait, and removes those that have expired. */
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
  // Of two tabs that find it, only one deletes it.
  if (!(await cache.delete(key)) || response === undefined) return null;
  const name = decodeURIComponent(response.headers.get(NAME) ?? "");
  return new File([await response.blob()], name, { type: response.headers.get("content-type") ?? "" });
}
