import { join } from "@matte/pixels/bytes";
import { composeMetadata } from "@matte/metadata";
import type { FramedPicture, FrameRecord } from "./types.ts";
import { inOneScan, type LosslessSource, openLossless, type SheetPart, unframeLossless } from "@matte/jpeg/lossless";
import { rememberedFrame } from "./record-packet.ts";
import { leadSegments, withMapListed } from "../gain-map/map-segments.ts";
import { joinGainMap } from "../gain-map/multi-picture.ts";
import { collectJpeg } from "../metadata/collect.ts";
import { segmentsLike } from "../metadata/segments-for.ts";
import { pictureEnd } from "@matte/pixels/segments";
import { restoreOriginal } from "../restore/restore.ts";
import { scanHash } from "./scan-hash.ts";
import { type UnframedGainMap, unframeGainMap } from "./unframe-gain-map.ts";

/**
 * Reasons why a frame cannot be removed:
 * - `no-record`: the file remembers no frame
 * - `encoded-again`: the photo was encoded with its frame, so its data is gone
 * - `changed`: another program has saved the picture since, or edited its record
 * - `damaged`: the record does not fit the picture
 */
export type UnframeRefusal = "no-record" | "encoded-again" | "changed" | "damaged";

/** Reads the frame remembered by a JPEG; null without one. */
export function readFrameRecord(jpeg: Uint8Array): FrameRecord | null {
  return rememberedFrame(collectJpeg(jpeg));
}

export interface UnframedJpeg {
  readonly photo: Uint8Array<ArrayBuffer>;
  /** True if the file is byte for byte the one that was framed. */
  readonly isOriginal: boolean;
  /** Set if the photo was joined from several: each with its own coefficients, and its place in the photo. */
  readonly sheet?: { readonly photos: readonly Uint8Array<ArrayBuffer>[]; readonly parts: readonly SheetPart[] };
}

/**
 * Removes the frame that an export remembers. With restore data, the photo is the original. Otherwise photo and gain map have
 * the original's coefficients and the export's metadata; the map is dropped if it was encoded again.
 */
export async function unframe(
  file: Uint8Array<ArrayBuffer>,
): Promise<UnframedJpeg | { readonly refusal: UnframeRefusal }> {
  const jpeg = file.subarray(0, pictureEnd(file));
  const record = readFrameRecord(jpeg);
  if (record === null) return { refusal: "no-record" };
  if (record.photo === null) return { refusal: "encoded-again" };
  const { place, scan } = record.photo;
  if ((await scanHash(jpeg, place)) !== scan) return { refusal: "changed" };
  const source = openLossless(inOneScan(jpeg));
  if ("fallbackReason" in source) return { refusal: "damaged" };
  const original = await restoreOriginal(source, place);
  if (original !== null) return { photo: original, isOriginal: true };
  const photo = photoOf(source, place, await unframeGainMap(file, record.gainMap));
  if (photo === null) return { refusal: "damaged" };
  if (place.parts === undefined) return { photo, isOriginal: false };
  const sheet = sheetOf(photo, place.parts);
  return sheet === null ? { refusal: "damaged" } : { photo, isOriginal: false, sheet };
}

/** @returns null if a part does not fit the file */
function sheetOf(jpeg: Uint8Array, parts: readonly SheetPart[]): NonNullable<UnframedJpeg["sheet"]> | null {
  const source = openLossless(jpeg);
  if ("fallbackReason" in source) return null;
  const photos = parts.map((part) => photoOf(source, { ...part, covered: null }, null)).filter((one) => one !== null);
  return photos.length < parts.length ? null : { photos, parts };
}

/** @returns null if the place does not fit the file */
function photoOf(
  source: LosslessSource,
  place: FramedPicture["place"],
  map: UnframedGainMap | null,
): Uint8Array<ArrayBuffer> | null {
  const { width, height } = place.photo;
  const metadata = composeMetadata(collectJpeg(source.bytes), {
    size: { width, height },
    orientation: "keep",
    colour: "keep",
    keepLocation: true,
    density: null,
    credits: null,
  });
  const listed = map === null ? metadata : withMapListed(metadata, map.metadata, map.bytes.length);
  const segments = [...segmentsLike(source.bytes, listed), ...(map === null ? [] : leadSegments(map.bytes))];
  const photo = unframeLossless(source, place, { segments });
  if ("fallbackReason" in photo) return null;
  return map === null ? photo : join(joinGainMap(photo, map.bytes));
}
