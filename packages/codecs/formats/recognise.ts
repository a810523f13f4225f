import { hasLetters, letters, u16be, u32be } from "../bytes.ts";
import { tiffType } from "./tiff-type.ts";

/** What a file is by its first bytes; `type` is the name that people know it by. */
export type Recognised = { readonly kind: "jpeg" | "png" | "webp" } | { readonly kind: "other"; readonly type: string };

/** How many first bytes suffice to recognise any type. */
export const SIGNATURE_BYTES = 4096;

const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Letters at an offset, and the type that they give away. */
const SIGNATURES: readonly (readonly [at: number, letters: string, type: string])[] = [
  [0, "GIF87a", "GIF"],
  [0, "GIF89a", "GIF"],
  [0, "8BPS", "Photoshop document"],
  [0, "%PDF-", "PDF"],
  [0, "\0\0\0\x0cJXL \r\n\x87\n", "JPEG XL"],
  [0, "\xff\x0a", "JPEG XL"],
  [0, "\0\0\0\x0cjP  ", "JPEG 2000"],
  [0, "\xff\x4f\xff\x51", "JPEG 2000"],
  [0, "FUJIFILMCCD-RAW", "camera raw (RAF)"],
  [0, "IIRO", "camera raw (ORF)"],
  [0, "IIRS", "camera raw (ORF)"],
  [0, "MMOR", "camera raw (ORF)"],
  [0, "IIU\0", "camera raw (RW2)"],
  [0, "FOVb", "camera raw (X3F)"],
  [0, "\x76\x2f\x31\x01", "OpenEXR"],
  [0, "#?RADIANCE", "Radiance HDR"],
  [0, "gimp xcf", "GIMP document"],
  [0, "\0\0\x01\0", "icon"],
  [0, "\x1a\x45\xdf\xa3", "video"],
  [0, "\0\0\x01\xba", "video"],
  [0, "\0\0\x01\xb3", "video"],
];

/** ISO/IEC 14496-12 brands; the first that is among the file's brands decides. */
const BRANDS: readonly (readonly [brands: readonly string[], type: string])[] = [
  [["avif", "avis"], "AVIF"],
  [["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"], "HEIC"],
  [["crx "], "camera raw (CR3)"],
];

/** Recognises a file by its first {@link SIGNATURE_BYTES} bytes; null where they are no image's or video's. */
export function recognise(bytes: Uint8Array): Recognised | null {
  return ours(bytes) ?? other(bytes);
}

function ours(bytes: Uint8Array): Recognised | null {
  if (u16be(bytes, 0) === 0xffd8 && (bytes.length < 3 || bytes[2] === 0xff)) return { kind: "jpeg" };
  if (hasLetters(bytes, 0, PNG_SIGNATURE)) return { kind: "png" };
  if (hasLetters(bytes, 0, "RIFF") && hasLetters(bytes, 8, "WEBP")) return { kind: "webp" };
  return null;
}

function other(bytes: Uint8Array): Recognised | null {
  const type = signed(bytes) ?? branded(bytes) ?? riff(bytes) ?? tiffType(bytes) ?? bitmap(bytes) ?? svg(bytes);
  return type === null ? null : { kind: "other", type };
}

function signed(bytes: Uint8Array): string | null {
  return SIGNATURES.find(([at, expected]) => hasLetters(bytes, at, expected))?.[2] ?? null;
}

function branded(bytes: Uint8Array): string | null {
  if (!hasLetters(bytes, 4, "ftyp")) return null;
  const box = letters(bytes, 8, Math.min(u32be(bytes, 0), 256) - 8);
  const known = BRANDS.find(([brands]) => brands.some((brand) => box.includes(brand)));
  return known?.[1] ?? "video";
}

function riff(bytes: Uint8Array): string | null {
  return hasLetters(bytes, 0, "RIFF") && hasLetters(bytes, 8, "AVI ") ? "video" : null;
}

/** `BM` begins many a text: the reserved field of BITMAPFILEHEADER must be zero as well. */
function bitmap(bytes: Uint8Array): string | null {
  return hasLetters(bytes, 0, "BM") && bytes.length >= 26 && u32be(bytes, 6) === 0 ? "BMP" : null;
}

function svg(bytes: Uint8Array): string | null {
  const head = letters(bytes, 0, 1024)
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart();
  return head.startsWith("<") && head.includes("<svg") ? "SVG" : null;
}
