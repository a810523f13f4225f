/** The canvas route: the photo is decoded, drawn and encoded again. */
import type { ExportMetadata } from "@matte/codecs";
import { type Layout, paint, type Pictures, type Settings } from "@matte/engine";
import { decodeWhole } from "../decode/index.ts";
import type { Pieces } from "../encode/file.ts";
import { encodePaintedJpeg, JPEG_QUALITY } from "../encode/jpeg.ts";
import { withMetadata } from "../encode/metadata.ts";
import { encodePaintedPng } from "../encode/png.ts";
import type { BandHelpers } from "../platform/band-helpers.ts";
import { colourSpaceOf, openContext, release } from "../platform/canvas.ts";
import { paintedRows } from "./painted-rows.ts";
import { fittedTo } from "./resample.ts";
import type { FrameInProgress, OpenFrame, Route } from "./route.ts";

type Format = Settings["exportFormat"];

export function canvasRoute(format: Format): Route {
  return { encoder: format, open: (frame) => openCanvasFrame(frame, format) };
}

async function openCanvasFrame(
  { job, source, layout, logo, enter }: FrameInProgress,
  format: Format,
): Promise<OpenFrame> {
  const { wideGamut } = job.facts;
  enter("decoding");
  const decoded = await decodeWhole(job.file, job.facts);
  enter("finishing");
  const photo = fittedTo(decoded, layout.photo, { wideGamut, alpha: source.header.alpha });
  const drawing = { layout, pictures: { photo, logo }, wideGamut };
  return {
    method: format,
    properties: { size: layout.canvas, orientation: 1, colour: colourSpaceOf(wideGamut) },
    encode: (metadata, helpers) =>
      format === "png" ? encodePng(drawing, metadata, helpers) : encodeJpeg(drawing, metadata),
    release: () => photo.close(),
  };
}

interface Drawing {
  readonly layout: Layout;
  readonly pictures: Pictures<ImageBitmap>;
  readonly wideGamut: boolean;
}

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

async function encodeJpeg(drawing: Drawing, metadata: ExportMetadata): Promise<Pieces> {
  const { layout, pictures, wideGamut } = drawing;
  const rows = paintedRows(layout, pictures, wideGamut);
  try {
    const pieces = await encodePaintedJpeg({ size: layout.canvas, rows, wideGamut, metadata });
    return pieces ?? (await encodeByBrowser(drawing, metadata, { type: "image/jpeg", quality: JPEG_QUALITY / 100 }));
  } finally {
    rows.release();
  }
}

/** Encodes a canvas with the whole picture, where our encoder is unavailable. */
async function encodeByBrowser(
  { layout, pictures, wideGamut }: Drawing,
  metadata: ExportMetadata,
  options: ImageEncodeOptions,
): Promise<Pieces> {
  const context = openContext(layout.canvas, wideGamut);
  const { canvas } = context;
  try {
    paint(context, layout, pictures);
    // Halves the memory: the pixels now are on the canvas.
    pictures.photo.close();
    return await withMetadata(await canvas.convertToBlob(options), metadata);
  } finally {
    release(canvas);
  }
}
