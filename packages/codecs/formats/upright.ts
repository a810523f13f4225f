import type { PhotoHeader } from "../header.ts";

/** `none`, a FourCC that means nothing. */
const UNKNOWN_CHUNK = Uint8Array.of(0x6e, 0x6f, 0x6e, 0x65);

/**
 * The file without the EXIF block that turns it, in pieces that share its bytes: browsers do not agree on whether PNG and
 * WebP are turned, so they get nothing to turn by. A JPEG comes back as it is: there they agree.
 */
export function withoutOrientation(bytes: Uint8Array<ArrayBuffer>, header: PhotoHeader): Uint8Array<ArrayBuffer>[] {
  if (header.exifChunk === null) return [bytes];
  const { start, end } = header.exifChunk;
  if (header.kind === "png") return [bytes.subarray(0, start), bytes.subarray(end)];
  // A RIFF chunk is renamed in place: taking it out would change the container's length as well.
  return [bytes.subarray(0, start), UNKNOWN_CHUNK, bytes.subarray(start + UNKNOWN_CHUNK.length)];
}
