import { C2PA, hasLetters, type StoredManifests } from "./store.ts";

/** Top-level boxes with a manifest store: in HEIF and AVIF (C2PA 2.1 §A.5), and in JPEG XL (§A.3). */

const UUID = "\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81";
const PURPOSE = "manifest\0";
/** UUID, version and flags in front of the purpose; the offset of the first hash after it. */
const [PURPOSE_AT, OFFSET_BYTES] = [20, 8];
const MAX_BOXES = 1_000;

export function isBoxed(file: Uint8Array): boolean {
  return hasLetters(file, 4, "ftyp") || hasLetters(file, 4, "JXL ");
}

export function boxedStores(file: Uint8Array): StoredManifests[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const stores: StoredManifests[] = [];
  for (let at = 0, boxes = 0; at + 8 <= file.length && boxes < MAX_BOXES; boxes += 1) {
    const short = view.getUint32(at);
    const header = short === 1 ? 16 : 8;
    if (at + header > file.length) break;
    const length = short === 0 ? file.length - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    if (length < header || length > file.length - at) break;
    const bytes = storeIn(file.subarray(at, at + length), header);
    if (bytes !== null) stores.push({ bytes, spans: [{ start: at, end: at + length }] });
    at += length;
  }
  return stores;
}

function storeIn(box: Uint8Array, header: number): Uint8Array | null {
  if (hasLetters(box, 4, "jumb") && hasLetters(box, header + 8, C2PA)) return box;
  if (!hasLetters(box, 4, "uuid") || !hasLetters(box, header, UUID)) return null;
  if (!hasLetters(box, header + PURPOSE_AT, PURPOSE)) return null;
  return box.subarray(header + PURPOSE_AT + PURPOSE.length + OFFSET_BYTES);
}
