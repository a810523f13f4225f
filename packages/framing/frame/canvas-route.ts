/** The canvas route: the photo is decoded, drawn and encoded again. */
import type { ExportMetadata, JpegSegment } from "@matte/codecs";
import { type ExportFormat, type Layout, paint, type Pictures } from "@matte/engine";
import { workerFontCss } from "../fonts/caption-faces.ts";
import { PhotoError } from "../photos/types.ts";
import type { Pieces } from "../encode/file.ts";
import { encodePaintedJpeg } from "../encode/jpeg.ts";
import { withMetadata } from "../encode/metadata.ts";
import { encodePaintedPng } from "../encode/png.ts";
import type { BandHelpers } from "../shared/band-helpers.ts";
import { CANVAS_MEANS, colourSpaceOf, openContext, release } from "../shared/canvas.ts";
import { DRAWN_MATTE } from "../shared/drawn-matte.ts";
import { paintedRows } from "./painted-rows.ts";
import { photoPixels } from "./photo-pixels.ts";
import type { FrameInProgress, OpenFrame, Route } from "./route.ts";

export function canvasRoute(format: ExportFormat): Route {
  return { encoder: format, open: (frame) => openCanvasFrame(frame, format) };
}

async function openCanvasFrame(frame: FrameInProgress, format: ExportFormat): Promise<OpenFrame> {
  const { job, layout, logo, enter } = frame;
  const { wideGamut } = job.facts;
  enter("decoding");
  const photo = await photoPixels(frame);
  enter("finishing");
  const drawing = { layout, pictures: { photo, logo }, wideGamut, quality: job.settings.quality };
  return {
    method: format,
    properties: { size: layout.canvas, orientation: 1, colour: colourSpaceOf(wideGamut) },
    encode: (metadata, helpers, lead) => ENCODERS[format](drawing, metadata, helpers, lead),
    release: () => photo.close(),
  };
}

interface Drawing {
  readonly layout: Layout;
  readonly pictures: Pictures<ImageBitmap>;
  readonly wideGamut: boolean;
  /** 60 to 100, on libjpeg's scale; browsers take it divided by 100. */
  readonly quality: number;
}

type Encode = (
  drawing: Drawing,
  metadata: ExportMetadata,
  helpers: BandHelpers,
  lead: readonly JpegSegment[],
) => Promise<Pieces>;
const ENCODERS: Readonly<Record<ExportFormat, Encode>> = { jpeg: encodeJpeg, png: encodePng, webp: encodeWebp };

async function encodePng(drawing: Drawing, metadata: ExportMetadata, helpers: BandHelpers): Promise<Pieces> {
  const { layout, pictures, wideGamut } = drawing;
  const rows = paintedRows(layout, pictures, wideGamut);
  try {
    const pieces = await encodePaintedPng({ size: layout.canvas, rows, wideGamut, metadata }, helpers);
    return pieces ?? (await encodeByBrowser(drawing, metadata, { type: "image/png" }));
  } finally {
    rows.release();
  }
}

async function encodeJpeg(
  drawing: Drawing,
  metadata: ExportMetadata,
  helpers: BandHelpers,
  lead: readonly JpegSegment[],
): Promise<Pieces> {
  const { layout, pictures, wideGamut, quality } = drawing;
  const rows = paintedRows(layout, pictures, wideGamut);
  try {
    const picture = { size: layout.canvas, rows, wideGamut, metadata };
    const pieces = await encodePaintedJpeg(picture, { quality, lead }, helpers);
    return pieces ?? (await encodeByBrowser(drawing, metadata, { type: "image/jpeg", quality: quality / 100 }));
  } finally {
    rows.release();
  }
}

/** By the browser's encoder; at quality 100 Chromium's is lossless. */
function encodeWebp(drawing: Drawing, metadata: ExportMetadata): Promise<Pieces> {
  return encodeByBrowser(drawing, metadata, { type: "image/webp", quality: drawing.quality / 100 });
}

/**
 * Encodes a canvas with the whole picture, for formats without our encoder, or if it is unavailable.
 * @throws PhotoError `no-webp`
 */
async function encodeByBrowser(
  { layout, pictures, wideGamut }: Drawing,
  metadata: ExportMetadata,
  options: ImageEncodeOptions,
): Promise<Pieces> {
  const context = openContext(layout.canvas, wideGamut);
  const { canvas } = context;
  try {
    paint(context, layout, { ...pictures, ...CANVAS_MEANS, drawn: DRAWN_MATTE }, workerFontCss);
    // Halves the memory: the pixels now are on the canvas.
    pictures.photo.close();
    const file = await canvas.convertToBlob(options);
    // Browsers without an encoder for a type write PNG.
    if (options.type === "image/webp" && file.type !== options.type) throw new PhotoError("no-webp", file.type);
    return await withMetadata(file, metadata);
  } finally {
    release(canvas);
  }
}
