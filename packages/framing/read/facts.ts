/** A photo's facts from its headers, without decoding it. */
import { codedSize, openLossless } from "@matte/jpeg/lossless";
import { collectMetadata, findExtras, readPosition, readTags, readWords } from "@matte/formats";
import { deepBytes } from "@matte/png";
import { findGainMap, findHeifGainMap } from "@matte/formats/gain-map";
import { isHdr, isWideGamutProfile } from "@matte/pixels";
import { rememberedFrame } from "@matte/formats/frame-record";
import {
  cameraDataFrom,
  cameraSerial,
  cameraTags,
  photoWordsFrom,
  readRememberedPhoto,
  SERIAL_TAGS,
} from "@matte/engine";
import type { DeepFacts, FrameFacts, GainMapFacts, LosslessFacts, PhotoFacts } from "../photos/types.ts";
import { machine } from "../shared/png-machine.ts";
import { cameraKey } from "./camera-key.ts";
import { coloursOf, pngColoursOf } from "./colour-profile.ts";
import { deepPngOf } from "./deep-png.ts";
import { orientedSize } from "./orientation.ts";
import type { PhotoSource } from "./source.ts";

export async function factsOf(
  source: PhotoSource,
  convertedFrom: PhotoFacts["convertedFrom"] = null,
): Promise<PhotoFacts> {
  const { bytes, header } = source;
  const camera = cameraDataFrom(await readTags(bytes, header, cameraTags()));
  const serial = cameraSerial(await readTags(bytes, header, SERIAL_TAGS));
  return {
    kind: header.kind,
    convertedFrom,
    size: orientedSize(header.orientation, header.coded),
    orientation: header.orientation,
    bytes: bytes.length,
    camera,
    ...(serial !== undefined && { cameraKey: await cameraKey(camera, serial) }),
    words: photoWordsFrom(await readWords(bytes)),
    hasPosition: (await readPosition(bytes)) !== null,
    wideGamut: await isWideGamutProfile(header.profile),
    hdrTransfer: isHdr(header.profile),
    lossless: header.kind === "jpeg" ? await losslessFactsOf(source) : null,
    gainMap: exportableMap(gainMapFactsOf(source)),
    deep: header.kind === "png" ? await deepFactsOf(source) : null,
    extras: findExtras(bytes),
    frame: await frameFactsOf(source),
  };
}

async function frameFactsOf({ bytes }: PhotoSource): Promise<FrameFacts | null> {
  const record = rememberedFrame(await collectMetadata(bytes));
  if (record === null) return null;
  const source = readRememberedPhoto(record.source);
  return source === null ? { look: record.look } : { look: record.look, source };
}

async function losslessFactsOf(source: PhotoSource): Promise<LosslessFacts> {
  const opened = openLossless(source.bytes, source.header.segments);
  if ("fallbackReason" in opened) return { mcu: null, fallbackReason: opened.fallbackReason };
  return (await coloursOf(source)).kind === "unreadable"
    ? { mcu: null, fallbackReason: "profile" }
    : { mcu: opened.mcu, grey: opened.components === 1, coded: codedSize(opened), fallbackReason: null };
}

/** Without WebAssembly the browser encodes pictures, in files written by it alone. */
function exportableMap(map: GainMapFacts | null): GainMapFacts | null {
  return machine === null && map !== null && map !== "damaged" ? "no-webassembly" : map;
}

function gainMapFactsOf(source: PhotoSource): GainMapFacts | null {
  switch (source.header.kind) {
    case "jpeg":
      return jpegMapFactsOf(source);
    case "avif":
    case "heic":
      return heifMapFactsOf(source);
    default:
      return null;
  }
}

/** Half the sevenfold growth from AV1 to JPEG: estimates double the bytes for maps encoded again. */
const JPEG_GROWTH = 3.5;

/** A PQ or HLG picture is drawn as SDR; the map knows nothing about it. */
function heifMapFactsOf({ bytes, header }: PhotoSource): GainMapFacts | null {
  const map = isHdr(header.profile) ? null : findHeifGainMap(bytes);
  if (map === null || typeof map === "string") return map === "damaged" ? map : null;
  return { grid: null, bytes: JPEG_GROWTH * map.bytes.length };
}

function jpegMapFactsOf({ bytes, header }: PhotoSource): GainMapFacts | null {
  const map = findGainMap(bytes);
  if (map === null || map === "damaged") return map;
  const jpeg = bytes.subarray(map.range.start, map.range.end);
  const opened = openLossless(jpeg);
  const whole = { grid: null, bytes: jpeg.length };
  if ("fallbackReason" in opened) return opened.fallbackReason === "damaged" ? "damaged" : whole;
  const pixel = { width: header.coded.width / map.size.width, height: header.coded.height / map.size.height };
  if (!Number.isInteger(pixel.width) || !Number.isInteger(pixel.height)) return whole;
  const mcu = { width: pixel.width * opened.mcu.width, height: pixel.height * opened.mcu.height };
  return { ...whole, grid: { mcu, pixel } };
}

/** Sample bytes in memory: 89 megapixels in colour. Greys count as colours, since a coloured frame makes them so. */
const MAX_DEEP_BYTES = 2 ** 29;

/** Null for photos with samples that a browser decodes and draws unchanged. */
async function deepFactsOf(source: PhotoSource): Promise<DeepFacts | null> {
  const png = deepPngOf(source);
  if (png === null) return null;
  if (machine === null) return { fallbackReason: "no-webassembly" };
  if (source.header.orientation !== 1) return { fallbackReason: "turned" };
  if (deepBytes(png, "rgb") > MAX_DEEP_BYTES) return { fallbackReason: "too-large" };
  const colours = await pngColoursOf(source);
  if (colours.kind === "unreadable") return { fallbackReason: "profile" };
  const grey = png.colour === "grey" && source.header.profile.kind !== "none";
  return { grey, ...(png.depth === 8 ? { bits: png.depth } : {}), fallbackReason: null };
}
