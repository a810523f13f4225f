import { hasLetters, u16be, u8 } from "../../bytes.ts";
import type { ByteRange, PhotoProbe, Trouble } from "../../header.ts";
import { corrupt, photo, truncated, unsupported } from "../../header.ts";
import { readOrientation } from "../../metadata/orientation.ts";
import { jpegProfile } from "./icc.ts";
import { APP1, EOI, isFrameHeader, type Segment, segments, SOS } from "./segments.ts";

const EXIF = "Exif\0\0";
const XMP = "http://ns.adobe.com/xap/1.0/\0";

/** What the markers up to EOI hold. */
interface Outline {
  readonly header: readonly Segment[];
  readonly scans: number;
  readonly ended: boolean;
  /** Whether a segment before the first scan is shorter than its own length field. */
  readonly malformed: boolean;
}

/** Frame header, ITU-T T.81 §B.2.2. */
interface Frame {
  readonly marker: number;
  readonly precision: number;
  readonly width: number;
  readonly height: number;
  readonly components: number;
}

/** Reads a JPEG's headers and follows its scans to EOI. */
export function probeJpeg(bytes: Uint8Array): PhotoProbe {
  const { header, scans, ended, malformed } = outlineOf(bytes);
  if (malformed) return corrupt("a segment without room for its length");
  const frame = frameOf(bytes, header);
  const whole = ended && scans > 0;
  if (frame === null) return whole ? corrupt("no frame header before the first scan") : truncated(null);
  return refusal(frame) ?? (whole ? describe(bytes, header, frame) : truncated(frame));
}

function outlineOf(bytes: Uint8Array): Outline {
  const header: Segment[] = [];
  let scans = 0;
  let ended = false;
  let malformed = false;
  for (const segment of segments(bytes)) {
    if (segment.marker === EOI) ended = true;
    else if (segment.marker === SOS) scans += 1;
    else if (scans === 0 && segment.end < segment.start) malformed = true;
    else if (scans === 0 && segment.end <= bytes.length) header.push(segment);
  }
  return { header, scans, ended, malformed };
}

function frameOf(bytes: Uint8Array, header: readonly Segment[]): Frame | null {
  const segment = header.find(({ marker }) => isFrameHeader(marker));
  if (segment === undefined || segment.end - segment.start < 6) return null;
  const { marker, start } = segment;
  const height = u16be(bytes, start + 1);
  return {
    marker,
    precision: u8(bytes, start),
    height,
    width: u16be(bytes, start + 3),
    components: u8(bytes, start + 5),
  };
}

/** Browsers decode baseline, extended and progressive Huffman JPEGs (SOF0 to SOF2) of 8 bits, and nothing else. */
function refusal(frame: Frame): Trouble | null {
  if (frame.marker > 0xc2) return unsupported(frame.marker >= 0xc9 ? "arithmetic-coded JPEG" : "lossless JPEG");
  if (frame.precision !== 8) return unsupported(`${frame.precision}-bit JPEG`);
  if (frame.width === 0 || frame.height === 0) return corrupt("a side of 0 pixels");
  if (![1, 3, 4].includes(frame.components)) return corrupt(`${frame.components} components`);
  return null;
}

function describe(bytes: Uint8Array, header: readonly Segment[], frame: Frame): PhotoProbe {
  const exif = app1(bytes, header, EXIF);
  return photo({
    kind: "jpeg",
    coded: { width: frame.width, height: frame.height },
    orientation: exif === null ? 1 : readOrientation(bytes.subarray(exif.start, exif.end)),
    precision: frame.precision,
    components: frame.components,
    alpha: false,
    profile: jpegProfile(bytes, header),
    exif,
    xmp: app1(bytes, header, XMP),
    exifChunk: null,
  });
}

/** What follows the first APP1 segment's identifier, Exif 2.32 §4.7.2 or XMP part 3 §1.1.3. */
function app1(bytes: Uint8Array, header: readonly Segment[], identifier: string): ByteRange | null {
  const found = header.find(({ marker, start }) => marker === APP1 && hasLetters(bytes, start, identifier));
  return found === undefined || found.start + identifier.length > found.end
    ? null
    : { start: found.start + identifier.length, end: found.end };
}
