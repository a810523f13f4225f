/** Decides whether an export may store its original: never with a location removed from the export, or present twice. */
import { hasLetters } from "@matte/pixels/bytes";
import { type CarriedMetadata, COPIES_OF_METADATA, keptTexts, readResources } from "@matte/metadata";
import { readXmp, withoutLocation } from "@matte/metadata/xmp";
import * as app from "@matte/jpeg/segments";
import { APP0, APP1, APP15, pictureEnd, type Segment } from "@matte/pixels/segments";
import { collectJpeg } from "../metadata/collect.ts";
import { type Location, locationInExif } from "./exif-location.ts";
import { mayNamePlace } from "./unread.ts";

/** More than any camera writes after the first picture. */
const MAX_PICTURES = 16;
const JPEG_START = "\xff\xd8\xff";
const JPEG_END = "\xff\xd9";

/**
 * Returns whether an export may contain its original's header and trailer. @param keepLocation true if the export keeps the
 * location
 */
export function mayStore(original: Uint8Array, keepLocation: boolean): boolean {
  const end = pictureEnd(original);
  const pictures = [original.subarray(0, end)];
  const unread = addPictures(original.subarray(end), pictures);
  if (unread === null) return false;
  const [location = "none", ...others] = pictures.map(locationOf);
  const hidden = [...unread, ...pictures.flatMap(unreadSegments)];
  if (hidden.some(mayNamePlace) || others.some((other) => other !== "none") || pictures.some(hasTwoBlocks))
    // With the location kept, a place is there once, unless EXIF has it too.
    return keepLocation && location === "none";
  return location === "none" || (location === "gps" && keepLocation);
}

/**
 * Adds the pictures after the first: previews, or a gain map.
 * @returns bytes between and after them; null for too many
 */
function addPictures(rest: Uint8Array, pictures: Uint8Array[]): Uint8Array[] | null {
  const unread: Uint8Array[] = [];
  let from = 0;
  for (let at = pictureStart(rest, 0); at !== -1; at = pictureStart(rest, Math.max(from, at + 1))) {
    const picture = rest.subarray(at, at + pictureEnd(rest.subarray(at)));
    if (!hasLetters(picture, picture.length - JPEG_END.length, JPEG_END)) continue;
    if (pictures.length > MAX_PICTURES) return null;
    pictures.push(picture);
    unread.push(rest.subarray(from, at));
    from = at + picture.length;
  }
  return [...unread, rest.subarray(from)];
}

/** -1 without one. */
function pictureStart(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (hasLetters(bytes, at, JPEG_START)) return at;
  return -1;
}

/** Segments not read by {@link locationOf}. */
function unreadSegments(jpeg: Uint8Array): Uint8Array[] {
  return app
    .headerSegments(jpeg)
    .filter((segment) => segment.marker >= APP0 && !isRead(jpeg, segment))
    .map(({ start, end }) => jpeg.subarray(start, end));
}

function hasTwoBlocks(jpeg: Uint8Array): boolean {
  return app.contents(jpeg, app.headerSegments(jpeg), APP1, app.EXIF).length > 1;
}

function isRead(jpeg: Uint8Array, segment: Segment): boolean {
  const isOwn = app.isMarked(jpeg, segment, APP15, app.RESTORE);
  return !isOwn && (app.isKept(jpeg, segment) || app.isReplaced(jpeg, segment));
}

function locationOf(jpeg: Uint8Array): Location {
  const carried = collectJpeg(jpeg);
  const inExif = carried.exif === null ? "none" : locationInExif(carried.exif);
  return isInTexts(carried) || isInXmp(carried) || hasCopies(carried) ? "elsewhere" : inExif;
}

function isInTexts({ texts = [] }: CarriedMetadata): boolean {
  return keptTexts(texts, false, "").length < keptTexts(texts, true, "").length;
}

function isInXmp({ xmp, extendedXmp }: CarriedMetadata): boolean {
  return [xmp, extendedXmp].some((packet) => {
    if (packet === null) return false;
    const document = readXmp(packet);
    return document === null || JSON.stringify(withoutLocation(document)) !== JSON.stringify(document);
  });
}

/** Photoshop's resources may repeat EXIF and XMP. */
function hasCopies({ resources }: CarriedMetadata): boolean {
  return resources !== null && readResources(resources).some(({ id }) => COPIES_OF_METADATA.has(id));
}
