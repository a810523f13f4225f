/// <reference path="./built.d.ts" />
/** Caption fonts, cached on first use. Their files never change. */
import type { RouteMatchCallback } from "workbox-core";
import { CacheFirst } from "workbox-strategies";

const PREFIX = "matte-fonts-";
const CACHE = `${PREFIX}${FONTS}`;

export const isFont: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname.startsWith("/assets/fonts/");

export const answerFont = new CacheFirst({ cacheName: CACHE });

/** Deletes the fonts of earlier versions. */
export async function forgetOtherFonts(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
