import { isOfCamera } from "@matte/metadata/exif";
import { contents, EXIF, headerSegments } from "@matte/jpeg/segments";
import { APP1, type Segment } from "@matte/pixels/segments";

/** Editors that add a block instead of changing the first leave one or two. */
const MAX_BLOCKS = 3;

/**
 * Finds EXIF blocks after the first whose values fill its gaps, as in files from editors that added one. Blocks of another
 * camera are of another picture: their lens never belonged to this photo.
 */
export function furtherExif(jpeg: Uint8Array, header: readonly Segment[] = headerSegments(jpeg)): Uint8Array[] {
  const [first, ...others] = contents(jpeg, header, APP1, EXIF)
    .slice(0, 1 + MAX_BLOCKS)
    .map(({ start, end }) => jpeg.slice(start, end));
  return first === undefined ? [] : others.filter((block) => isOfCamera(block, first));
}
