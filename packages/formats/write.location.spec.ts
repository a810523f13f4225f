import ExifReader from "exifreader";
import { describe, expect, test } from "vitest";
import { CONVERTED, CONVERTED_NAMES, photo, PHOTO_NAMES, PHOTOS } from "../../test/photos/index.ts";
import { hdrPhoto, MAKERS } from "../../tools/photos/hdr/index.ts";
import { KINDS } from "../../tools/photos/hdr/makers.ts";
import { join } from "@matte/pixels/bytes";
import { composeMetadata } from "@matte/metadata";
import { EDIT, exifBlock, holds, packet, POSITION, utf8 } from "@matte/metadata/testing";
import { latin1 } from "@matte/pixels/testing";
import { collectMetadata } from "./collect.ts";
import { convertPhoto } from "./convert.ts";
import { EXIF, XMP } from "@matte/jpeg/segments";
import { encodeGainMap, jpegMapEncoding } from "./jpeg/gain-map/encode-map.ts";
import { frameGainMap } from "./jpeg/gain-map/frame-map.ts";
import { mapOf } from "./jpeg/gain-map/testing.ts";
import { frameLossless } from "@matte/jpeg/lossless";
import { opened, paintOf, placeIn } from "@matte/jpeg/testing";
import { segmentsLike } from "./jpeg/metadata/segments-for.ts";
import { segment, withSegments } from "./jpeg/metadata/testing.ts";
import { withMetadata } from "./testing.ts";

const CANVASES = ["plain", "png-rgb", "webp-lossy"] as const;
const MARGINS = { left: 2, top: 2, right: 2, bottom: 4 };
const LOCATED = [
  ...PHOTO_NAMES.filter((name) => PHOTOS[name].hasLocation),
  ...CONVERTED_NAMES.filter((name) => CONVERTED[name].hasLocation),
];

/** Numbers in either byte order. */
function numbers(type: "Uint32" | "Float32" | "Float64", ...values: readonly number[]): Uint8Array[] {
  const size = type === "Float64" ? 8 : 4;
  return [true, false].map((little) => {
    const view = new DataView(new ArrayBuffer(size * values.length));
    values.forEach((value, index) => view[`set${type}`](index * size, value, little));
    return new Uint8Array(view.buffer);
  });
}

/** Encodes text for EXIF, XMP and IPTC. */
function texts(text: string): Uint8Array[] {
  const wide = latin1([...text].map((letter) => `${letter}\0`).join(""));
  return [utf8(text), wide, latin1([...text].map((letter) => `\0${letter}`).join(""))];
}

/** Encodes a coordinate in every way found in files. */
function encodings(degrees: number): Uint8Array[] {
  const size = Math.abs(degrees);
  const hundredths = Math.round(size * 360_000);
  const [whole, minutes, seconds] = [
    Math.floor(hundredths / 360_000),
    Math.floor(hundredths / 6000) % 60,
    hundredths % 6000,
  ];
  return [
    ...numbers("Uint32", whole, 1, minutes, 1, seconds, 100),
    ...[size, -size].flatMap((value) => [...numbers("Float64", value), ...numbers("Float32", value)]),
    ...texts(size.toFixed(4)),
    ...texts(`${whole},${(minutes + seconds / 6000).toFixed(3)}`),
    ...texts(`${whole},${minutes},${Math.floor(seconds / 100)}`),
  ];
}

/** Exports in every way, without the location. */
async function exportsOf(source: Uint8Array): Promise<Uint8Array[]> {
  const metadata = composeMetadata(await collectMetadata(source), EDIT);
  const encoded = await Promise.all(CANVASES.map(async (canvas) => withMetadata(await photo(canvas), metadata)));
  return source[0] === 0xff ? [...encoded, losslessOf(source, segmentsLike(source, metadata))] : encoded;
}

function losslessOf(source: Uint8Array, segments: ReturnType<typeof segmentsLike>): Uint8Array {
  const jpeg = opened(source);
  const framed = frameLossless(jpeg, placeIn(jpeg, MARGINS), paintOf(), { segments });
  if ("fallbackReason" in framed) throw new Error(framed.detail);
  return framed;
}

/** @param plain the photo with uncompressed metadata */
async function expectNone(source: Uint8Array, coordinates: readonly number[], plain = source): Promise<void> {
  const wanted = coordinates.flatMap(encodings);
  expect(wanted.some((bytes) => holds(plain, bytes))).toBe(true);
  const files = join(await exportsOf(source));
  expect(wanted.filter((bytes) => holds(files, bytes))).toEqual([]);
}

describe("an export without location has in no encoding the coordinates of", () => {
  test.each(LOCATED)("%s", async (name) => {
    const bytes = await photo(name);
    const converted = await convertPhoto(new Blob([bytes]));
    const source = converted?.status === "converted" ? new Uint8Array(await converted.file.arrayBuffer()) : bytes;
    // ExifReader cannot decompress this one's metadata, which equals the other's.
    const plain = name === "jxl-brotli" ? new Uint8Array(await photo("jxl-container")) : source;
    const { gps } = ExifReader.load(plain.slice().buffer, { expanded: true });
    await expectNone(source, [gps?.Latitude ?? 0, gps?.Longitude ?? 0], plain);
  });

  test("a photo that has them in EXIF, in XMP, in its maker note and after its end", async () => {
    const { latitude, longitude } = POSITION;
    const everywhere = [latitude, longitude].flatMap(encodings);
    const note = { tag: 0x927c, type: "undefined", values: [...exifBlock("MM", { gps: true })] } as const;
    const source = join([
      withSegments(await photo("plain"), [
        segment(0xe1, EXIF, exifBlock("II", { gps: true, exif: [note], thumbnail: join(everywhere) })),
        segment(0xe1, XMP, packet("", `exif:GPSLatitude="46,31.182N" dji:GpsLatitude="${latitude}"`)),
        segment(0xe4, "Maker\0", join(everywhere)),
      ]),
      ...everywhere,
    ]);
    await expectNone(source, [latitude, longitude]);
  });

  test.each(MAKERS)("an HDR photo by %s that has them in its gain map's picture", async (maker) => {
    const { latitude, longitude } = POSITION;
    const located = [
      { marker: 0xe1, payload: join([latin1(EXIF), exifBlock("II", { gps: true })]) },
      { marker: 0xe4, payload: join([latitude, longitude].flatMap(encodings)) },
    ];
    const size = { width: 256, height: 192 };
    const { map, bytes } = mapOf(hdrPhoto(maker, { ...size, mapSegments: [...KINDS[maker].mapSegments, ...located] }));
    const wanted = [latitude, longitude].flatMap(encodings);
    expect(wanted.filter((one) => holds(bytes, one)).length).toBeGreaterThan(10);
    const framed = frameGainMap(bytes, map, size, { canvas: { width: 384, height: 320 }, photo: { x: 64, y: 64 } });
    const grey = encodeGainMap(
      jpegMapEncoding(bytes, map),
      { width: 16, height: 16 },
      (_, rows) => new Uint8ClampedArray(64 * rows),
    );
    const files = [framed, grey].map((file) => (file instanceof Uint8Array ? file : new Uint8Array()));
    expect(files.every((file) => file.length > 100)).toBe(true);
    expect(wanted.filter((one) => holds(join(files), one))).toEqual([]);
  });
});
