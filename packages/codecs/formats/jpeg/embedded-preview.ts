/** What the first bytes of a camera's JPEG give away at once: a small picture of it, long before the whole file is read. */
import { hasLetters, u16be } from "../../bytes.ts";
import type { PixelSize } from "../../header.ts";
import { APP1, isFrameHeader, segments, SOS } from "./segments.ts";
import { readOrientation } from "../../metadata/orientation.ts";
import { thumbnailRanges } from "../../metadata/exif/thumbnail.ts";
import { structureOf } from "../../metadata/exif/structure.ts";

/** Enough for 64 KB of EXIF, a profile and a preview's index before the frame header. */
export const GLANCE_BYTES = 192 * 1024;

const EXIF = "Exif\0\0";

export interface Glance {
  /** The photo itself, as stored. */
  readonly coded: PixelSize;
  /** EXIF tag 0x0112, 1 to 8; counts for the thumbnail as well (Exif 2.32 §4.6.4 A). */
  readonly orientation: number;
  /** A JPEG, often 160 x 120 with bars where the photo has another shape. */
  readonly thumbnail: Uint8Array;
}

/** Null where there is no thumbnail in EXIF, or not within these bytes. @param head the first {@link GLANCE_BYTES} of the file */
export function glanceJpeg(head: Uint8Array): Glance | null {
  let coded: PixelSize | null = null;
  let exif: Uint8Array | null = null;
  for (const { marker, start, end } of segments(head)) {
    if (marker === SOS || end > head.length) break;
    if (isFrameHeader(marker)) coded = { height: u16be(head, start + 1), width: u16be(head, start + 3) };
    else if (marker === APP1 && exif === null && hasLetters(head, start, EXIF))
      exif = head.subarray(start + EXIF.length, end);
  }
  if (coded === null || exif === null || coded.width === 0 || coded.height === 0) return null;
  const thumbnail = thumbnailIn(exif);
  return thumbnail && { coded, orientation: readOrientation(exif), thumbnail };
}

function thumbnailIn(exif: Uint8Array): Uint8Array | null {
  const structure = structureOf(exif);
  if (structure === null) return null;
  const pictures = thumbnailRanges(exif, structure).map(({ start, end }) => exif.subarray(start, end));
  return pictures.find((picture) => picture.length > 4 && u16be(picture, 0) === 0xffd8) ?? null;
}
