/** Shared by the specs: HDR photos as five makers write them. */
import { join } from "../../../../bytes.ts";
import { latin1, packet, utf8 } from "../../../../metadata/testing.ts";
import { type JpegOptions } from "../../../../../../tools/photos/jpeg-writer/index.ts";
import { ISO_GAIN_MAP, MPF, XMP } from "../../app-segments.ts";
import { jpeg } from "../../lossless/testing/pictures.ts";
import { APP1, APP2 } from "../../markers.ts";
import { segment, withSegments } from "../../metadata/testing.ts";
import type { JpegSegment } from "../../segments.ts";
import { findGainMap } from "../find.ts";
import type { GainMap } from "../types.ts";

export const MAKERS = ["pixel", "iphone", "camera-raw-16", "camera-raw-17", "libultrahdr"] as const;
export type Maker = (typeof MAKERS)[number];

interface Kind {
  readonly primary: Pick<JpegOptions, "sampling" | "quality">;
  readonly map: Pick<JpegOptions, "sampling" | "quality">;
  /** Pixels of the photo per pixel of the map. */
  readonly scale: number;
  readonly primarySegments: (mapBytes: number) => readonly JpegSegment[];
  readonly mapSegments: readonly JpegSegment[];
}

const CONTAINER =
  'xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"';

function xmp(properties: string, attributes = ""): JpegSegment {
  return segment(APP1, XMP, packet(properties, attributes));
}

/** The container's directory, with a video after the map, which exports leave out. */
function directory(mapBytes: number): JpegSegment {
  const item = (attributes: string): string =>
    `<rdf:li rdf:parseType="Resource"><Container:Item ${attributes}/></rdf:li>`;
  const items = [
    item('Item:Semantic="Primary" Item:Mime="image/jpeg"'),
    item(`Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${mapBytes}"`),
    item('Item:Semantic="MotionPhoto" Item:Mime="video/mp4" Item:Length="9"'),
  ].join("");
  const list = `<Container:Directory><rdf:Seq>${items}</rdf:Seq></Container:Directory>`;
  return xmp(list, `hdrgm:Version="1.0" ${CONTAINER}`);
}

const ULTRA_HDR = xmp("", 'hdrgm:Version="1.0" hdrgm:GainMapMax="2.656715" hdrgm:HDRCapacityMax="2.656715"');
const APPLE = xmp(
  "<apdi:AuxiliaryImageType>urn:com:apple:photo:2020:aux:hdrgainmap</apdi:AuxiliaryImageType><HDRGainMap:HDRGainMapVersion>131072</HDRGainMap:HDRGainMapVersion><HDRGainMap:HDRGainMapHeadroom>4.5</HDRGainMap:HDRGainMapHeadroom>",
  'xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" xmlns:apdi="http://ns.apple.com/pixeldatainfo/1.0/"',
);
const THREE = ["Min:-3.84,-1.49,-1.44", "Max:3.84,3.82,3.95", "Gamma:1.1149,0.6309,0.6102"];
const CAMERA_RAW = xmp(
  THREE.map((text) => {
    const [name = "", values = ""] = text.split(":");
    const tag = `hdrgm:${name === "Gamma" ? "" : "GainMap"}${name}`;
    return `<${tag}><rdf:Seq>${values
      .split(",")
      .map((value) => `<rdf:li>${value}</rdf:li>`)
      .join("")}</rdf:Seq></${tag}>`;
  }).join(""),
  'hdrgm:Version="1.0" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="3.95" hdrgm:BaseRenditionIsHDR="False"',
);

/** ISO metadata of one channel or of three, as fractions of a million. */
export function isoBlock(channels: readonly (readonly [min: number, max: number, gamma: number])[]): Uint8Array {
  const fractions = [0, 3.95, ...channels.flatMap(([min, max, gamma]) => [min, max, gamma, 0.015625, 0.015625])];
  const block = new DataView(new ArrayBuffer(5 + 8 * fractions.length));
  block.setUint8(4, 0x40 + (channels.length === 3 ? 0x80 : 0));
  fractions.forEach((value, n) => {
    block.setInt32(5 + 8 * n, Math.round(value * 1e6));
    block.setUint32(9 + 8 * n, 1e6);
  });
  return new Uint8Array(block.buffer);
}

const ISO_VERSION = segment(APP2, ISO_GAIN_MAP, new Uint8Array(4));
const ISO_THREE = segment(
  APP2,
  ISO_GAIN_MAP,
  isoBlock([
    [-3.84, 3.84, 1.1149],
    [-1.49, 3.82, 0.6309],
    [-1.44, 3.95, 0.6102],
  ]),
);
const HDRGM = xmp("", 'hdrgm:Version="1.0"');

const KINDS: Readonly<Record<Maker, Kind>> = {
  pixel: {
    primary: { sampling: "4:2:0", quality: 92 },
    map: { sampling: "grey", quality: 92 },
    scale: 4,
    primarySegments: (bytes) => [directory(bytes)],
    mapSegments: [ULTRA_HDR],
  },
  iphone: {
    primary: { sampling: "4:2:0", quality: 92 },
    map: { sampling: "grey", quality: 92 },
    scale: 2,
    primarySegments: () => [],
    mapSegments: [APPLE],
  },
  "camera-raw-16": {
    primary: { sampling: "4:4:4", quality: 92 },
    map: { sampling: "4:4:4", quality: 95 },
    scale: 1,
    primarySegments: () => [HDRGM],
    mapSegments: [CAMERA_RAW],
  },
  "camera-raw-17": {
    primary: { sampling: "4:4:4", quality: 92 },
    map: { sampling: "4:4:4", quality: 95 },
    scale: 1,
    primarySegments: () => [HDRGM, ISO_VERSION],
    mapSegments: [CAMERA_RAW, ISO_THREE],
  },
  libultrahdr: {
    primary: { sampling: "4:2:0", quality: 95 },
    map: { sampling: "grey", quality: 95 },
    scale: 4,
    primarySegments: () => [ISO_VERSION],
    mapSegments: [segment(APP2, ISO_GAIN_MAP, isoBlock([[-1, 3, 1]]))],
  },
};

/** Parts of an HDR photo that a test changes. */
export interface HdrPhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly primarySegments?: readonly JpegSegment[];
  readonly mapSegments?: readonly JpegSegment[];
}

/** An HDR photo with index, map, and the nine bytes of a video. */
export function hdrPhoto(maker: Maker, options: HdrPhotoOptions = {}): Uint8Array<ArrayBuffer> {
  const { width = 256, height = 192, primarySegments = [] } = options;
  const { primary, map, scale, mapSegments, ...kind } = KINDS[maker];
  const sides = [Math.ceil(width / scale), Math.ceil(height / scale)] as const;
  const second = withSegments(jpeg(...sides, map, 2), options.mapSegments ?? mapSegments);
  const own = [...primarySegments, ...kind.primarySegments(second.length)];
  const photo = jpeg(width, height, primary);
  const made = (offset: number): Uint8Array => withSegments(photo, [...own, index(offset)]);
  const bytes = made(0).length;
  // Marker, length and identifier of the segments before and of the index itself come before the offset's base.
  const base = 2 + own.reduce((sum, { payload }) => sum + 4 + payload.length, 0) + 4 + MPF.length;
  return join([made(bytes - base), second, utf8("ftypvideo")]);
}

/** Multi-Picture index of little-endian numbers, in which the first picture's size is wrong, as in some cameras. */
function index(offset: number): JpegSegment {
  const block = new DataView(new ArrayBuffer(50 + 32));
  latin1("II*\0").forEach((byte, at) => block.setUint8(at, byte));
  block.setUint32(4, 8, true);
  block.setUint16(8, 3, true);
  const fields = [
    [0xb000, 7, 4, 0x3030_3130],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, 50],
  ] as const;
  fields.forEach(([tag, type, count, value], n) => {
    block.setUint16(10 + 12 * n, tag, true);
    block.setUint16(12 + 12 * n, type, true);
    block.setUint32(14 + 12 * n, count, true);
    block.setUint32(18 + 12 * n, value, true);
  });
  block.setUint32(50, 0x30000, true);
  block.setUint32(54, 307, true);
  block.setUint32(50 + 24, offset, true);
  return segment(APP2, MPF, new Uint8Array(block.buffer));
}

/** The gain map of a photo, and its JPEG. Throws if there is none. */
export function mapOf(file: Uint8Array): { readonly map: GainMap; readonly bytes: Uint8Array } {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  return { map, bytes: file.slice(map.range.start, map.range.end) };
}
