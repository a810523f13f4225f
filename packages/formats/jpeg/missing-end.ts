import type { PhotoProbe } from "../header.ts";
import { join } from "@matte/pixels/bytes";
import { dataEnd, furthestEnd, openData, orFallback } from "@matte/jpeg/lossless";
import { APP0, APP15, COM, DHT, DNL, DQT, DRI, EOI, type Segment, segments, SOS } from "@matte/pixels/segments";

const END_OF_IMAGE = Uint8Array.of(0xff, EOI);
/** Other markers after a scan belong to other data. */
const AFTER_SCANS: ReadonlySet<number> = new Set([DHT, DNL, DQT, DRI, EOI, SOS, COM]);
/** Trailing zeros with which a card filled up an incomplete file: decoders may read them as MCUs. */
const ZEROS = 16;

/**
 * Adds a missing EOI to a JPEG with all its MCUs: some cameras omit it, or write other data there. Programs show the whole
 * picture, but browsers make no bitmap.
 * @param found result from `probeJpeg`
 * @returns null for all other files
 */
export function withMissingEnd(jpeg: Uint8Array<ArrayBuffer>, found: PhotoProbe): Uint8Array<ArrayBuffer> | null {
  for (const walk of walksToScans(jpeg, found)) {
    const end = orFallback(() => endOf(jpeg, walk));
    if (typeof end !== "number") continue;
    if (zerosAround(jpeg, end) >= ZEROS) return null;
    return join([jpeg.subarray(0, end), END_OF_IMAGE, jpeg.subarray(end)]);
  }
  return null;
}

/** Walks to the only scan and to the last one, before a missing EOI; returns nothing if EOI is present. */
function walksToScans(jpeg: Uint8Array, found: PhotoProbe): readonly (readonly Segment[])[] {
  if (found.status !== "photo" && found.status !== "truncated") return [];
  const walk = (found.status === "photo" ? found.header.segments : null) ?? [...segments(jpeg)];
  const first = walk.findIndex(({ marker }) => marker === SOS);
  const foreign = walk.findIndex(({ marker }, index) => index > first && !mayFollowScan(marker));
  if (first === -1 || (found.status === "photo" && foreign === -1)) return [];
  const last = walk.slice(0, foreign === -1 ? undefined : foreign).findLastIndex(({ marker }) => marker === SOS);
  return [...new Set([first, last])].map((index) => walk.slice(0, index + 1));
}

function mayFollowScan(marker: number): boolean {
  return AFTER_SCANS.has(marker) || (marker >= APP0 && marker <= APP15);
}

function endOf(jpeg: Uint8Array, walk: readonly Segment[]): number {
  const end = { marker: EOI, start: jpeg.length, end: jpeg.length };
  const source = openData(jpeg, [...walk, end]);
  const { picture } = source;
  const last = picture.scans.at(-1)!;
  const data = { ...last.data, end: furthestEnd(source, last) };
  return dataEnd({ ...source, picture: { ...picture, scans: [...picture.scans.slice(0, -1), { ...last, data }] } });
}

/** Counts zeros ending before `at` or extending over it. */
function zerosAround(bytes: Uint8Array, at: number): number {
  let [start, end] = [at, at];
  while (start > 0 && bytes[start - 1] === 0) start -= 1;
  while (start < at && bytes[end] === 0) end += 1;
  return end - start;
}
