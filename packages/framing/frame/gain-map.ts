/** An HDR photo's gain map, framed like the photo. */
import {
  findGainMap,
  findHeifGainMap,
  frameGainMap,
  type GainMap,
  jpegMapEncoding,
  ultraHdrEncoding,
} from "@matte/formats/gain-map";
import { type FramedPicture, rememberPhoto } from "@matte/formats/frame-record";
import { type FramedPlace, openLossless } from "@matte/jpeg/lossless";
import { overlap, type Size } from "@matte/engine";
import { decodeSamples } from "#platform/bitmap.ts";
import { croppedMap, decodeHeifMap } from "../decode/heif-map.ts";
import { turnUpright } from "../decode/turn.ts";
import { croppedBox, wholeFacts } from "../photos/shown.ts";
import type { FrameJob, PhotoFacts } from "../photos/types.ts";
import { returnedPart } from "./returned-part.ts";
import { shownPixels } from "../decode/shown-pixels.ts";
import { machine } from "../shared/png-machine.ts";
import { intoStored, storedBox } from "../read/orientation.ts";
import { type DecodedMap, drawnMap, inCodes, type MappedPicture } from "./drawn-map.ts";
import type { MapOutcome } from "./file-with-map.ts";
import { overlayPixels } from "./overlay.ts";
import type { FrameInProgress, OpenFrame } from "./route.ts";

const NONE = { kind: "none" } as const;
const DAMAGED = { kind: "damaged" } as const;

/** Frames the photo's gain map for an export. Without WebAssembly there is none. */
export async function framedGainMap(frame: FrameInProgress, opened: OpenFrame): Promise<MapOutcome> {
  const { job, source } = frame;
  const isJpeg = opened.method === "lossless-jpeg" || opened.method === "jpeg";
  if (!isJpeg || !job.settings.keepHdr || job.facts.gainMap === null || machine === null) return NONE;
  return source.header.kind === "jpeg" ? framedJpegMap(frame, opened) : framedHeifMap(frame, opened);
}

async function framedJpegMap(frame: FrameInProgress, opened: OpenFrame): Promise<MapOutcome> {
  const { bytes, header } = frame.source;
  const map = findGainMap(bytes);
  if (map === null || map === "damaged") return map === null ? NONE : DAMAGED;
  const jpeg = bytes.slice(map.range.start, map.range.end);
  const picture = mappedPicture(frame, opened);
  const kept = opened.method === "lossless-jpeg" ? keptMap(jpeg, map, header.coded, picture, frame.job) : NONE;
  if (kept.kind === "damaged") return kept;
  if (kept.kind === "kept") {
    const remembered = frame.job.settings.rememberFrame ? await rememberedMap(jpeg, kept) : null;
    return { kind: "kept", map: { bytes: kept.bytes, metadata: map.metadata, remembered } };
  }
  const decoded = await decodeSamples(new Blob([jpeg], { type: "image/jpeg" })).catch(() => null);
  if (decoded === null) return DAMAGED;
  const encoding = jpegMapEncoding(jpeg, map);
  const { facts } = frame.job;
  const stored = inCodes(decoded, encoding);
  const bitmap = isStored(opened)
    ? croppedMap(stored, sharesOf(facts))
    : shownPixels(turned(stored, wholeFacts(facts).orientation), inSrgb(facts));
  return drawn({ bitmap, encoding }, picture);
}

/** Frames an AVIF's or HEIC's map; the framed picture is always upright. */
async function framedHeifMap(frame: FrameInProgress, opened: OpenFrame): Promise<MapOutcome> {
  const map = findHeifGainMap(frame.source.bytes);
  if (map === null || map === "left-out") return NONE;
  const decoded = map === "damaged" ? null : await decodeHeifMap(map);
  if (map === "damaged" || decoded === null) return DAMAGED;
  const encoding = ultraHdrEncoding(map);
  const shown = croppedMap(inCodes(decoded, encoding), map.crop);
  const bitmap = shownPixels(turned(shown, map.orientation), inSrgb(frame.job.facts));
  return drawn({ bitmap, encoding }, mappedPicture(frame, opened));
}

/** True if the framed picture has the file's rows and columns. */
function isStored({ method }: OpenFrame): boolean {
  return method === "lossless-jpeg";
}

/** A map's codes are no colours, and are drawn unconverted. */
function inSrgb(facts: PhotoFacts): PhotoFacts {
  return { ...facts, wideGamut: false };
}

/** The shown part of a photo in its file's rows and columns; null for all. */
function sharesOf(facts: PhotoFacts): Parameters<typeof croppedMap>[1] {
  const box = croppedBox(facts);
  if (box === null || facts.part === undefined) return null;
  const { width, height } = facts.part.stored;
  return { left: box.x / width, top: box.y / height, width: box.width / width, height: box.height / height };
}

function turned(stored: ImageBitmap, orientation: number): ImageBitmap {
  return orientation === 1 ? stored : turnUpright(stored, orientation, false);
}

function drawn(map: DecodedMap, picture: MappedPicture): MapOutcome {
  const { metadata } = map.encoding;
  return { kind: "kept", map: { bytes: drawnMap(map, picture), metadata, remembered: null } };
}

function mappedPicture({ job, layout, logo }: FrameInProgress, opened: OpenFrame): MappedPicture {
  const { properties } = opened;
  const to = intoStored(isStored(opened) ? job.facts.orientation : 1, layout.canvas);
  return {
    layout,
    logo,
    to,
    canvas: properties.size,
    photo: storedBox(to, layout.photo),
    covered: overlayPixels(layout).some((box) => overlap(box, layout.photo)),
  };
}

interface KeptMap {
  readonly kind: "kept";
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Null if nothing of it comes back. */
  readonly place: FramedPlace | null;
}

/** Frames the map without encoding it again; `none` if impossible. */
function keptMap(
  jpeg: Uint8Array,
  map: GainMap,
  stored: Size,
  { canvas, photo, covered }: MappedPicture,
  job: FrameJob,
): KeptMap | typeof NONE | typeof DAMAGED {
  let place: FramedPlace | null = null;
  const onPlace = (one: FramedPlace | null): void => void (place = one);
  const plan = { canvas, photo, crop: croppedBox(job.facts) };
  const mcu = job.facts.lossless?.mcu ?? { width: 1, height: 1 };
  const returned = returnedPart(job, plan, { ...stored, mcu });
  const framed = covered ? null : frameGainMap(jpeg, map, stored, { ...plan, returned }, { onPlace });
  if (framed !== null && "fallbackReason" in framed) return DAMAGED;
  return framed === null ? NONE : { kind: "kept", bytes: framed, place };
}

async function rememberedMap(jpeg: Uint8Array, { bytes, place }: KeptMap): Promise<FramedPicture | null> {
  if (place === null) return null;
  const opened = openLossless(jpeg);
  return "fallbackReason" in opened ? null : rememberPhoto(opened, bytes, place);
}
