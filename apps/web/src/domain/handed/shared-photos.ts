/**
 * Photos shared to the installed app, between the service worker that takes them and the editor that opens them. They lie in
 * a cache of their own, so that they wait through a sign-in.
 */
import { LINKS } from "@matte/contracts/links";

/** `share_target` of the manifest. */
export const SHARE_ADDRESS = LINKS.share;
export const SHARE_FIELD = "photos";
export const EDITOR_ADDRESS = "/tool";
/** The query that says that photos were shared in vain. */
export const FAILED_SHARE = "share";
export const FAILED_SHARE_ADDRESS = `${EDITOR_ADDRESS}?${FAILED_SHARE}=failed`;

const CACHE = "matte-shared";
const NAME = "x-matte-name";
const KEPT_AT = "x-matte-kept-at";
/** Milliseconds after which nobody expects them any more. */
const EXPECTED_FOR = 24 * 60 * 60_000;

/** @throws when there is no room for them */
export async function keepShared(photos: readonly File[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(photos.map((photo) => cache.put(`${SHARE_ADDRESS}/${crypto.randomUUID()}`, wrap(photo))));
}

/** Takes all that wait, each for one taker only, in the order of their names. */
export async function takeShared(): Promise<File[]> {
  // Without caches there is no service worker either that could have left something.
  if (!("caches" in globalThis) || !(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const taken = await Promise.all((await cache.keys()).map((address) => take(cache, address)));
  return taken
    .filter((photo) => photo !== null)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

/** Leaves nothing of them here. */
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

async function take(cache: Cache, address: Request): Promise<File | null> {
  const response = await cache.match(address);
  // Of two tabs that look, one deletes.
  if (!(await cache.delete(address)) || response === undefined) return null;
  if (Date.now() - Number(response.headers.get(KEPT_AT)) > EXPECTED_FOR) return null;
  const name = decodeURIComponent(response.headers.get(NAME) ?? "");
  return new File([await response.blob()], name, { type: response.headers.get("content-type") ?? "" });
}
