/** Identified segments of a JPEG: metadata, profile, colour model. */
export {
  contents,
  EXIF,
  EXTENDED_XMP,
  headerSegments,
  ICC,
  isKept,
  isMarked,
  ISO_GAIN_MAP,
  isReplaced,
  LONGEST_PAYLOAD,
  MPF,
  numberedSegments,
  PHOTOSHOP,
  RESTORE,
  RGB_SEGMENT,
  segmentOf,
  serialised,
  XMP,
} from "../app-segments.ts";
export { jpegProfile } from "../icc.ts";
export { jfifWith } from "../jfif.ts";
