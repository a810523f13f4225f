import { hasLetters, letters, u32be } from "@matte/pixels/bytes";
import { tiffType } from "./tiff-type.ts";

/** First bytes as Latin-1, and the type. */
const SIGNATURES: readonly (readonly [letters: string, type: string])[] = [
  ["GIF87a", "GIF"],
  ["GIF89a", "GIF"],
  ["8BPS", "Photoshop document"],
  ["%PDF-", "PDF"],
  ["\0\0\0\x0cJXL \r\n\x87\n", "JPEG XL"],
  ["\xff\x0a", "JPEG XL"],
  ["\0\0\0\x0cjP  ", "JPEG 2000"],
  ["\xff\x4f\xff\x51", "JPEG 2000"],
  ["FUJIFILMCCD-RAW", "camera raw (RAF)"],
  ["IIRO", "camera raw (ORF)"],
  ["IIRS", "camera raw (ORF)"],
  ["MMOR", "camera raw (ORF)"],
  ["IIU\0", "camera raw (RW2)"],
  ["FOVb", "camera raw (X3F)"],
  ["II+\0\b\0\0\0", "BigTIFF"],
  ["MM\0+\0\b\0\0", "BigTIFF"],
  ["\x76\x2f\x31\x01", "OpenEXR"],
  ["#?RADIANCE", "Radiance HDR"],
  ["gimp xcf", "GIMP document"],
  ["\0\0\x01\0", "icon"],
  ["\x1a\x45\xdf\xa3", "video"],
  ["\0\0\x01\xba", "video"],
  ["\0\0\x01\xb3", "video"],
];

/** ISO/IEC 14496-12 brands. The first row matching one of the file's brands decides. */
const BRANDS: readonly (readonly [brands: readonly string[], type: string])[] = [
  [["avif", "avis"], "AVIF"],
  [["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"], "HEIC"],
  [["crx "], "camera raw (CR3)"],
];

/** Names an image or video type by the signatures above; null for any other file. */
export function fileType(head: Uint8Array): string | null {
  return signed(head) ?? branded(head) ?? riff(head) ?? tiffType(head) ?? bitmap(head) ?? svg(head);
}

function signed(head: Uint8Array): string | null {
  return SIGNATURES.find(([expected]) => hasLetters(head, 0, expected))?.[1] ?? null;
}

function branded(head: Uint8Array): string | null {
  if (!hasLetters(head, 4, "ftyp")) return null;
  const box = letters(head, 8, Math.min(u32be(head, 0), 256) - 8);
  const known = BRANDS.find(([brands]) => brands.some((brand) => box.includes(brand)));
  return known?.[1] ?? "video";
}

function riff(head: Uint8Array): string | null {
  return hasLetters(head, 0, "RIFF") && hasLetters(head, 8, "AVI ") ? "video" : null;
}

/** Many texts begin with `BM`, so BITMAPFILEHEADER's reserved field must be zero too. */
function bitmap(head: Uint8Array): string | null {
  return hasLetters(head, 0, "BM") && head.length >= 26 && u32be(head, 6) === 0 ? "BMP" : null;
}

function svg(head: Uint8Array): string | null {
  const text = letters(head, 0, 1024)
    .replace(/^\xef\xbb\xbf/, "")
    .trimStart();
  return text.startsWith("<") && text.includes("<svg") ? "SVG" : null;
}
