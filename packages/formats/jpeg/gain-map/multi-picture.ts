/** Multi-Picture index (CIPA DC-007), listing pictures in a file with several JPEGs. */
import { firstDirectory, tiffReader } from "@matte/pixels/bytes";
import { contents, headerSegments, MPF } from "@matte/jpeg/segments";
import { APP2, type JpegSegment, type Segment } from "@matte/pixels/segments";

/** Index IFD, §5.2.3. */
const VERSION = 0xb000;
const NUMBER_OF_IMAGES = 0xb001;
const MP_ENTRY = 0xb002;
const ENTRY_BYTES = 16;
/** More than any camera writes. */
const MAX_ENTRIES = 64;

/** Reads file offsets for pictures after the first. Ignores sizes: some cameras' are wrong. */
export function pictureOffsets(jpeg: Uint8Array, header: readonly Segment[]): number[] {
  const [index] = contents(jpeg, header, APP2, MPF);
  return index === undefined ? [] : offsetsIn(jpeg.subarray(index.start, index.end)).map((at) => index.start + at);
}

/** Offsets from the index's byte order mark (§5.2.3.3.3). */
function offsetsIn(index: Uint8Array): number[] {
  const read = tiffReader(index);
  const field = firstDirectory(index).find(({ tag }) => tag === MP_ENTRY);
  if (read === null || field === undefined) return [];
  const count = Math.min(Math.floor(field.count / ENTRY_BYTES), MAX_ENTRIES);
  const entries = read.u32(field.value);
  return Array.from({ length: count }, (_, entry) => read.u32(entries + ENTRY_BYTES * entry + 8)).filter(
    (at) => at > 0,
  );
}

/** In {@link multiPictureSegment}'s payload. */
const HEADER = MPF.length;
const FIELDS = HEADER + 10;
const ENTRIES = FIELDS + 3 * 12 + 4;
/** First picture's type (§5.2.3.3.1): representative, baseline. The second has type 0, undefined. */
const PRIMARY = 0x0003_0000;

/** Makes an index for two pictures; {@link indexPictures} sets their sizes. */
export function multiPictureSegment(): JpegSegment {
  const payload = new Uint8Array(ENTRIES + 2 * ENTRY_BYTES);
  new TextEncoder().encodeInto(`${MPF}MM\0*`, payload);
  const view = new DataView(payload.buffer);
  view.setUint32(HEADER + 4, 8);
  view.setUint16(HEADER + 8, 3);
  // Tag, type (7 UNDEFINED, 4 LONG), count, value or offset.
  const fields = [
    [VERSION, 7, 4, 0x3031_3030],
    [NUMBER_OF_IMAGES, 4, 1, 2],
    [MP_ENTRY, 7, 2 * ENTRY_BYTES, ENTRIES - HEADER],
  ] as const;
  fields.forEach(([tag, type, count, value], field) => {
    const at = FIELDS + 12 * field;
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    view.setUint32(at + 8, value);
  });
  view.setUint32(ENTRIES, PRIMARY);
  return { marker: APP2, payload };
}

/**
 * Joins the primary picture, setting its index in place, and the map's file.
 * @throws {RangeError} if the primary picture lacks {@link multiPictureSegment}
 */
export function joinGainMap<Buffer extends ArrayBufferLike>(
  primary: Uint8Array<Buffer>,
  map: Uint8Array<Buffer>,
): readonly Uint8Array<Buffer>[] {
  const [index] = contents(primary, headerSegments(primary), APP2, MPF);
  if (index === undefined) throw new RangeError("The picture has no Multi-Picture index.");
  const view = new DataView(primary.buffer, primary.byteOffset + index.start - HEADER);
  view.setUint32(ENTRIES + 4, primary.length);
  view.setUint32(ENTRIES + ENTRY_BYTES + 4, map.length);
  view.setUint32(ENTRIES + ENTRY_BYTES + 8, primary.length - index.start);
  return [primary, map];
}
