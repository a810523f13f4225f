import { firstDirectory, hasLetters, letters, tiffReader } from "@matte/pixels/bytes";

const MAKE = 0x010f;
const NEW_SUBFILE_TYPE = 0x00fe;
const PHOTOMETRIC = 0x0106;
const COLOUR_FILTER_ARRAY = 32_803;
const DNG_VERSION = 0xc612;

/** After the header in Phase One's files, whose first picture is a single pixel. */
const PHASE_ONE = ["IIII", "MMMM"];

/** Makers whose raw files are TIFF files, and their usual names. */
const RAW_BY_MAKER: readonly (readonly [maker: string, type: string])[] = [
  ["NIKON", "camera raw (NEF)"],
  ["SONY", "camera raw (ARW)"],
  ["PENTAX", "camera raw (PEF)"],
  ["RICOH", "camera raw (PEF)"],
  ["SAMSUNG", "camera raw (SRW)"],
  ["HASSELBLAD", "camera raw (3FR)"],
  ["PHASE ONE", "camera raw (IIQ)"],
  ["LEAF", "camera raw (MOS)"],
  ["MAMIYA", "camera raw (MEF)"],
  ["EASTMAN KODAK", "camera raw (DCR)"],
  ["SEIKO EPSON", "camera raw (ERF)"],
];

/** Names a TIFF file's type: a scan, or a raw format based on TIFF. Null for other files. */
export function tiffType(bytes: Uint8Array): string | null {
  if (tiffReader(bytes) === null) return null;
  if (hasLetters(bytes, 8, "CR\x02")) return "camera raw (CR2)";
  if (PHASE_ONE.some((mark) => hasLetters(bytes, 8, mark))) return "camera raw (IIQ)";
  const entries = firstDirectory(bytes);
  if (entries.some((entry) => entry.tag === DNG_VERSION)) return "camera raw (DNG)";
  return (isRaw(bytes) ? rawOf(maker(bytes)) : null) ?? "TIFF";
}

/**
 * Raw files store a reduced picture in IFD0 (TIFF 6.0, NewSubfileType bit 0) or, like Pentax, colour filter array samples
 * (TIFF/EP, PhotometricInterpretation 32803); scans store the scan itself.
 */
function isRaw(bytes: Uint8Array): boolean {
  const read = tiffReader(bytes);
  if (read === null) return false;
  return firstDirectory(bytes).some(
    ({ tag, value }) =>
      (tag === NEW_SUBFILE_TYPE && (read.u32(value) & 1) === 1) ||
      (tag === PHOTOMETRIC && read.u16(value) === COLOUR_FILTER_ARRAY),
  );
}

function maker(bytes: Uint8Array): string {
  const read = tiffReader(bytes);
  const entry = firstDirectory(bytes).find(({ tag }) => tag === MAKE);
  if (read === null || entry === undefined || entry.count > 64) return "";
  return letters(bytes, entry.count > 4 ? read.u32(entry.value) : entry.value, entry.count).toUpperCase();
}

function rawOf(name: string): string | null {
  return RAW_BY_MAKER.find(([known]) => name.startsWith(known))?.[1] ?? null;
}
