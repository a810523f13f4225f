/** JPEG XL: a bare codestream, or one in boxes (ISO/IEC 18181-2). */
import { hasLetters, join, NO_PROFILE, u8 } from "@matte/pixels/bytes";
import { isHdr } from "@matte/pixels";
import { corrupt, photo, type PhotoExtra, type PhotoProbe, truncated } from "../header.ts";
import type { CarriedMetadata } from "@matte/metadata";
import { type Box, boxesIn } from "../heif/boxes.ts";
import type { FormatSlice } from "../slice.ts";
import { readJxlHeader } from "./image-header.ts";
import { exifRange, metadataOf, typesOf, xmpRange } from "./metadata.ts";

const CODESTREAM = "\xff\x0a";
/** Enough for a codestream's headers; only channel names are long. */
const HEADER_BYTES = 8192;

/** Browsers decoding JPEG XL apply its orientation. */
export const jxlSlice: FormatSlice = {
  probe: probeJxl,
  collectMetadata: collectJxl,
  findExtras,
  // Brotli-compressed boxes.
  packedMetadata: (file) => metadataOf(file, boxesOf(file)),
};

function probeJxl(bytes: Uint8Array): PhotoProbe {
  const boxes = boxesOf(bytes);
  const codestream = codestreamOf(bytes, boxes);
  const header = hasLetters(codestream, 0, CODESTREAM) ? readJxlHeader(codestream) : null;
  if (boxes.some(({ end }) => end > bytes.length) || lacksLastPart(bytes, boxes))
    return truncated(header?.coded ?? null);
  if (header === null) return codestream.length < 64 ? truncated(null) : corrupt("no codestream");
  const { depth: _depth, ...shown } = header;
  return photo({ kind: "jxl", ...shown, exif: exifRange(bytes, boxes), xmp: xmpRange(boxes), exifChunk: null });
}

function findExtras(bytes: Uint8Array): readonly PhotoExtra[] {
  const boxes = boxesOf(bytes);
  const header = readJxlHeader(codestreamOf(bytes, boxes));
  // Gain map, ISO/IEC 18181-2:2024. Losing an HDR picture's brightness is reported as such.
  const losesMap = typesOf(bytes, boxes).includes("jhgm") && !isHdr(header?.profile ?? NO_PROFILE);
  return [
    ...(losesMap ? (["gain-map"] as const) : []),
    ...(header?.depth === true ? (["depth"] as const) : []),
    ...(boxes.some((box) => isManifestStore(bytes, box)) ? (["credentials"] as const) : []),
  ];
}

/** Detects a C2PA manifest store by its description's type (C2PA 2.1 §A.3); a compressed one's type is unknown. */
function isManifestStore(bytes: Uint8Array, { type, start }: Box): boolean {
  return type === "jumb" ? hasLetters(bytes, start + 8, "c2pa") : type === "brob" && hasLetters(bytes, start, "jumb");
}

/** Empty for a bare codestream. */
function boxesOf(bytes: Uint8Array): Box[] {
  return hasLetters(bytes, 0, CODESTREAM) ? [] : boxesIn(bytes, { start: 0, end: bytes.length });
}

/** The codestream's start; it may be in several boxes, each with a four-byte number. */
function codestreamOf(bytes: Uint8Array, boxes: readonly Box[]): Uint8Array {
  if (boxes.length === 0) return bytes.subarray(0, HEADER_BYTES);
  const parts = boxes.flatMap(({ type, start, end }) => {
    if (type === "jxlc") return [bytes.subarray(start, end)];
    return type === "jxlp" ? [bytes.subarray(start + 4, end)] : [];
  });
  return join(parts.map((part) => part.subarray(0, HEADER_BYTES))).subarray(0, HEADER_BYTES);
}

/** The last part's number has its top bit set. */
function lacksLastPart(bytes: Uint8Array, boxes: readonly Box[]): boolean {
  const last = boxes.findLast(({ type }) => type === "jxlp");
  return last !== undefined && (u8(bytes, last.start) & 0x80) === 0;
}

async function collectJxl(bytes: Uint8Array): Promise<CarriedMetadata> {
  const boxes = boxesOf(bytes);
  const profile = readJxlHeader(codestreamOf(bytes, boxes))?.profile ?? NO_PROFILE;
  return { ...(await metadataOf(bytes, boxes)), extendedXmp: null, resources: null, profile };
}
