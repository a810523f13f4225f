import {
  headerOf,
  originalScans,
  pictureOf,
  withScans,
  type FramedPlace,
  type LosslessSource,
} from "@matte/jpeg/lossless";
import { sha256 } from "@matte/pixels";
import { join } from "@matte/pixels/bytes";
import { collectJpeg } from "../metadata/collect.ts";
import { EOI, pictureEnd } from "@matte/pixels/segments";
import { withCoordinates, withoutCoordinates } from "./coordinates.ts";
import { mayStore } from "./may-store.ts";
import { readRestoreData, writeRestoreData } from "./restore-data.ts";
import { readRestoreSegments } from "./restore-segments.ts";

const END_OF_IMAGE = Uint8Array.of(0xff, EOI);

/**
 * Makes the data from which {@link restoreOriginal} rebuilds an export's original, byte for byte. Unusual encoders' files
 * differ, so the caller has to try it on the complete export.
 * @param keepLocation true if the export keeps the location
 * @returns null if the export leaves out the file's place or would hold it twice, or if the file is too large to store
 */
export async function restoreData(source: LosslessSource, keepLocation: boolean): Promise<Uint8Array | null> {
  const { bytes } = source;
  const header = mayStore(bytes, keepLocation) ? headerOf(source) : null;
  if (header === null) return null;
  return writeRestoreData({
    hash: await sha256(bytes),
    header: withoutCoordinates(header),
    trailer: bytes.slice(pictureEnd(bytes) - END_OF_IMAGE.length),
  });
}

/**
 * Rebuilds an export's original and verifies its SHA-256.
 * @returns null if the export lacks the data, or was changed since
 */
export async function restoreOriginal(
  framed: LosslessSource,
  place: FramedPlace,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const segments = readRestoreSegments(framed.bytes);
  const data = segments && (await readRestoreData(segments));
  if (data === null) return null;
  const header = withCoordinates(data.header, collectJpeg(framed.bytes).exif);
  const picture = pictureOf(header);
  const scans = picture && originalScans(framed, place, picture);
  if (picture === null || scans === null || "fallbackReason" in scans) return null;
  const places = picture.scans.map((scan) => scan.data.start);
  const original = join([withScans(header, places, scans), data.trailer]);
  const hash = await sha256(original);
  return hash.every((byte, index) => byte === data.hash[index]) ? original : null;
}

/** Returns whether a file has data for {@link restoreOriginal}. */
export function holdsOriginal(file: Uint8Array): boolean {
  return readRestoreSegments(file) !== null;
}
