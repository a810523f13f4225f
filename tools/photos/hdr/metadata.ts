/** Gain map metadata in five makers' forms. */
import { bytes, TAG, text } from "../exif/entries.ts";
import { tiff } from "../exif/tiff.ts";
import { APP1, APP2, type AppSegment, ISO_GAIN_MAP, latin1, segment, xmp } from "./segments.ts";

const CONTAINER =
  'xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"';

/** The container's directory, with a video after the map, left out in exports. */
export function directory(mapBytes: number): AppSegment {
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

export const ULTRA_HDR = xmp("", 'hdrgm:Version="1.0" hdrgm:GainMapMax="2.656715" hdrgm:HDRCapacityMax="2.656715"');
export const APPLE = xmp(
  "<apdi:AuxiliaryImageType>urn:com:apple:photo:2020:aux:hdrgainmap</apdi:AuxiliaryImageType><HDRGainMap:HDRGainMapVersion>131072</HDRGainMap:HDRGainMapVersion><HDRGainMap:HDRGainMapHeadroom>4.5</HDRGainMap:HDRGainMapHeadroom>",
  'xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" xmlns:apdi="http://ns.apple.com/pixeldatainfo/1.0/"',
);
const THREE = ["Min:-3.84,-1.49,-1.44", "Max:3.84,3.82,3.95", "Gamma:1.1149,0.6309,0.6102"];
export const CAMERA_RAW = xmp(
  THREE.map((line) => {
    const [name = "", values = ""] = line.split(":");
    const tag = `hdrgm:${name === "Gamma" ? "" : "GainMap"}${name}`;
    return `<${tag}><rdf:Seq>${values
      .split(",")
      .map((value) => `<rdf:li>${value}</rdf:li>`)
      .join("")}</rdf:Seq></${tag}>`;
  }).join(""),
  'hdrgm:Version="1.0" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="3.95" hdrgm:BaseRenditionIsHDR="False"',
);

/**
 * Writes ISO metadata for one channel or three, as fractions with denominator a million.
 * @param headrooms for the picture itself and its HDR rendition
 */
export function isoBlock(
  channels: readonly (readonly [min: number, max: number, gamma: number])[],
  headrooms: readonly [number, number] = [0, 3.95],
): Uint8Array {
  const fractions = [...headrooms, ...channels.flatMap(([min, max, gamma]) => [min, max, gamma, 0.015625, 0.015625])];
  const block = new DataView(new ArrayBuffer(5 + 8 * fractions.length));
  block.setUint8(4, 0x40 + (channels.length === 3 ? 0x80 : 0));
  fractions.forEach((value, n) => {
    block.setInt32(5 + 8 * n, Math.round(value * 1e6));
    block.setUint32(9 + 8 * n, 1e6);
  });
  return new Uint8Array(block.buffer);
}

export const ISO_VERSION = segment(APP2, ISO_GAIN_MAP, new Uint8Array(4));
export const ISO_THREE = segment(
  APP2,
  ISO_GAIN_MAP,
  isoBlock([
    [-3.84, 3.84, 1.1149],
    [-1.49, 3.82, 0.6309],
    [-1.44, 3.95, 0.6102],
  ]),
);
export const HDRGM = xmp("", 'hdrgm:Version="1.0"');

type Ratio = readonly [numerator: number, denominator: number];

/** Writes Apple's maker note with the headroom's two numbers. */
export function appleNote(headroom: Ratio, gain: Ratio): Uint8Array {
  const note = new DataView(new ArrayBuffer(60));
  latin1("Apple iOS\0\0\x01MM").forEach((byte, at) => note.setUint8(at, byte));
  note.setUint16(14, 2);
  [0x21, 0x30].forEach((tag, n) => {
    const at = 16 + 12 * n;
    note.setUint16(at, tag);
    note.setUint16(at + 2, 10);
    note.setUint32(at + 4, 1);
    note.setUint32(at + 8, 44 + 8 * n);
  });
  [...headroom, ...gain].forEach((value, n) => note.setInt32(44 + 4 * n, value));
  return new Uint8Array(note.buffer);
}

/** Chromium reads Apple's maps only in photos with EXIF. */
export const APPLE_EXIF = segment(
  APP1,
  "Exif\0\0",
  tiff("MM", {
    entries: [text(TAG.Make, "Apple")],
    children: [
      {
        tag: TAG.ExifIfd,
        directory: { entries: [bytes(TAG.MakerNote, ...appleNote([1, 1], [1, 200]))], children: [] },
      },
    ],
  }),
);
