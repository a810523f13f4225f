import { u8 } from "../../../../bytes.ts";
import { isColourSegment } from "./colour-model.ts";
import { APP0 } from "../../markers.ts";
import type { JpegSegment } from "../../segments.ts";

const JFIF_HEADER = 14;

/**
 * Segments of a framed picture: the photo's or their replacements. Those of JFIF and Adobe are always the photo's because they
 * define the meaning of the components.
 */
export function outputMetadata(
  own: readonly JpegSegment[],
  others: readonly JpegSegment[] | undefined,
): readonly JpegSegment[] {
  if (others === undefined) return own;
  return [
    ...own.filter(isColourSegment).map(withoutThumbnail),
    ...others.filter((segment) => !isColourSegment(segment)),
  ];
}

/** Removes JFIF's thumbnail (ITU-T T.871 §10.1), which shows the photo without its frame. */
function withoutThumbnail(segment: JpegSegment): JpegSegment {
  const { marker, payload } = segment;
  if (marker !== APP0 || (u8(payload, 12) === 0 && u8(payload, 13) === 0)) return segment;
  const header = payload.slice(0, JFIF_HEADER);
  header.fill(0, 12);
  return { marker, payload: header };
}
