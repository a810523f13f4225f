import { hasLetters, letters, u8 } from "../../../bytes.ts";
import { inflate } from "../../../inflate.ts";

/** Limit for inflated metadata in bytes. */
const LARGEST_TEXT = 16 * 1024 * 1024;

/** Keyword of XMP, XMP part 3 §1.1.5. */
export const XMP_KEYWORD = "XML:com.adobe.xmp\0";
const RAW_PROFILE = "Raw profile type ";

/** Names of raw profiles; EXIF is also called `APP1`, after its JPEG segment. */
const KINDS = { exif: "exif", APP1: "exif", iptc: "iptc", xmp: "xmp" } as const;
export type RawProfileKind = (typeof KINDS)[keyof typeof KINDS];

/** Returns whether a text chunk is a raw profile, in which ImageMagick and Exiv2 store metadata. */
export function isRawProfile(data: Uint8Array): boolean {
  return hasLetters(data, 0, RAW_PROFILE);
}

export function rawProfileKind(data: Uint8Array): RawProfileKind | null {
  if (!isRawProfile(data)) return null;
  const name = letters(data, RAW_PROFILE.length, 8).split("\0")[0];
  return Object.entries(KINDS).find(([known]) => known === name)?.[1] ?? null;
}

/**
 * Decodes a raw profile: its name, its length and its bytes in hexadecimal, on lines of text; deflated in zTXt.
 * @param data the text chunk's data
 */
export async function rawProfile(type: string, data: Uint8Array): Promise<Uint8Array | null> {
  const separator = data.indexOf(0) + 1;
  const text = type === "zTXt" ? await unpacked(data, separator) : data.subarray(separator);
  return text === null ? null : hexBytes(text);
}

/** Inflates a zTXt chunk: compression method (0: zlib), then the data, PNG 3rd edition §11.3.3.3. */
async function unpacked(data: Uint8Array, at: number): Promise<Uint8Array | null> {
  return u8(data, at) === 0 ? inflate(data.subarray(at + 1), LARGEST_TEXT) : null;
}

function hexBytes(text: Uint8Array): Uint8Array | null {
  const match = /^\n[^\n]{1,32}\n *(\d{1,9})\n([0-9a-fA-F\s]*)/.exec(new TextDecoder("latin1").decode(text));
  const digits = match?.[2]?.replace(/\s/g, "") ?? "";
  const length = Number(match?.[1] ?? 0);
  if (length === 0 || digits.length < length * 2) return null;
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}

/** Text of an iTXt chunk; keyword, flag, method, language and translated keyword precede it (§11.3.3.4). */
export async function internationalText(data: Uint8Array): Promise<Uint8Array | null> {
  const flag = data.indexOf(0) + 1;
  const language = data.indexOf(0, flag + 2) + 1;
  const text = data.indexOf(0, language) + 1;
  if (flag === 0 || language === 0 || text === 0) return null;
  const packed = u8(data, flag) === 1 && u8(data, flag + 1) === 0;
  return packed ? inflate(data.subarray(text), LARGEST_TEXT) : data.slice(text);
}

/** Uncompressed iTXt with an XMP packet. */
export function xmpText(packet: Uint8Array): Uint8Array {
  const data = new Uint8Array(XMP_KEYWORD.length + 4 + packet.length);
  new TextEncoder().encodeInto(XMP_KEYWORD, data);
  data.set(packet, XMP_KEYWORD.length + 4);
  return data;
}
