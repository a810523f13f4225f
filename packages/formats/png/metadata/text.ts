import { hasLetters, join, letters, u8 } from "@matte/pixels/bytes";
import { inflate } from "@matte/pixels";
import { decodedText, type PhotoText } from "@matte/metadata";
import type { PngChunk } from "@matte/png";

/** In bytes, inflated. */
const LARGEST_TEXT = 16 * 1024 * 1024;
/** For one text by a person or program. */
const LARGEST_PHOTO_TEXT = 1024 * 1024;

/** XMP part 3 §1.1.5. */
export const XMP_KEYWORD = "XML:com.adobe.xmp\0";
const RAW_PROFILE = "Raw profile type ";

/** Raw profile names; EXIF is also called `APP1`, after its JPEG segment. */
const KINDS = { exif: "exif", APP1: "exif", iptc: "iptc", xmp: "xmp" } as const;
export type RawProfileKind = (typeof KINDS)[keyof typeof KINDS];

/** Returns whether a text chunk is a raw profile, in which ImageMagick and Exiv2 store metadata. */
function isRawProfile(data: Uint8Array): boolean {
  return hasLetters(data, 0, RAW_PROFILE);
}

export function rawProfileKind(data: Uint8Array): RawProfileKind | null {
  if (!isRawProfile(data)) return null;
  const name = letters(data, RAW_PROFILE.length, 8).split("\0")[0];
  return Object.entries(KINDS).find(([known]) => known === name)?.[1] ?? null;
}

/**
 * Decodes a raw profile: name, length and hexadecimal bytes, in lines; deflated in zTXt.
 * @param data the text chunk's data
 */
export async function rawProfile(type: string, data: Uint8Array): Promise<Uint8Array | null> {
  const separator = data.indexOf(0) + 1;
  const text = type === "zTXt" ? await unpacked(data, separator) : data.subarray(separator);
  return text === null ? null : hexBytes(text);
}

/** Inflates zTXt: compression method (0: zlib), then the data, PNG 3rd edition §11.3.3.3. */
async function unpacked(data: Uint8Array, at: number, longest = LARGEST_TEXT): Promise<Uint8Array | null> {
  return u8(data, at) === 0 ? inflate(data.subarray(at + 1), longest) : null;
}

function hexBytes(text: Uint8Array): Uint8Array | null {
  const match = /^\n[^\n]{1,32}\n *(\d{1,9})\n([0-9a-fA-F\s]*)/.exec(new TextDecoder("latin1").decode(text));
  const digits = match?.[2]?.replace(/\s/g, "") ?? "";
  const length = Number(match?.[1] ?? 0);
  if (length === 0 || digits.length < length * 2) return null;
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}

/** Reads iTXt's text, after keyword, flag, method, language and translated keyword (§11.3.3.4). */
export async function internationalText(data: Uint8Array, longest = LARGEST_TEXT): Promise<Uint8Array | null> {
  const flag = data.indexOf(0) + 1;
  const language = data.indexOf(0, flag + 2) + 1;
  const text = data.indexOf(0, language) + 1;
  if (flag === 0 || language === 0 || text === 0) return null;
  const packed = u8(data, flag) === 1 && u8(data, flag + 1) === 0;
  return packed ? inflate(data.subarray(text), longest) : data.slice(text);
}

/** Reads a text chunk; null for XMP, raw profiles and unreadable chunks. */
export async function photoText(type: string, data: Uint8Array): Promise<PhotoText | null> {
  const end = data.indexOf(0);
  if (end < 1 || data.length > LARGEST_PHOTO_TEXT || isRawProfile(data) || hasLetters(data, 0, XMP_KEYWORD))
    return null;
  const keyword = latin1Text(data.subarray(0, end));
  if (type === "iTXt") {
    const text = await internationalText(data, LARGEST_PHOTO_TEXT);
    return text === null ? null : { keyword, text: decodedText(text) };
  }
  const text = type === "zTXt" ? await unpacked(data, end + 1, LARGEST_PHOTO_TEXT) : data.subarray(end + 1);
  return text === null ? null : { keyword, text: latin1Text(text) };
}

/** Decodes real Latin-1: decoders use Windows-1252 instead. */
function latin1Text(data: Uint8Array): string {
  return Array.from(data, (byte) => String.fromCharCode(byte)).join("");
}

/** Writes a tEXt chunk if Latin-1 has all characters, otherwise an uncompressed iTXt chunk. */
export function textChunk({ keyword, text }: PhotoText): PngChunk {
  const isLatin = /^[\n\x20-\x7e\xa0-\xff]*$/.test(text);
  const head = Uint8Array.from(keyword + (isLatin ? "\0" : "\0\0\0\0\0"), (letter) => letter.charCodeAt(0));
  const body = isLatin ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : new TextEncoder().encode(text);
  return { type: isLatin ? "tEXt" : "iTXt", data: join([head, body]) };
}

/** Wraps an XMP packet in an uncompressed iTXt. */
export function xmpText(packet: Uint8Array): Uint8Array {
  const data = new Uint8Array(XMP_KEYWORD.length + 4 + packet.length);
  new TextEncoder().encodeInto(XMP_KEYWORD, data);
  data.set(packet, XMP_KEYWORD.length + 4);
  return data;
}

/** Writes Photoshop's image resources as a raw profile in tEXt: lines with 36 bytes in hexadecimal, like ImageMagick. */
export function resourcesText(resources: Uint8Array): Uint8Array {
  const digits = Array.from(resources, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const lines = digits.match(/.{1,72}/g) ?? [];
  const length = String(resources.length).padStart(8);
  return new TextEncoder().encode(`${RAW_PROFILE}iptc\0\niptc\n${length}\n${lines.join("\n")}\n`);
}
