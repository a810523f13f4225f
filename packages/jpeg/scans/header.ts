/** An original's header: everything before its entropy-coded data, and between several scans. */
import { type ByteRange, join } from "@matte/pixels/bytes";
import { furthestEnd } from "../lossless/data-end.ts";
import { orFallback } from "../lossless/fallback.ts";
import type { Picture } from "../lossless/markers/picture.ts";
import { readPicture } from "../lossless/markers/read-picture.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { DHT, DNL, DQT, DRI, EOI, segments, SOS } from "@matte/pixels/segments";

const END_OF_IMAGE = Uint8Array.of(0xff, EOI);
/** Markers between scans, none naming a place. */
const BETWEEN: ReadonlySet<number> = new Set([DHT, DQT, DRI, DNL, SOS, EOI]);

/** @returns null if there is metadata between the scans */
export function headerOf(source: LosslessSource): Uint8Array<ArrayBuffer> | null {
  const { bytes, picture } = source;
  const data = picture.scans.map((scan): ByteRange => ({ start: scan.data.start, end: furthestEnd(source, scan) }));
  const first = data[0]?.start ?? bytes.length;
  const isPlain =
    data.length === 1 || [...segments(bytes)].every(({ marker, start }) => start < first || BETWEEN.has(marker));
  if (!isPlain) return null;
  return join(data.map(({ start }, index) => bytes.subarray(data[index - 1]?.end ?? 0, start)));
}

/**
 * Inserts scan data into a header.
 * @param places data positions in the header
 */
export function withScans(
  header: Uint8Array,
  places: readonly number[],
  scans: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  return join(places.flatMap((place, index) => [header.subarray(places[index - 1] ?? 0, place), scans[index]!]));
}

/** Reads the markers of an original's header. */
export function pictureOf(header: Uint8Array): Picture | null {
  const read = orFallback(() => readPicture(join([header, END_OF_IMAGE])));
  return "fallbackReason" in read ? null : read;
}
