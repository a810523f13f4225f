import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin } from "../bytes.ts";
import { MARKER, type Segment } from "../jpeg-writer/index.ts";

/** APP1 with EXIF, CIPA DC-008 §4.7.2. */
export function exifSegment(tiff: Uint8Array): Segment {
  return { marker: MARKER.APP1, data: join([latin("Exif\0\0"), tiff]) };
}

/** APP1 with XMP, XMP Specification Part 3 §1.1.3. */
export function xmpSegment(packet: string): Segment {
  return {
    marker: MARKER.APP1,
    data: join([latin("http://ns.adobe.com/xap/1.0/\0"), new TextEncoder().encode(packet)]),
  };
}

/** Makes APP2 with an ICC profile for one segment, ICC.1:2010 §B.4. */
export function profileSegment(profile: Uint8Array): Segment {
  return { marker: MARKER.APP2, data: join([latin("ICC_PROFILE\0\x01\x01"), profile]) };
}

export function commentSegment(comment: string): Segment {
  return { marker: MARKER.COM, data: latin(comment) };
}
