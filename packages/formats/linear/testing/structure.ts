/** Files in any size from one structure. */
import { deflateSync } from "node:zlib";
import { join } from "@matte/pixels/bytes";
import { utf8 } from "@matte/metadata/testing";
import { latin1, long } from "../../heif/write-boxes.ts";
import { jpegWith } from "../../jpeg/metadata/write.ts";
import { type PngChunk, serialised } from "@matte/png";

export interface Structure {
  /** Completes “The time for … is linear”. */
  readonly title: string;
  /** For the smallest file, so that the largest takes some milliseconds. */
  readonly units: number;
  /** Makes the file with this many units. */
  readonly file: (units: number, plain: PlainFiles) => Uint8Array<ArrayBuffer>;
}

/** Files without metadata. */
export interface PlainFiles {
  readonly jpeg: Uint8Array<ArrayBuffer>;
}

export function repeated<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function shorts(...values: readonly number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255]));
}

/** A row with one black pixel. */
const PIXEL = deflateSync(new Uint8Array(2));

/** Makes a one-pixel PNG with these chunks. */
export function png(...chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> {
  const header = join([long(1), long(1), Uint8Array.of(8, 0, 0, 0, 0)]);
  const all = [{ type: "IHDR", data: header }, ...chunks, { type: "IDAT", data: PIXEL }];
  const parts = [...all, { type: "IEND", data: new Uint8Array() }].map(serialised);
  return join([latin1("\x89PNG\r\n\x1a\n"), ...parts]);
}

export function pngWithXmp(packet: string): Uint8Array<ArrayBuffer> {
  return png({ type: "iTXt", data: join([latin1("XML:com.adobe.xmp\0\0\0\0\0"), utf8(packet)]) });
}

/** Adds a segment for each payload to the JPEG. */
export function jpeg(plain: PlainFiles, marker: number, payloads: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return join(
    jpegWith(
      plain.jpeg,
      payloads.map((payload) => ({ marker, payload })),
    ),
  );
}
