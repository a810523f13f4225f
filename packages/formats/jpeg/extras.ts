import { hasLetters, letters, u16be } from "@matte/pixels/bytes";
import type { PhotoExtra } from "../header.ts";
import { packetText } from "@matte/metadata";
import { readXmp } from "@matte/metadata/xmp";
import { contents, EXTENDED_XMP, headerSegments, MPF, XMP } from "@matte/jpeg/segments";
import { containerItems } from "./gain-map/container.ts";
import { pictureOffsets } from "./gain-map/multi-picture.ts";
import { APP1, APP11, APP2, pictureEnd, type Segment, SOI } from "@matte/pixels/segments";

interface Described {
  readonly file: Uint8Array;
  readonly header: readonly Segment[];
  readonly packet: string;
}

/** JPEG gain maps are kept. */
type JpegExtra = Exclude<PhotoExtra, "gain-map">;

const FINDERS: Readonly<Record<JpegExtra, (photo: Described) => boolean>> = {
  video: hasVideo,
  depth: hasDepth,
  credentials: hasCredentials,
};

/** Lists a JPEG's parts beyond photo and gain map: those really in the file, whatever its metadata claims. Never throws. */
export function jpegExtras(file: Uint8Array): JpegExtra[] {
  const header = headerSegments(file);
  const [range] = contents(file, header, APP1, XMP);
  const packet = range === undefined ? "" : packetText(file.subarray(range.start, range.end));
  const extras = Object.keys(FINDERS) as JpegExtra[];
  return extras.filter((extra) => FINDERS[extra]({ file, header, packet }));
}

/** Google's motion photos and micro videos. */
const VIDEO = /Motion_?Photo|MicroVideo/;
/** Last letters in Samsung files with a trailer. */
const SAMSUNG = "SEFT";
/** First box in an MP4 file, ISO/IEC 14496-12 §4.3, and its successors. */
const FILE_TYPE = "ftyp";

/** Searches for a video after the picture. Ignores its stated position: editors and services move it. */
function hasVideo({ file, packet }: Described): boolean {
  if (!VIDEO.test(packet) && letters(file, file.length - SAMSUNG.length, SAMSUNG.length) !== SAMSUNG) return false;
  const first = FILE_TYPE.charCodeAt(0);
  const end = pictureEnd(file);
  for (let at = file.indexOf(first, end); at !== -1; at = file.indexOf(first, at + 1))
    if (hasLetters(file, at, FILE_TYPE)) return true;
  return false;
}

/** Namespaces and semantics for depth maps: Google's and, in a further picture's packet, Apple's. */
const GOOGLE_DEPTH = "http://ns.google.com/photos/1.0/depthmap/";
const DEPTH = /depth/i;
const APPLE_DEPTH = /ns\.apple\.com\/depthData\/|AuxiliaryImageType[^<]{0,80}(?:depth|disparity)/i;
const DEPTH_DATA = /\bGDepth:Data\b|\bDepthMap:Data\b/;

function hasDepth(photo: Described): boolean {
  return hasEmbeddedDepth(photo) || hasDepthItem(photo) || hasDepthPicture(photo);
}

/** The depth map is text in XMP's extended part. */
function hasEmbeddedDepth({ file, header, packet }: Described): boolean {
  if (!packet.includes(GOOGLE_DEPTH)) return false;
  const extended = contents(file, header, APP1, EXTENDED_XMP).map((part) =>
    packetText(file.subarray(part.start, part.end)),
  );
  return [packet, ...extended].some((text) => DEPTH_DATA.test(text));
}

/** Looks for a depth map among the consecutive pictures up to the file's end. */
function hasDepthItem({ file, packet }: Described): boolean {
  if (!DEPTH.test(packet)) return false;
  const document = readXmp(new TextEncoder().encode(packet));
  const items = document === null ? [] : containerItems(document);
  let end = file.length;
  for (const { semantic, bytes } of items.toReversed()) {
    end -= bytes;
    if (DEPTH.test(semantic) && bytes > 0 && isPicture(file, end)) return true;
  }
  return false;
}

function isPicture(file: Uint8Array, at: number): boolean {
  return at > 0 && (u16be(file, at) === 0xff00 + SOI || hasLetters(file, at, "\x89PNG"));
}

function hasDepthPicture({ file, header }: Described): boolean {
  if (contents(file, header, APP2, MPF).length === 0) return false;
  const pictures = pictureOffsets(file, header).filter((at) => isPicture(file, at));
  return pictures.some((at) => {
    const rest = file.subarray(at);
    const packets = contents(rest, headerSegments(rest), APP1, XMP);
    return packets.some(({ start, end }) => APPLE_DEPTH.test(packetText(rest.subarray(start, end))));
  });
}

/** JUMBF's identifier in a JPEG (ISO/IEC 19566-5 annex D), and a C2PA manifest store's first type letters. */
const JUMBF = "JP";
const MANIFEST_TYPE = { at: 22, letters: "c2pa" };

function hasCredentials({ file, header }: Described): boolean {
  return contents(file, header, APP11, JUMBF).some(({ start }) =>
    hasLetters(file, start + MANIFEST_TYPE.at, MANIFEST_TYPE.letters),
  );
}
