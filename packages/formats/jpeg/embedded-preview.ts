import { type PixelSize, u16be } from "@matte/pixels/bytes";
import { structureOf, thumbnailRanges } from "@matte/metadata/exif";
import { readOrientation } from "@matte/metadata";
import { contents, EXIF, headerSegments } from "@matte/jpeg/segments";
import { APP1, isFrameHeader } from "@matte/pixels/segments";

/** Enough for 64 KB EXIF, a profile and a preview's index before the frame header. */
export const EMBEDDED_PREVIEW_BYTES = 192 * 1024;

/** EXIF thumbnail, known before the whole file is read. */
export interface EmbeddedPreview {
  /** The photo's stored size. */
  readonly coded: PixelSize;
  /** EXIF tag 0x0112, 1 to 8; applies to the thumbnail too (Exif 2.32 §4.6.4 A). */
  readonly orientation: number;
  /** JPEG, often 160 x 120 with bars if the photo has another aspect ratio. */
  readonly thumbnail: Uint8Array;
}

/**
 * Finds the thumbnail in a JPEG's EXIF.
 * @param head first {@link EMBEDDED_PREVIEW_BYTES} of the file
 * @returns null if these bytes contain none
 */
export function embeddedPreviewOf(head: Uint8Array): EmbeddedPreview | null {
  const header = headerSegments(head);
  const frame = header.findLast(({ marker }) => isFrameHeader(marker));
  const [block] = contents(head, header, APP1, EXIF);
  if (frame === undefined || block === undefined) return null;
  const coded = { height: u16be(head, frame.start + 1), width: u16be(head, frame.start + 3) };
  if (coded.width === 0 || coded.height === 0) return null;
  const exif = head.subarray(block.start, block.end);
  const thumbnail = thumbnailIn(exif);
  return thumbnail && { coded, orientation: readOrientation(exif), thumbnail };
}

function thumbnailIn(exif: Uint8Array): Uint8Array | null {
  const structure = structureOf(exif);
  if (structure === null) return null;
  const pictures = thumbnailRanges(exif, structure).map(({ start, end }) => exif.subarray(start, end));
  return pictures.find((picture) => picture.length > 4 && u16be(picture, 0) === 0xffd8) ?? null;
}
