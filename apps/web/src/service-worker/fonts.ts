/// <reference path="./built.d.ts" />
/** Caption fonts: kept once they are used, as their files never change. */
import type { RouteMatchCallback } from "workbox-core";
import { CacheFirst } from "workbox-strategies";

const PREFIX = "matte-fonts-";
const CACHE = `${PREFIX}${FONTS}`;

export const isFont: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname.startsWith("/assets/fonts/");

export const answerFont = new CacheFirst({ cacheName: CACHE });

/** Files of an earlier version that no page asks for any more. */
export async function forgetOtherFonts(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
