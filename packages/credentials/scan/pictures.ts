import { hasLetters } from "../container/store.ts";

/**
 * Pictures in manifests, such as thumbnails, that have pixels and colours alone. Any other part may hold anything, a location
 * too, so these lists name what is harmless.
 */

/** Start of frame, tables, restart interval, JFIF, Adobe's colour transform. */
const JPEG_PARTS = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd, 0xe0, 0xee]);
const [EOI, APP2, SOS] = [0xd9, 0xe2, 0xda];
const ICC = "ICC_PROFILE\0";
/** JFIF's fields, without a thumbnail or an extension. */
const LARGEST_JFIF = 18;
const PNG_PARTS = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "pHYs",
  "tRNS",
  "sBIT",
]);
const WEBP_PARTS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);

/** Detects a JPEG, PNG or WebP without metadata. */
export function isBarePicture(file: Uint8Array): boolean {
  if (file[0] === 0xff && file[1] === 0xd8) return isBareJpeg(file);
  if (hasLetters(file, 0, "\x89PNG\r\n\x1a\n")) return hasOnlyChunks(file, 8, PNG_PARTS, pngChunk);
  return hasLetters(file, 0, "RIFF") && hasLetters(file, 8, "WEBP") && hasOnlyChunks(file, 12, WEBP_PARTS, riffChunk);
}

function isBareJpeg(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 2; at + 2 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return false;
    if (marker === EOI) return at + 2 === file.length;
    if (at + 4 > file.length) return false;
    const end = at + 2 + view.getUint16(at + 2);
    const isKnown = marker === APP2 ? hasLetters(file, at + 4, ICC) : JPEG_PARTS.has(marker);
    if (!isKnown || (marker === 0xe0 && end - at > LARGEST_JFIF)) return false;
    at = marker === SOS ? endOfScan(file, end) : end;
  }
  return false;
}

/** Returns the offset of the marker after a scan's data; restart markers are in it. */
function endOfScan(file: Uint8Array, start: number): number {
  for (let at = start; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0;
    if (file[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

interface Chunk {
  readonly type: string;
  readonly end: number;
}

function hasOnlyChunks(
  file: Uint8Array,
  start: number,
  known: ReadonlySet<string>,
  read: (view: DataView, at: number) => Chunk,
): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = start;
  while (at + 8 <= file.length) {
    const { type, end } = read(view, at);
    if (!known.has(type)) return false;
    at = end;
  }
  return at === file.length;
}

function pngChunk(view: DataView, at: number): Chunk {
  return { type: letters(view, at + 4), end: at + 12 + view.getUint32(at) };
}

/** Odd chunks have a padding byte. */
function riffChunk(view: DataView, at: number): Chunk {
  const size = view.getUint32(at + 4, true);
  return { type: letters(view, at), end: at + 8 + size + (size % 2) };
}

function letters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}
