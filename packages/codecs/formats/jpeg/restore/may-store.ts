/** Originals that may be stored in their exports: none whose export would hold a location that was left out, or one twice. */
import { hasLetters } from "../../../bytes.ts";
import { strayCoordinates, locationRanges } from "../../../metadata/exif/location.ts";
import { without } from "../../../metadata/exif/ranges.ts";
import { structureOf } from "../../../metadata/exif/structure.ts";
import { COPIES_OF_METADATA, readResources } from "../../../metadata/iptc/resources.ts";
import { keptTexts } from "../../../metadata/photo-texts.ts";
import type { CarriedMetadata } from "../../../metadata/types.ts";
import { readXmp } from "../../../metadata/xmp/document.ts";
import { withoutLocation } from "../../../metadata/xmp/strip.ts";
import * as app from "../app-segments.ts";
import { APP0, APP1, APP12, APP15, APP2 } from "../markers.ts";
import { collectJpeg } from "../metadata/collect.ts";
import { pictureEnd, type Segment } from "../segments.ts";

/** `gps`: in a GPS directory of EXIF and nowhere else. */
type Location = "none" | "gps" | "elsewhere";

/** More than any camera writes after the first picture. */
const MAX_PICTURES = 16;
/** Of Photoshop’s “Save for Web”: quality and comment. */
const DUCKY = "Ducky";
const JPEG_START = "\xff\xd8\xff";

/** Returns whether the header and the trailer of an original may be in its export. @param keepLocation true if the export keeps the location */
export function mayStore(original: Uint8Array, keepLocation: boolean): boolean {
  const end = pictureEnd(original);
  const first = original.subarray(0, end);
  const others = picturesIn(original.subarray(end));
  const location = locationOf(first);
  const readable = isReadable(first) && others !== null && others.every(isReadable);
  if (!readable || others.some((picture) => locationOf(picture) !== "none"))
    // Unread parts may name the place: with the location kept, that is no second copy unless EXIF has it as well.
    return keepLocation && location === "none";
  return location === "none" || (location === "gps" && keepLocation);
}

/** Pictures after the first one: previews, or a gain map; null if there is anything else but zeros. */
function picturesIn(rest: Uint8Array): Uint8Array[] | null {
  const pictures: Uint8Array[] = [];
  let at = afterZeros(rest, 0);
  while (at < rest.length) {
    if (pictures.length === MAX_PICTURES || !hasLetters(rest, at, JPEG_START)) return null;
    const picture = rest.subarray(at);
    const end = pictureEnd(picture);
    pictures.push(picture.subarray(0, end));
    at = afterZeros(rest, at + end);
  }
  return pictures;
}

function afterZeros(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] === 0) at += 1;
  return at;
}

/** Returns whether every segment is one whose content {@link locationOf} reads, or that has no place for a location. */
function isReadable(jpeg: Uint8Array): boolean {
  const header = app.headerSegments(jpeg);
  const blocks = app.contents(jpeg, header, APP1, app.EXIF);
  return blocks.length <= 1 && header.every((segment) => isPicture(segment) || isKnown(jpeg, segment));
}

function isPicture({ marker }: Segment): boolean {
  return marker < APP0;
}

function isKnown(jpeg: Uint8Array, segment: Segment): boolean {
  const plain: readonly (readonly [number, string])[] = [
    [APP2, app.MPF],
    [APP2, app.ISO_GAIN_MAP],
    [APP12, DUCKY],
  ];
  if (app.isMarked(jpeg, segment, APP15, app.RESTORE)) return false;
  return (
    app.isKept(jpeg, segment) ||
    app.isReplaced(jpeg, segment) ||
    plain.some(([marker, identifier]) => app.isMarked(jpeg, segment, marker, identifier))
  );
}

function locationOf(jpeg: Uint8Array): Location {
  const carried = collectJpeg(jpeg);
  const inExif = carried.exif === null ? "none" : locationInExif(carried.exif);
  return isInTexts(carried) || isInXmp(carried) || hasCopies(carried) ? "elsewhere" : inExif;
}

function locationInExif(block: Uint8Array): Location {
  const structure = structureOf(block);
  if (structure === null) return "elsewhere";
  const directories = structure.gps.flatMap(({ table, fields }) => [table, ...fields.map(({ value }) => value)]);
  const others = [...locationRanges(structure), ...strayCoordinates(block, structure)];
  if (structure.gps.length > 1 || without(others, directories).length > 0) return "elsewhere";
  return structure.gps.length === 0 ? "none" : "gps";
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
