/** The canvas route: the photo is decoded, drawn and encoded again. */
import { type Box, type ExportFormat, type Layout, paint, type Pictures } from "@matte/engine";
import { workerFontCss } from "../fonts/caption-faces.ts";
import { PhotoError } from "../photos/types.ts";
import type { Pieces } from "../encode/file.ts";
import { encodePaintedJpeg } from "../encode/jpeg.ts";
import { withMetadata } from "../encode/metadata.ts";
import { encodePaintedPng } from "../encode/png.ts";
import { CANVAS_MEANS, colourSpaceOf, openContext, release } from "../shared/canvas.ts";
import { DRAWN_MATTE } from "../shared/drawn-matte.ts";
import { paintedRows } from "./painted-rows.ts";
import { photoPixels } from "./photo-pixels.ts";
import type { Encoding, FrameInProgress, OpenFrame, Route } from "./route.ts";

export function canvasRoute(format: ExportFormat): Route {
  return { encoder: format, open: (frame) => openCanvasFrame(frame, format) };
}

async function openCanvasFrame(frame: FrameInProgress, format: ExportFormat): Promise<OpenFrame> {
  const { job, layout, slide, logo, reduced, enter } = frame;
  const { wideGamut } = job.facts;
  enter("decoding");
  const photo = await photoPixels(frame);
  enter("finishing");
  const drawing = {
    layout,
    part: slide ?? { x: 0, y: 0, ...layout.canvas },
    pictures: { photo, logo, reduced },
    wideGamut,
  };
  return {
    method: format,
    properties: {
      size: { width: drawing.part.width, height: drawing.part.height },
      orientation: 1,
      colour: colourSpaceOf(wideGamut),
    },
    encode: (encoding) => ENCODERS[format](drawing, { quality: job.settings.quality, again: false, ...encoding }),
    release: () => photo.close(),
  };
}

interface Drawing {
  readonly layout: Layout;
  /** The part to encode. */
  readonly part: Box;
  readonly pictures: Pictures<ImageBitmap>;
  readonly wideGamut: boolean;
}

/** `quality`: 60 to 100, on libjpeg's scale; browsers take it divided by 100. */
type CanvasEncoding = Encoding & Required<Pick<Encoding, "quality" | "again">>;

type Encode = (drawing: Drawing, encoding: CanvasEncoding) => Promise<Pieces>;
const ENCODERS: Readonly<Record<ExportFormat, Encode>> = { jpeg: encodeJpeg, png: encodePng, webp: encodeWebp };

async function encodePng(drawing: Drawing, encoding: CanvasEncoding): Promise<Pieces> {
  const { layout, part, pictures, wideGamut } = drawing;
  const { metadata, helpers } = encoding;
  const rows = paintedRows(layout, pictures, wideGamut, part);
  try {
    const pieces = await encodePaintedPng({ size: part, rows, wideGamut, metadata }, helpers);
    return pieces ?? (await encodeByBrowser(drawing, encoding, { type: "image/png" }));
  } finally {
    rows.release();
  }
}

async function encodeJpeg(drawing: Drawing, encoding: CanvasEncoding): Promise<Pieces> {
  const { layout, part, pictures, wideGamut } = drawing;
  const { metadata, helpers, lead, quality } = encoding;
  const rows = paintedRows(layout, pictures, wideGamut, part);
  try {
    const picture = { size: part, rows, wideGamut, metadata };
    const pieces = await encodePaintedJpeg(picture, { quality, lead }, helpers);
    return pieces ?? (await encodeByBrowser(drawing, encoding, { type: "image/jpeg", quality: quality / 100 }));
  } finally {
    rows.release();
  }
}

/** By the browser's encoder; at quality 100 Chromium's is lossless. */
function encodeWebp(drawing: Drawing, encoding: CanvasEncoding): Promise<Pieces> {
  return encodeByBrowser(drawing, encoding, { type: "image/webp", quality: encoding.quality / 100 });
}

/**
 * Encodes a canvas with the whole picture, for formats without our encoder, or if it is unavailable.
 * @throws PhotoError `no-webp`
 */
async function encodeByBrowser(
  { layout, part, pictures, wideGamut }: Drawing,
  { metadata, again }: CanvasEncoding,
  options: ImageEncodeOptions,
): Promise<Pieces> {
  const context = openContext(part, wideGamut);
  const { canvas } = context;
  try {
    context.translate(-part.x, -part.y);
    paint(context, layout, { ...pictures, ...CANVAS_MEANS, drawn: DRAWN_MATTE }, workerFontCss);
    // Halves the memory: the pixels now are on the canvas.
    if (!again) pictures.photo.close();
    const file = await canvas.convertToBlob(options);
    // Browsers without an encoder for a type write PNG.
    if (options.type === "image/webp" && file.type !== options.type) throw new PhotoError("no-webp", file.type);
    return await withMetadata(file, metadata);
  } finally {
    release(canvas);
  }
}
