/** Frames, crops and joins JPEGs without encoding their photos again, and takes frames off. */
import { findGainMap } from "@matte/formats/gain-map";
import { unframe as unframeJpeg } from "@matte/formats/frame-record";
import { orientedSize } from "@matte/framing/read/orientation.ts";
import { frameSource } from "./frame.ts";
import { joinSources } from "./join.ts";
import { LosslessError } from "./lossless-error.ts";
import { sidesOf } from "./sides.ts";
import { openSource } from "./source.ts";
import type {
  Box,
  CropOptions,
  Framed,
  FrameOptions,
  GainMap,
  Joined,
  JoinOptions,
  OpenedJpeg,
  Unframed,
} from "./types.ts";

export { LosslessError };
export type {
  Box,
  CropOptions,
  Framed,
  FrameOptions,
  GainMap,
  GainMapOutcome,
  GainRange,
  Joined,
  JoinOptions,
  LosslessReason,
  MatteOptions,
  OpenedJpeg,
  Sides,
  Size,
  Unframed,
} from "./types.ts";
import { losslessError } from "./reasons.ts";

const NO_MATTE = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Reads a JPEG's headers.
 * @throws {LosslessError} if it cannot be framed without encoding it again
 */
export function open(file: Uint8Array): OpenedJpeg {
  const { header, opened, bytes } = openSource(file);
  const { orientation } = header;
  const map = findGainMap(bytes);
  return {
    ...orientedSize(orientation, opened),
    orientation,
    mcu: orientedSize(orientation, opened.mcu),
    isProgressive: opened.progressive,
    isGrey: opened.components === 1,
    hasGainMap: map !== null && map !== "damaged",
  };
}

/**
 * Puts a matte around a photo, or around a part of it. All blocks inside keep their data bit for bit, and {@link unframe}
 * gives the photo back.
 * @throws {LosslessError} {RangeError}
 */
export async function frame(file: Uint8Array, options: FrameOptions): Promise<Framed> {
  return frameSource(openSource(file), { ...options, matte: sidesOf(options.matte), crop: options.crop ?? null });
}

/**
 * Crops a photo. Its first row and column move onto the grid, inwards; nothing else is left in the file.
 * @throws {LosslessError}
 */
export async function crop(file: Uint8Array, box: Box, options: CropOptions = {}): Promise<Framed> {
  return frameSource(openSource(file), { ...options, matte: NO_MATTE, crop: box });
}

/**
 * Joins two to nine photos of one size, sampling, profile and orientation into one file, with their data kept.
 * @throws {LosslessError} {RangeError}
 */
export async function join(files: readonly Uint8Array[], options: JoinOptions): Promise<Joined> {
  return joinSources(files.map(openSource), options);
}

/**
 * Takes a frame off, and joined photos apart: all of them with the coefficients of their originals.
 * @throws {LosslessError}
 */
export async function unframe(file: Uint8Array): Promise<Unframed> {
  openSource(file);
  const found = await unframeJpeg(file as Uint8Array<ArrayBuffer>);
  if ("refusal" in found) throw losslessError(found.refusal);
  return { photos: found.sheet?.photos ?? [found.photo] };
}

/**
 * Removes the location from EXIF, XMP, IPTC, maker notes and previews, and all data after the picture. Picture, gain map and
 * other metadata stay.
 * @throws {LosslessError}
 */
export async function scrubLocation(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return (await frameSource(openSource(file), { matte: NO_MATTE, crop: null })).file;
}

/** Returns an HDR photo's gain map; null without a readable one. */
export function gainMap(file: Uint8Array): GainMap | null {
  const found = findGainMap(file);
  if (found === null || found === "damaged") return null;
  const { range, size, metadata } = found;
  const channels = metadata.channels.map(({ min, max, gamma }) => ({ min, max, gamma }));
  return {
    file: new Uint8Array(file.slice(range.start, range.end)),
    size,
    channels,
    headroom: metadata.alternateHeadroom,
  };
}
