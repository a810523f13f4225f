/// <reference path="./built.d.ts" />
/** Files cached on first use. They never change. */
import type { RouteMatchCallback } from "workbox-core";
import { CacheFirst } from "workbox-strategies";

/** Named after fonts alone by earlier versions; their caches must be found. */
const PREFIX = "matte-fonts-";
const CACHE = `${PREFIX}${ON_DEMAND}`;

export const isOnDemand: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && ON_DEMAND_PATHS.test(url.pathname);

export const answerOnDemand = new CacheFirst({ cacheName: CACHE });

export async function deleteOtherVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
