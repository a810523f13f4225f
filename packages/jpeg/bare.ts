/** A JPEG's coded picture alone, for containers that say everything else themselves. */
import { hasLetters, u16be, u8 } from "@matte/pixels/bytes";
import { isMarked } from "./app-segments.ts";
import {
  APP0,
  APP14,
  APP15,
  COM,
  EOI,
  isFrameHeader,
  type Segment,
  segments,
  SOF0,
  SOF2,
  SOI,
  SOS,
  TEM,
} from "@matte/pixels/segments";

export interface BareJpeg {
  /** In order; those that are unchanged share the file's memory. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
  /** Stored pixels, before an orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** 1 for grey, 3 for colours, 4 for CMYK. */
  readonly components: number;
  /** True for the CMYK of Adobe’s programs, where 255 is no ink. */
  readonly inverted: boolean;
}

const JFIF = "JFIF\0";
/** Length of a JFIF header without a thumbnail, and the place of the thumbnail's sides. */
const JFIF_LENGTH = 14;
const THUMBNAIL_AT = 12;
const ADOBE = "Adobe";

/**
 * Leaves out profile, thumbnails, comments, all other metadata, and what follows the picture. Coded data and tables stay byte for byte.
 * @param known segments found by `probe` in the same bytes; found again by default
 * @returns null for codings that only some decoders know: arithmetic, lossless, hierarchical, or of 12 bits
 */
export function bareJpeg(
  bytes: Uint8Array<ArrayBuffer>,
  known: readonly Segment[] = [...segments(bytes)],
): BareJpeg | null {
  const frames = known.filter(({ marker }) => isFrameHeader(marker));
  const [frame] = frames;
  if (frame === undefined || frames.length > 1 || frame.marker < SOF0 || frame.marker > SOF2) return null;
  const [precision, height, width] = [
    u8(bytes, frame.start),
    u16be(bytes, frame.start + 1),
    u16be(bytes, frame.start + 3),
  ];
  const components = u8(bytes, frame.start + 5);
  if (precision !== 8 || height === 0 || width === 0 || ![1, 3, 4].includes(components)) return null;
  if (!known.some(({ marker }) => marker === SOS) || known.at(-1)?.marker !== EOI) return null;
  const inverted = components === 4 && known.some((segment) => isMarked(bytes, segment, APP14, ADOBE));
  return { pieces: keptPieces(bytes, known), width, height, components, inverted };
}

function keptPieces(bytes: Uint8Array<ArrayBuffer>, known: readonly Segment[]): readonly Uint8Array<ArrayBuffer>[] {
  const pieces = [Uint8Array.of(0xff, SOI)];
  let from: number | null = null;
  const keepTo = (end: number): void => {
    if (from !== null) pieces.push(bytes.subarray(from, end));
    from = null;
  };
  for (const segment of known) {
    if (isKept(bytes, segment)) {
      from ??= markerAt(segment);
      continue;
    }
    keepTo(markerAt(segment));
    if (isJfif(bytes, segment)) pieces.push(plainJfif(bytes, segment));
  }
  keepTo(known.at(-1)?.end ?? bytes.length);
  return pieces;
}

function markerAt({ marker, start }: Segment): number {
  return start - (marker === SOI || marker === EOI || marker === TEM ? 2 : 4);
}

/** Adobe's segment says how colours are coded. */
function isKept(bytes: Uint8Array, segment: Segment): boolean {
  const { marker } = segment;
  return (marker < APP0 || marker > APP15) && marker !== COM ? true : isMarked(bytes, segment, APP14, ADOBE);
}

function isJfif(bytes: Uint8Array, { marker, start, end }: Segment): boolean {
  return marker === APP0 && end - start >= JFIF_LENGTH && hasLetters(bytes, start, JFIF);
}

function plainJfif(bytes: Uint8Array<ArrayBuffer>, { start }: Segment): Uint8Array<ArrayBuffer> {
  const segment = Uint8Array.of(0xff, APP0, 0, JFIF_LENGTH + 2, ...bytes.subarray(start, start + JFIF_LENGTH));
  return segment.fill(0, 4 + THUMBNAIL_AT);
}
