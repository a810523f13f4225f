import { join } from "../bytes.ts";
import type { SignedType } from "../sign/types.ts";
import { isPng, isWebp } from "./chunks.ts";
import { isJpeg } from "./jpeg.ts";
import { growFirstPicture } from "./multi-picture.ts";
import { crc32 } from "./crc32.ts";

/** A file without credentials, and the place for them. */
export interface OpenFile {
  readonly mediaType: SignedType;
  /** The file's bytes as they will be around the store. */
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

const [SOI_BYTES, APP0, APP1] = [2, 0xffe0, 0xffe1];
const JPEG_PART = { most: 0xffff - 2 - 8, header: 8 };
const PNG_SIGNATURE_BYTES = 8;

/** Opens a file for a store; returns null if its format can't be signed. @throws for a damaged file */
export function openFor(file: Uint8Array, storeSize: number): OpenFile | null {
  const size = wrappedSize(file, storeSize);
  if (isJpeg(file)) {
    const at = afterExif(file);
    const grown = growFirstPicture(file, size);
    return { mediaType: "image/jpeg", before: grown.subarray(0, at), after: grown.subarray(at) };
  }
  if (isPng(file)) {
    // The first chunk is the header.
    const at = PNG_SIGNATURE_BYTES + 12 + uint32(file, PNG_SIGNATURE_BYTES);
    return { mediaType: "image/png", before: file.subarray(0, at), after: file.subarray(at) };
  }
  return isWebp(file) ? openWebp(file, size) : null;
}

/** Readers want JFIF and EXIF first; a Multi-Picture index comes after them. */
function afterExif(file: Uint8Array): number {
  let at = SOI_BYTES;
  while (uint16(file, at) === APP0 || uint16(file, at) === APP1) at += 2 + uint16(file, at + 2);
  return at;
}

/** Returns the file with its store. */
export function closeWith({ mediaType, before, after }: OpenFile, store: Uint8Array): Uint8Array<ArrayBuffer> {
  return join([before, wrapped(mediaType, store), after]);
}

/** Returns a store's size with the headers around it. */
export function sizeAround({ mediaType }: Pick<OpenFile, "mediaType">, storeSize: number): number {
  if (mediaType === "image/png") return storeSize + 12;
  if (mediaType === "image/webp") return storeSize + 8 + (storeSize % 2);
  const parts = 1 + Math.max(0, Math.ceil((storeSize - JPEG_PART.most) / (JPEG_PART.most - JPEG_PART.header)));
  return storeSize + parts * 12 + (parts - 1) * JPEG_PART.header;
}

function wrappedSize(file: Uint8Array, storeSize: number): number {
  const mediaType = isJpeg(file) ? "image/jpeg" : isPng(file) ? "image/png" : "image/webp";
  return sizeAround({ mediaType }, storeSize);
}

function wrapped(mediaType: SignedType, store: Uint8Array): Uint8Array {
  if (mediaType === "image/jpeg") return jpegSegments(store);
  return mediaType === "image/png" ? pngChunk(store) : webpChunk(store);
}

/** APP11 segments; each but the first repeats the superbox's header (ISO/IEC 19566-5 annex D). */
function jpegSegments(store: Uint8Array): Uint8Array {
  const segments: Uint8Array[] = [];
  for (let at = 0; at < store.length;) {
    const repeated = at === 0 ? new Uint8Array() : store.subarray(0, JPEG_PART.header);
    const content = store.subarray(at, at + JPEG_PART.most - repeated.length);
    const header = new Uint8Array(12);
    const view = new DataView(header.buffer);
    view.setUint16(0, 0xffeb);
    view.setUint16(2, 10 + repeated.length + content.length);
    // "JP", the box's instance, the segment's number.
    view.setUint16(4, 0x4a50);
    view.setUint16(6, 1);
    view.setUint32(8, segments.length + 1);
    segments.push(join([header, repeated, content]));
    at += content.length;
  }
  return join(segments);
}

function pngChunk(store: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(store.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, store.length);
  chunk.set(new TextEncoder().encode("caBX"), 4);
  chunk.set(store, 8);
  view.setUint32(store.length + 8, crc32(chunk.subarray(4, store.length + 8)));
  return chunk;
}

function webpChunk(store: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(sizeAround({ mediaType: "image/webp" }, store.length));
  chunk.set(new TextEncoder().encode("C2PA"));
  new DataView(chunk.buffer).setUint32(4, store.length, true);
  chunk.set(store, 8);
  return chunk;
}

/** A WebP's store is its last chunk, and counts in its header's size. */
function openWebp(file: Uint8Array, added: number): OpenFile {
  const before = file.slice();
  const view = new DataView(before.buffer);
  view.setUint32(4, view.getUint32(4, true) + added, true);
  return { mediaType: "image/webp", before, after: new Uint8Array() };
}

function uint16(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint16(at);
}

function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}
