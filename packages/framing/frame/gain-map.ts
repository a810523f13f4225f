/** Gain map of an HDR photo, framed like the photo itself. */
import {
  type ExportMetadata,
  findGainMap,
  frameGainMap,
  type GainMap,
  joinGainMap,
  type JpegSegment,
  leadSegments,
  withMapListed,
} from "@matte/codecs";
import type { Box, Size } from "@matte/engine";
import { turnUpright } from "../decode/index.ts";
import { bytesOf, type Pieces } from "../encode/file.ts";
import { machine } from "../shared/png-machine.ts";
import { intoStored, storedBox } from "../read/orientation.ts";
import { drawnMap, type MappedPicture } from "./drawn-map.ts";
import { overlayBoxes } from "./overlay.ts";
import type { FrameInProgress, OpenFrame } from "./route.ts";

/** A framed map, and what its picture's file says of it. */
export interface FramedGainMap {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly map: GainMap;
}

/**
 * Frames the photo's gain map for an export.
 * @returns the framed map; null where there is none, none is to be kept or the format cannot hold it
 */
export async function framedGainMap(
  frame: FrameInProgress,
  opened: OpenFrame,
): Promise<FramedGainMap | "damaged" | null> {
  const { job, source } = frame;
  const isJpeg = opened.method === "lossless-jpeg" || opened.method === "jpeg";
  // Without WebAssembly the browser encodes the picture, in a file of its own making.
  if (!isJpeg || !job.settings.keepHdr || job.facts.gainMap === null || machine === null) return null;
  const map = findGainMap(source.bytes);
  if (map === null || map === "damaged") return map;
  const jpeg = source.bytes.slice(map.range.start, map.range.end);
  const picture = mappedPicture(frame, opened);
  const kept = opened.method === "lossless-jpeg" ? keptMap(jpeg, map, source.header.coded, picture) : null;
  const bytes = kept ?? (await drawnMap(jpeg, map, source.header.coded, picture));
  return bytes === null || bytes === "damaged" ? "damaged" : { bytes, map };
}

function mappedPicture({ job, layout, logo }: FrameInProgress, { properties }: OpenFrame): MappedPicture {
  const { orientation } = job.facts;
  const isStored = properties.orientation === "keep";
  const to = intoStored(isStored ? orientation : 1, layout.canvas);
  return {
    layout,
    logo,
    to,
    canvas: properties.size,
    photo: storedBox(to, layout.photo),
    turned: (stored) => (isStored || orientation === 1 ? stored : turnUpright(stored, orientation, false)),
    covered: overlayBoxes(layout).some((box) => overlaps(box, layout.photo)),
  };
}

/** The map framed without encoding it again; null where that is impossible. */
function keptMap(
  jpeg: Uint8Array,
  map: GainMap,
  stored: Size,
  { canvas, photo, covered }: MappedPicture,
): Uint8Array<ArrayBuffer> | "damaged" | null {
  const framed = covered ? null : frameGainMap(jpeg, map, stored, { canvas, photo });
  return framed !== null && "fallbackReason" in framed ? "damaged" : framed;
}

function overlaps(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Metadata of a picture with this map, if any. */
export function withMap(metadata: ExportMetadata, framed: FramedGainMap | null): ExportMetadata {
  return framed === null ? metadata : withMapListed(metadata, framed.map.metadata, framed.bytes.length);
}

/** Segments of a picture that lead to its map. */
export function leadTo(framed: FramedGainMap | null): readonly JpegSegment[] {
  return framed === null ? [] : leadSegments(framed.bytes);
}

/** The picture's file with its map. */
export function joined(pieces: Pieces, { bytes }: FramedGainMap): Pieces {
  return joinGainMap(bytesOf(pieces), bytes);
}
