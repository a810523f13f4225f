/** JPEG XL: a bare codestream, or one in boxes (ISO/IEC 18181-2). */
import { hasLetters, join, u8 } from "../../bytes.ts";
import { corrupt, NO_PROFILE, photo, type PhotoProbe, truncated } from "../../header.ts";
import type { CarriedMetadata } from "../../metadata/types.ts";
import { type Box, boxesIn } from "../heif/boxes.ts";
import type { FormatSlice } from "../slice.ts";
import { readJxlHeader } from "./image-header.ts";
import { exifRange, metadataOf, typesOf, xmpRange } from "./metadata.ts";

const CODESTREAM = "\xff\x0a";
/** Bytes of a codestream that hold its headers, whose only long parts are the names of channels. */
const HEADER_BYTES = 8192;

/** Browsers that decode JPEG XL apply its orientation. */
export const jxlSlice: FormatSlice = {
  probe: probeJxl,
  collectMetadata: collectJxl,
  // The box of a C2PA manifest store, C2PA 2.1 §A.3.
  findExtras: (file) => (typesOf(file, boxesOf(file)).includes("jumb") ? ["credentials"] : []),
  // Boxes that are compressed by Brotli.
  packedMetadata: (file) => metadataOf(file, boxesOf(file)),
};

function probeJxl(bytes: Uint8Array): PhotoProbe {
  const boxes = boxesOf(bytes);
  const codestream = codestreamOf(bytes, boxes);
  const header = hasLetters(codestream, 0, CODESTREAM) ? readJxlHeader(codestream) : null;
  if (boxes.some(({ end }) => end > bytes.length) || lacksLastPart(bytes, boxes))
    return truncated(header?.coded ?? null);
  if (header === null) return codestream.length < 64 ? truncated(null) : corrupt("no codestream");
  return photo({ kind: "jxl", ...header, exif: exifRange(bytes, boxes), xmp: xmpRange(boxes), exifChunk: null });
}

/** Empty for a bare codestream. */
function boxesOf(bytes: Uint8Array): Box[] {
  return hasLetters(bytes, 0, CODESTREAM) ? [] : boxesIn(bytes, { start: 0, end: bytes.length });
}

/** Start of the codestream, which may be in several boxes with a number of four bytes each. */
function codestreamOf(bytes: Uint8Array, boxes: readonly Box[]): Uint8Array {
  if (boxes.length === 0) return bytes.subarray(0, HEADER_BYTES);
  const parts = boxes.flatMap(({ type, start, end }) => {
    if (type === "jxlc") return [bytes.subarray(start, end)];
    return type === "jxlp" ? [bytes.subarray(start + 4, end)] : [];
  });
  return join(parts.map((part) => part.subarray(0, HEADER_BYTES))).subarray(0, HEADER_BYTES);
}

/** The number of the last part has its top bit set. */
function lacksLastPart(bytes: Uint8Array, boxes: readonly Box[]): boolean {
  const last = boxes.findLast(({ type }) => type === "jxlp");
  return last !== undefined && (u8(bytes, last.start) & 0x80) === 0;
}

async function collectJxl(bytes: Uint8Array): Promise<CarriedMetadata> {
  const boxes = boxesOf(bytes);
  const profile = readJxlHeader(codestreamOf(bytes, boxes))?.profile ?? NO_PROFILE;
  return { ...(await metadataOf(bytes, boxes)), extendedXmp: null, resources: null, profile };
}
