import { hasLetters, type StoredManifests } from "./store.ts";

/** Chunks with a manifest store: a PNG's (C2PA 2.1 §A.3.3), a WebP's (§A.3.7). */

const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";
const RIFF_HEADER = 12;

export function isPng(file: Uint8Array): boolean {
  return hasLetters(file, 0, PNG_SIGNATURE);
}

export function pngStores(file: Uint8Array): StoredManifests[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const stores: StoredManifests[] = [];
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > file.length) break;
    if (hasLetters(file, at + 4, "caBX"))
      stores.push({ bytes: file.subarray(at + 8, end - 4), spans: [{ start: at, end }] });
    at = end;
  }
  return stores;
}

export function isWebp(file: Uint8Array): boolean {
  return hasLetters(file, 0, "RIFF") && hasLetters(file, 8, "WEBP");
}

export function webpStores(file: Uint8Array): StoredManifests[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const stores: StoredManifests[] = [];
  for (let at = RIFF_HEADER; at + 8 <= file.length;) {
    const end = at + 8 + view.getUint32(at + 4, true);
    if (end > file.length) break;
    // Odd chunks have a padding byte.
    const next = end + ((end - at) % 2);
    if (hasLetters(file, at, "C2PA"))
      stores.push({ bytes: file.subarray(at + 8, end), spans: [{ start: at, end: next }] });
    at = next;
  }
  return stores;
}
