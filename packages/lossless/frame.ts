import { composeMetadata } from "@matte/metadata";
import {
  type CoveredMcus,
  type FramedPlace,
  frameLossless,
  type LosslessPlan,
  openLossless,
  returnedBox,
  type Rgb,
  type SheetPart,
} from "@matte/jpeg/lossless";
import {
  findGainMap,
  frameGainMap,
  type GainMap,
  joinGainMap,
  leadSegments,
  withMapListed,
} from "@matte/formats/gain-map";
import { type FramedPicture, rememberPhoto, withFramedGainMap, withFrameRecord } from "@matte/formats/frame-record";
import { join } from "@matte/pixels/bytes";
import { jpegFormat, segmentsLike } from "@matte/formats";
import { type Box, channels, hexColour, isGrey } from "@matte/engine";
import { intoStored, intoUpright, orientedSize, storedBox } from "@matte/framing/read/orientation.ts";
import { LosslessError } from "./lossless-error.ts";
import { type Place, placeOn } from "./place.ts";
import { frameColours, type JpegSource } from "./source.ts";
import type { Framed, GainMapOutcome, MatteOptions, Sides } from "./types.ts";
import { losslessError } from "./reasons.ts";

const WHITE = "#FFFFFF";
const LOOK = { version: 1, settings: {} };

export interface Framing extends MatteOptions {
  readonly matte: Sides;
  readonly crop: Box | null;
  /** Gaps between joined photos, upright, in the matte's colour. */
  readonly gaps?: readonly Box[];
  /** Places of joined photos in the stored one. */
  readonly parts?: readonly SheetPart[];
}

/** Frames a JPEG with its data kept, and records the way back. */
export async function frameSource(source: JpegSource, framing: Framing): Promise<Framed> {
  const { header, opened } = source;
  const { orientation } = header;
  const upright = orientedSize(orientation, opened);
  const stored = intoStored(orientation, upright);
  const part = framing.crop === null ? { x: 0, y: 0, ...upright } : checkedCrop(framing.crop, upright);
  const place = placeOn(opened.mcu, storedBox(stored, part), storedSides(orientation, framing.matte));
  const isWhole = place.shown.width === opened.width && place.shown.height === opened.height;
  const crop = isWhole ? null : place.shown;
  const plan = { canvas: place.canvas, photo: place.photo, crop };
  const map = framedMap(source, plan);
  const file = await written(source, { plan, framing, map });
  const back = intoUpright(orientation, opened);
  const size = orientedSize(orientation, place.canvas);
  return {
    file,
    size,
    matte: uprightSides(orientation, place),
    shown: storedBox(back, place.shown),
    gainMap: map.outcome,
  };
}

function checkedCrop(crop: Box, { width, height }: { readonly width: number; readonly height: number }): Box {
  const right = Math.min(width, Math.round(crop.x + crop.width));
  const bottom = Math.min(height, Math.round(crop.y + crop.height));
  const [x, y] = [Math.max(0, Math.round(crop.x)), Math.max(0, Math.round(crop.y))];
  if (!(right > x && bottom > y)) throw new LosslessError("empty-crop", "The crop has no pixel of the photo.");
  return { x, y, width: right - x, height: bottom - y };
}

/** Sides of the canvas as stored. */
function storedSides(orientation: number, { top, right, bottom, left }: Sides): Sides {
  const size = { width: left + right + 1, height: top + bottom + 1 };
  const { x, y, width, height } = storedBox(intoStored(orientation, size), { x: left, y: top, width: 1, height: 1 });
  const whole = orientedSize(orientation, size);
  return { left: x, top: y, right: whole.width - x - width, bottom: whole.height - y - height };
}

function uprightSides(orientation: number, { canvas, photo, shown }: Place): Sides {
  const box = storedBox(intoUpright(orientation, canvas), { ...photo, width: shown.width, height: shown.height });
  const size = orientedSize(orientation, canvas);
  return { left: box.x, top: box.y, right: size.width - box.x - box.width, bottom: size.height - box.y - box.height };
}

interface MapInFrame {
  readonly outcome: GainMapOutcome;
  readonly original: Uint8Array<ArrayBuffer> | null;
  readonly found: GainMap | null;
  readonly framed: Uint8Array<ArrayBuffer> | null;
  readonly place: FramedPlace | null;
}

const NO_MAP: MapInFrame = { outcome: "none", original: null, found: null, framed: null, place: null };

function framedMap({ bytes, opened }: JpegSource, plan: LosslessPlan): MapInFrame {
  const found = findGainMap(bytes);
  if (found === null) return NO_MAP;
  if (found === "damaged") return { ...NO_MAP, outcome: "left-out" };
  const original = bytes.slice(found.range.start, found.range.end);
  let place: FramedPlace | null = null;
  const framed = frameGainMap(original, found, opened, plan, { onPlace: (one) => void (place = one) });
  if (framed === null || "fallbackReason" in framed) return { ...NO_MAP, outcome: "left-out" };
  return { outcome: "kept", original, found, framed, place };
}

interface Writing {
  readonly plan: LosslessPlan;
  readonly framing: Framing;
  readonly map: MapInFrame;
}

async function written(source: JpegSource, { plan, framing, map }: Writing): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, opened } = source;
  const composed = composeMetadata(await jpegFormat.collectMetadata(bytes), {
    size: plan.canvas,
    orientation: "keep",
    isCropped: plan.crop !== null,
    colour: "keep",
    keepLocation: framing.keepLocation === true,
    density: null,
    credits: null,
  });
  const metadata =
    map.framed === null || map.found === null
      ? composed
      : withMapListed(composed, map.found.metadata, map.framed.length);
  const segments = [...segmentsLike(bytes, metadata), ...(map.framed === null ? [] : leadSegments(map.framed))];
  const returned = returnedBox(plan, opened, opened.mcu);
  let covered: CoveredMcus | null = null;
  const onCovered = (mcus: CoveredMcus | null): void => void (covered = mcus);
  const paint = await paintOf(source, plan, framing);
  const framed = frameLossless(opened, { ...plan, returned }, paint, { segments, onCovered });
  if ("fallbackReason" in framed) throw losslessError(framed.fallbackReason, framed.detail);
  if (returned === null) return withMap(framed, map);
  const place = { photo: returned, covered, ...(framing.parts && { parts: framing.parts }) };
  const photo = await rememberPhoto(opened, framed, place);
  const record = withFrameRecord(metadata, { look: LOOK, photo });
  const both = await rememberedMap(map);
  const all = both === null ? record : withFramedGainMap(record, both);
  return withMap(join(jpegFormat.writeMetadata?.(framed, all) ?? [framed]), map);
}

function withMap(framed: Uint8Array<ArrayBuffer>, map: MapInFrame): Uint8Array<ArrayBuffer> {
  return map.framed === null ? framed : join(joinGainMap(framed, map.framed));
}

async function rememberedMap({ original, framed, place }: MapInFrame): Promise<FramedPicture | null> {
  if (original === null || framed === null || place === null) return null;
  const opened = openLossless(original);
  return "fallbackReason" in opened ? null : rememberPhoto(opened, framed, place);
}

async function paintOf(source: JpegSource, plan: LosslessPlan, { colour = WHITE, gaps = [] }: Framing) {
  const hex = hexColour(colour);
  if (hex === undefined) throw new RangeError(`The colour ${colour} is not of the form #RRGGBB.`);
  if (source.opened.components === 1 && !isGrey(hex)) throw losslessError("grey-photo");
  const colours = await frameColours(source);
  const matte: Rgb = colours.kind === "profile" ? colours.into(channels(hex)) : channels(hex);
  const { orientation } = source.header;
  const to = intoStored(orientation, orientedSize(orientation, source.opened));
  const overlays = gaps.map((gap) => moved(storedBox(to, gap), plan.photo));
  return { background: matte, flats: [], overlays, draw: ({ width, height }: Box) => filled(width * height, matte) };
}

function moved(box: Box, { x, y }: { readonly x: number; readonly y: number }): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}

function filled(pixels: number, [red, green, blue]: Rgb): Uint8ClampedArray {
  return new Uint8ClampedArray(new Uint32Array(pixels).fill(0xff000000 | (blue << 16) | (green << 8) | red).buffer);
}
