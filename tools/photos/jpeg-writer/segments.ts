import type { ByteBuffer } from "./byte-buffer.ts";

/** Marker segment: the marker's second byte (ITU-T T.81 table B.1), and the data after the length field. */
export interface Segment {
  readonly marker: number;
  readonly data: Uint8Array;
}

export const MARKER = {
  SOF0: 0xc0,
  SOF2: 0xc2,
  DHT: 0xc4,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DRI: 0xdd,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP13: 0xed,
  APP14: 0xee,
  COM: 0xfe,
} as const;

/** Writes a marker segment, preceded by `fill` fill bytes. */
export function writeSegment(out: ByteBuffer, segment: Segment, fill = 0): void {
  if (segment.data.length > 65_533) throw new RangeError(`A segment holds 65,533 bytes, not ${segment.data.length}.`);
  for (let n = 0; n < fill; n++) out.byte(0xff);
  writeMarker(out, segment.marker);
  out.word(segment.data.length + 2);
  out.bytes(segment.data);
}

export function writeMarker(out: ByteBuffer, marker: number): void {
  out.byte(0xff);
  out.byte(marker);
}

/** JFIF segment, ITU-T T.871 §10: version 1.02, 72 dots per inch, no thumbnail. */
export const JFIF: Segment = {
  marker: MARKER.APP0,
  data: Uint8Array.of(0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 1, 0, 72, 0, 72, 0, 0),
};
