import { join } from "@matte/pixels/bytes";
import { latin1 } from "@matte/pixels/testing";
import { jpegWith } from "./write.ts";
import type { JpegSegment } from "@matte/pixels/segments";

/** Makes a segment whose payload begins with an identifier. */
export function segment(marker: number, identifier: string, content: Uint8Array = new Uint8Array()): JpegSegment {
  return { marker, payload: join([latin1(identifier), content]) };
}

/** Replaces the JPEG's metadata with these segments. */
export function withSegments(jpeg: Uint8Array, segments: readonly JpegSegment[]): Uint8Array {
  return join(jpegWith(jpeg, segments));
}
