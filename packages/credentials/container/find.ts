import { boxedStores, isBoxed } from "./boxes.ts";
import { isPng, isWebp, pngStores, webpStores } from "./chunks.ts";
import { isJpeg, jpegStores } from "./jpeg.ts";
import { MAX_STORE, type StoredManifests } from "./store.ts";

/** Containers by their first bytes. */
const CONTAINERS = [
  { matches: isJpeg, stores: jpegStores },
  { matches: isPng, stores: pngStores },
  { matches: isWebp, stores: webpStores },
  { matches: isBoxed, stores: boxedStores },
];

/** Returns a file's manifest store, null without one. @throws if it is damaged, too large, or not the only one (C2PA 2.1 §11.1.4) */
export function findStore(file: Uint8Array): StoredManifests | null {
  const [store, ...others] = CONTAINERS.find(({ matches }) => matches(file))?.stores(file) ?? [];
  if (store === undefined) return null;
  if (others.length > 0) throw new Error("Several manifest stores");
  if (store.bytes.length > MAX_STORE) throw new Error("The manifest store is too large");
  return store;
}
