import { u16be, u8 } from "@matte/pixels/bytes";
import { corrupt, photo, type PhotoProbe, type Trouble, truncated, unsupported } from "../header.ts";
import { readOrientation } from "@matte/metadata";
import { contents, EXIF, jpegProfile, XMP } from "@matte/jpeg/segments";
import { APP1, EOI, isFrameHeader, type Segment, segments, SOS } from "@matte/pixels/segments";

interface Outline {
  /** Complete segments before the first scan. */
  readonly header: readonly Segment[];
  readonly scans: number;
  readonly ended: boolean;
  /** All segments, unless they exceed {@link MAX_SEGMENTS}. */
  readonly segments: readonly Segment[];
  /** True if a segment before the first scan is shorter than its length field. */
  readonly malformed: boolean;
}

/** Damaged files may have millions. */
const MAX_SEGMENTS = 1000;

/** ITU-T T.81 §B.2.2. */
interface FrameHeader {
  readonly marker: number;
  readonly precision: number;
  readonly width: number;
  readonly height: number;
  readonly components: number;
}

/** Reads a JPEG's headers and follows its scans to EOI. */
export function probeJpeg(bytes: Uint8Array): PhotoProbe {
  const outline = outlineOf(bytes);
  const { header, scans, ended, malformed } = outline;
  if (malformed) return corrupt("a segment without room for its length");
  const frame = frameHeaderOf(bytes, header);
  const whole = ended && scans > 0;
  if (frame === null) return whole ? corrupt("no frame header before the first scan") : truncated(null);
  return troubleWith(frame) ?? (whole ? describe(bytes, outline, frame) : truncated(frame));
}

function outlineOf(bytes: Uint8Array): Outline {
  const header: Segment[] = [];
  const all: Segment[] = [];
  let scans = 0;
  let ended = false;
  let malformed = false;
  for (const segment of segments(bytes)) {
    if (all.length <= MAX_SEGMENTS) all.push(segment);
    if (segment.marker === EOI) ended = true;
    else if (segment.marker === SOS) scans += 1;
    else if (scans === 0 && segment.end < segment.start) malformed = true;
    else if (scans === 0 && segment.end <= bytes.length) header.push(segment);
  }
  return { header, scans, ended, malformed, segments: all };
}

function frameHeaderOf(bytes: Uint8Array, header: readonly Segment[]): FrameHeader | null {
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

/** Browsers decode only 8-bit baseline, extended and progressive Huffman JPEGs (SOF0 to SOF2). */
function troubleWith(frame: FrameHeader): Trouble | null {
  if (frame.marker > 0xc2) return unsupported(frame.marker >= 0xc9 ? "arithmetic-coded JPEG" : "lossless JPEG");
  if (frame.precision !== 8) return unsupported(`${frame.precision}-bit JPEG`);
  if (frame.width === 0 || frame.height === 0) return corrupt("a side of 0 pixels");
  if (![1, 3, 4].includes(frame.components)) return corrupt(`${frame.components} components`);
  return null;
}

function describe(bytes: Uint8Array, { header, segments: all }: Outline, frame: FrameHeader): PhotoProbe {
  // The first block counts, as in readers: Exif 2.32 §4.7.2, XMP part 3 §1.1.3.
  const [exif = null] = contents(bytes, header, APP1, EXIF);
  const [xmp = null] = contents(bytes, header, APP1, XMP);
  return photo({
    kind: "jpeg",
    coded: { width: frame.width, height: frame.height },
    orientation: exif === null ? 1 : readOrientation(bytes.subarray(exif.start, exif.end)),
    precision: frame.precision,
    components: frame.components,
    alpha: false,
    profile: jpegProfile(bytes, header),
    exif,
    xmp,
    exifChunk: null,
    ...(all.length > MAX_SEGMENTS ? {} : { segments: all }),
  });
}
