/** Estimates an export's file size from headers and layout, without encoding anything. */
import type { CodedSize } from "@matte/jpeg/lossless";
import {
  type Backdrop,
  edgePixels,
  type ExportFormat,
  inkBoxes,
  type Layout,
  type MatteSurface,
  shadedPixels,
  type Size,
} from "@matte/engine";
import type { PlannedMethod } from "@matte/framing/photos/method.ts";
import type { PhotoFacts, PhotoKind } from "./types.ts";

/** Bytes for tables and metadata without a thumbnail, with the look remembered by a file. */
const HEADER_BYTES = 2000;
/** Bytes for an unaligned photo's covered MCUs: their tables, and an index for each. */
const COVERED_BYTES = { tables: 650, index: 4 };
/** Size factor for bytes as text. */
const BASE64 = 4 / 3;
/** Bytes for stroke edges, per eight pixels along the photo's perimeter. */
const STROKE_BYTES = 14;
/** Bytes for text and logo, per pixel in their boxes. */
const OVERLAY_BYTES = 0.12;
/** Bytes that a surface adds per matte pixel of a JPEG without a dead zone, at this depth and period. */
const SURFACE_BYTES: Readonly<Record<MatteSurface["kind"], number>> = {
  rag: 0.141,
  linen: 0.121,
  laid: 0.114,
  board: 0.148,
  canvas: 0.105,
  kozo: 0.113,
  felt: 0.153,
};
const MEASURED_DEPTH = 40;
const MEASURED_PERIOD = 480;
/** A longer period is smoother: 24 MP need three fifths of the bytes. */
const SMOOTHER = 0.7;
/** Bytes of a surface by format. JPEGs quantise it with a dead zone. */
const SURFACE_IN: Readonly<Record<ExportFormat, number>> = { jpeg: 0.85, png: 2.2, webp: 1.1 };

/** Bytes that a shadow adds per pixel of its dithered gradient. */
const SHADED_BYTES: Readonly<Record<ExportFormat, number>> = { jpeg: 0.017, png: 0.16, webp: 0.009 };

/** Bytes that a dithered background adds per matte pixel. */
const BACKDROP_BYTES: Readonly<Record<Backdrop["kind"], Readonly<Record<ExportFormat, number>>>> = {
  gradient: { jpeg: 0, png: 0.02, webp: 0.002 },
  photo: { jpeg: 0.007, png: 0.33, webp: 0.005 },
};

/** Bytes per matte pixel unless framed losslessly. */
const MATTE_BYTES: Readonly<Record<ExportFormat, number>> = { jpeg: 0.012, png: 0.004, webp: 0.001 };

/**
 * A power law for an encoded photo's bits per pixel: a factor, then exponents for the source's bits per pixel, for the scale, and
 * for `102 - quality`. Decision 121 says how they were found.
 */
type Law = readonly [factor: number, source: number, scale: number, quality: number];
/** AVIF, HEIC and JPEG XL share one law, fitted to AVIF: see decision 168. */
type SourceKind = Exclude<PhotoKind, "avif" | "heic" | "jxl"> | "modern";
const LAWS: Readonly<Record<ExportFormat, Readonly<Record<SourceKind, Law>>>> = {
  jpeg: {
    jpeg: [1.69, 0.62, -0.2, -0.7],
    png: [0, 1.01, -0.21, -0.71],
    webp: [2.11, 0.56, -0.21, -0.71],
    modern: [2.36, 0.39, -0.21, -0.71],
  },
  webp: {
    jpeg: [1.71, 0.88, -0.1, -0.96],
    png: [-1, 1.57, -0.12, -0.97],
    webp: [2.3, 0.89, -0.12, -0.97],
    modern: [2.61, 0.6, -0.12, -0.97],
  },
  png: {
    jpeg: [1.81, 0.49, -0.15, 0],
    png: [0.35, 0.84, -0.17, 0],
    webp: [2.11, 0.47, -0.17, 0],
    modern: [2.17, 0.43, -0.17, 0],
  },
};

/** Size factor for a gain map encoded again. */
const MAP_ENCODED_AGAIN = 2;

/**
 * Estimates a framed photo's bytes. Lossless files are within 15 percent, or a third with finer quantisation steps, others usually
 * within a third.
 */
export function estimateFileSize(whole: PhotoFacts, method: PlannedMethod, layout: Layout): number {
  const facts = withShownBytes(whole);
  return pictureBytes(facts, method, layout) + gainMapBytes(facts, method, layout);
}

/** Counts the bytes of a crop's part: as if they were spread evenly over the photo. */
function withShownBytes(facts: PhotoFacts): PhotoFacts {
  const { part, lossless, gainMap } = facts;
  if (part === undefined) return facts;
  const share = areaOf(part.box) / areaOf(part.stored);
  return {
    ...facts,
    bytes: share * facts.bytes,
    lossless:
      lossless === null || lossless.mcu === null
        ? lossless
        : { ...lossless, coded: { ...lossless.coded, photoBytes: share * lossless.coded.photoBytes } },
    gainMap: gainMap === null || typeof gainMap === "string" ? gainMap : { ...gainMap, bytes: share * gainMap.bytes },
  };
}

function pictureBytes(facts: PhotoFacts, method: PlannedMethod, layout: Layout): number {
  const overlay = overlayBytes(layout) + HEADER_BYTES;
  if (method.kind === "lossless-jpeg" && facts.lossless?.mcu != null)
    return (
      overlay +
      reliefBytes(layout, "jpeg") +
      losslessBytes(facts.lossless.coded, facts.lossless.mcu, layout) +
      coveredBytes(facts, facts.lossless)
    );
  const format = method.kind === "lossless-jpeg" ? "jpeg" : method.kind;
  const matte = areaOf(layout.canvas) - areaOf(layout.photo);
  return (
    overlay + MATTE_BYTES[format] * matte + reliefBytes(layout, format) + encodedBytes(facts, method, format, layout)
  );
}

/** A map on the picture's grid keeps its data; another is encoded again, in proportion to the photo. */
function gainMapBytes({ gainMap, size }: PhotoFacts, method: PlannedMethod, { photo }: Layout): number {
  if (method.hdr !== "kept" || gainMap === null || typeof gainMap === "string") return 0;
  const isKept = method.kind === "lossless-jpeg" && isOnGrid(photo, gainMap.grid?.mcu ?? null);
  return gainMap.bytes * (isKept ? 1 : (MAP_ENCODED_AGAIN * areaOf(photo)) / areaOf(size));
}

/** Photo and map MCUs are turned alike, and usually square. */
function isOnGrid({ x, y }: Layout["photo"], mcu: Size | null): boolean {
  return mcu !== null && x % mcu.width === 0 && y % mcu.height === 0;
}

function losslessBytes({ photoBytes, flatMcuBits, growth }: CodedSize, mcu: Size, layout: Layout): number {
  const { canvas, photo } = layout;
  const border = (areaOf(canvas) - areaOf(photo)) / areaOf(mcu);
  const edges = (STROKE_BYTES * edgePixels(layout)) / 8;
  return photoBytes * (overlayBytes(layout) > 0 ? growth : 1) + (border * flatMcuBits) / 8 + edges;
}

/** Bytes for the MCUs at an unaligned photo's edges, remembered in its file: see decision 157. */
function coveredBytes(
  { size, orientation }: PhotoFacts,
  { mcu, coded }: { readonly mcu: Size; readonly coded: CodedSize },
) {
  const across = orientation >= 5 ? { width: mcu.height, height: mcu.width } : mcu;
  const [columns, rows] = [size.width / across.width, size.height / across.height];
  const all = Math.ceil(columns) * Math.ceil(rows);
  const covered = all - Math.floor(columns) * Math.floor(rows);
  const each = COVERED_BYTES.index + coded.photoBytes / all;
  return covered === 0 ? 0 : BASE64 * (COVERED_BYTES.tables + covered * each);
}

function encodedBytes(
  { bytes, kind, size }: PhotoFacts,
  method: PlannedMethod,
  format: ExportFormat,
  layout: Layout,
): number {
  if (method.kind === "png" && method.bits === 16) return bytes;
  const quality = "quality" in method ? method.quality : 100;
  const [factor, bySource, byScale, byQuality] = LAWS[format][sourceKind(kind)];
  const source = (8 * bytes) / areaOf(size);
  const bits =
    Math.exp(factor) * source ** bySource * (layout.photo.width / size.width) ** byScale * (102 - quality) ** byQuality;
  return (bits / 8) * areaOf(layout.photo);
}

function sourceKind(kind: PhotoKind): SourceKind {
  return kind === "avif" || kind === "heic" || kind === "jxl" ? "modern" : kind;
}

function overlayBytes(layout: Layout): number {
  return OVERLAY_BYTES * inkBoxes(layout).reduce((sum, box) => sum + areaOf(box), 0);
}

/** Bytes for everything on the matte that is no line and no text. */
function reliefBytes(layout: Layout, format: ExportFormat): number {
  const { backdrop, canvas, photo } = layout;
  const perPixel = backdrop === null ? 0 : BACKDROP_BYTES[backdrop.kind][format];
  const matte = perPixel * (areaOf(canvas) - areaOf(photo));
  return surfaceBytes(layout, format) + SHADED_BYTES[format] * shadedPixels(layout) + matte;
}

function surfaceBytes({ surface, canvas, photo }: Layout, format: ExportFormat): number {
  if (surface === null) return 0;
  const matte = areaOf(canvas) - areaOf(photo);
  const { kind, depth, period } = surface;
  const smoother = Math.min(1, (MEASURED_PERIOD / period.width) ** SMOOTHER);
  return (SURFACE_IN[format] * SURFACE_BYTES[kind] * smoother * matte * depth) / MEASURED_DEPTH;
}

function areaOf({ width, height }: Size): number {
  return width * height;
}
