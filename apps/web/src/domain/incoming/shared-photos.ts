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
/** Query parameter that reports a failed share. */
export const FAILED_SHARE = "share";
export const FAILED_SHARE_URL = `${EDITOR_PATH}?${FAILED_SHARE}=failed`;

const CACHE = "matte-shared";
const NAME = "x-matte-name";
const KEPT_AT = "x-matte-kept-at";
/** Milliseconds after which shared photos expire. */
const LIFETIME = 24 * 60 * 60_000;

/** @throws when storage is full */
export async function keepShared(photos: readonly File[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(photos.map((photo) => cache.put(`${SHARE_PATH}/${crypto.randomUUID()}`, wrap(photo))));
}

/** Removes and returns all photos, in the order of their names. Of two callers, each photo goes to one. */
export async function takeShared(): Promise<File[]> {
  // Without caches there is no service worker that could have stored photos.
  if (!("caches" in globalThis) || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const taken = await Promise.all((await cache.keys()).map((key) => take(cache, key)));
  return taken
    .filter((photo) => photo !== null)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

export async function forgetShared(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}

function wrap(photo: File): Response {
  const headers = {
    "content-type": photo.type,
    [NAME]: encodeURIComponent(photo.name),
    [KEPT_AT]: String(Date.now()),
  };
  return new Response(photo, { headers });
}

async function take(cache: Cache, key: Request): Promise<File | null> {
  const response = await cache.match(key);
  // Of two tabs that find it, only one deletes it.
  if (!(await cache.delete(key)) || response === undefined) return null;
  if (Date.now() - Number(response.headers.get(KEPT_AT)) > LIFETIME) return null;
  const name = decodeURIComponent(response.headers.get(NAME) ?? "");
  return new File([await response.blob()], name, { type: response.headers.get("content-type") ?? "" });
}
