/** Searches for the gain map after a photo. */
import { u16be } from "@matte/pixels/bytes";
import { EMPTY, find, readXmp, type XmpDocument } from "@matte/metadata/xmp";
import { packetText } from "@matte/metadata";
import { contents, EXIF, headerSegments, ISO_GAIN_MAP, MPF, XMP } from "@matte/jpeg/segments";
import { APP1, APP2, isFrameHeader, pictureEnd, type Segment, SOI } from "@matte/pixels/segments";
import { appleNoteStops } from "./apple-note.ts";
import { containerItems } from "./container.ts";
import { isoMetadata } from "./iso-21496.ts";
import { pictureOffsets } from "./multi-picture.ts";
import type { FoundGainMap, GainMap, GainMetadata } from "./types.ts";
import { appleMetadata, HDRGM_VERSION, hdrgmMetadata } from "./xmp-metadata.ts";

interface Header {
  readonly jpeg: Uint8Array;
  readonly segments: readonly Segment[];
  readonly xmp: XmpDocument;
}

const START = 0xff00 + SOI;
/** Found in every packet about a gain map; others are not parsed. */
const GAIN_MAP = /gain-?map/i;
/** More pictures than any camera writes. */
const MAX_PICTURES = 16;

/**
 * Finds a JPEG's gain map: the picture after the photo's end, or one found through the Multi-Picture index or the container's
 * directory, with gain map metadata. Never throws.
 */
export function findGainMap(file: Uint8Array): FoundGainMap {
  const primary = headerOf(file);
  const claimed = claimsGainMap(primary);
  if (!claimed && contents(file, primary.segments, APP2, MPF).length === 0) return null;
  const note = (): number | null => noteStops(primary);
  for (const start of startsOf(file, primary)) {
    const map = gainMapAt(file, start, note);
    if (map !== null) return map;
  }
  return claimed ? "damaged" : null;
}

function headerOf(jpeg: Uint8Array): Header {
  const header = headerSegments(jpeg);
  const [packet] = contents(jpeg, header, APP1, XMP).map(({ start, end }) => jpeg.subarray(start, end));
  const hasGainMap = packet !== undefined && GAIN_MAP.test(packetText(packet));
  return { jpeg, segments: header, xmp: (hasGainMap ? readXmp(packet) : null) ?? EMPTY };
}

function claimsGainMap({ jpeg, segments: header, xmp }: Header): boolean {
  const listed = containerItems(xmp).some(({ semantic }) => semantic === "GainMap");
  return listed || find(xmp, HDRGM_VERSION) !== undefined || contents(jpeg, header, APP2, ISO_GAIN_MAP).length > 0;
}

function noteStops({ jpeg, segments: header }: Header): number | null {
  const [exif] = contents(jpeg, header, APP1, EXIF);
  return exif === undefined ? null : appleNoteStops(jpeg.subarray(exif.start, exif.end));
}

/** Yields possible starts, most reliable first. Walks the photo's data only if the index does not help. */
function* startsOf(file: Uint8Array, { segments: header, xmp }: Header): Generator<number> {
  const isStart = (at: number): boolean => at > 0 && u16be(file, at) === START;
  yield* pictureOffsets(file, header).filter(isStart).slice(0, MAX_PICTURES);
  const end = pictureEnd(file);
  const items = containerItems(xmp);
  const listed = [end, ...offsetsAfter(end, items), ...offsetsBefore(file.length, items)];
  yield* new Set(listed.filter(isStart).slice(0, MAX_PICTURES));
}

/** Offsets of consecutive items beginning at `start`. */
function offsetsAfter(start: number, items: readonly { readonly bytes: number }[]): number[] {
  let at = start;
  return items.map(({ bytes }) => (at += bytes) - bytes);
}

/** Offsets of consecutive items ending at `end`. */
function offsetsBefore(end: number, items: readonly { readonly bytes: number }[]): number[] {
  return offsetsAfter(end - items.reduce((sum, { bytes }) => sum + bytes, 0), items);
}

/** Reads the gain map starting here; null for any other picture. */
function gainMapAt(file: Uint8Array, start: number, note: () => number | null): GainMap | null {
  const rest = file.subarray(start);
  const header = headerOf(rest);
  const metadata = metadataOf(header, note);
  const frame = header.segments.find(({ marker }) => isFrameHeader(marker));
  if (metadata === null || frame === undefined) return null;
  const size = { width: u16be(rest, frame.start + 3), height: u16be(rest, frame.start + 1) };
  const components = rest[frame.start + 5] ?? 0;
  if (size.width === 0 || size.height === 0 || (components !== 1 && components !== 3)) return null;
  return { range: { start, end: start + pictureEnd(rest) }, size, components, metadata };
}

/** Returns the first valid form. */
function metadataOf({ jpeg, segments: header, xmp }: Header, note: () => number | null): GainMetadata | null {
  const [iso] = contents(jpeg, header, APP2, ISO_GAIN_MAP).map(({ start, end }) => jpeg.subarray(start, end));
  return hdrgmMetadata(xmp) ?? (iso === undefined ? null : isoMetadata(iso)) ?? appleMetadata(xmp, note());
}
