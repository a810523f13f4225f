import type { ExportMetadata } from "@matte/codecs";
import { type Layout, paint, type Pictures } from "@matte/engine";
import type { Phase } from "#domain/photos/messages.ts";
import type { FrameJob } from "#domain/photos/types.ts";
import { colourSpaceOf, openContext, release } from "../platform/canvas.ts";
import { decodeWhole } from "../decode/index.ts";
import { encodePaintedAsJpeg, JPEG_QUALITY } from "../encode/jpeg.ts";
import { encodePainted, startPngHelpers } from "../encode/png.ts";
import { exportMetadata, withMetadata } from "../encode/metadata.ts";
import type { BandHelpers } from "../encode/band-helpers.ts";
import { layoutOf } from "./layout.ts";
import type { FrameInProgress } from "./frame-in-progress.ts";
import type { FramedPieces } from "../encode/file.ts";
import { assertEncodable } from "#domain/photos/limits.ts";
import { paintedRows } from "./painted-rows.ts";
import { fittedTo } from "./resample.ts";
import type { PhotoSource } from "../read/source.ts";

/**
 * Frames a photo by decoding, drawing and encoding it.
 * @param helpers how many more threads may encode
 */
export async function frameOnCanvas(
  job: FrameJob,
  source: PhotoSource,
  enter: (phase: Phase) => void,
  helpers: number,
): Promise<FramedPieces> {
  const layout = layoutOf(job);
  assertEncodable(layout.canvas, job.settings.exportFormat);
  const helping = startPngHelpers(layout.canvas, job.settings.exportFormat === "png" ? helpers : 0);
  try {
    return await drawAndEncode(job, source, { layout, enter, helping });
  } finally {
    helping.end();
  }
}

async function drawAndEncode(
  job: FrameJob,
  source: PhotoSource,
  { layout, enter, helping }: FrameInProgress,
): Promise<FramedPieces> {
  const { settings, facts } = job;
  enter("decoding");
  const decoded = await decodeWhole(job.file, facts);
  enter("finishing");
  const photo = fittedTo(decoded, layout.photo, { wideGamut: facts.wideGamut, alpha: source.header.alpha });
  const pictures: { photo: ImageBitmap; logo: ImageBitmap | null } = { photo, logo: null };
  try {
    if (layout.logo !== null && job.logo !== null) pictures.logo = await createImageBitmap(job.logo);
    const framed = { size: layout.canvas, orientation: 1, colour: colourSpaceOf(facts.wideGamut) } as const;
    const drawing = {
      layout,
      pictures,
      wideGamut: facts.wideGamut,
      metadata: await exportMetadata(job, source, framed),
    };
    const pieces = settings.exportFormat === "png" ? await asPng(drawing, helping) : await asJpeg(drawing);
    return { pieces, size: layout.canvas, method: settings.exportFormat, obstacle: null };
  } finally {
    photo.close();
    pictures.logo?.close();
  }
}

interface Drawing {
  readonly layout: Layout;
  readonly pictures: Pictures<ImageBitmap>;
  readonly wideGamut: boolean;
  readonly metadata: ExportMetadata;
}

async function asPng(
  { layout, pictures, wideGamut, metadata }: Drawing,
  helping: BandHelpers,
): Promise<FramedPieces["pieces"]> {
  const rows = paintedRows(layout, pictures, wideGamut);
  try {
    return await encodePainted({ size: layout.canvas, rows, wideGamut, metadata }, helping);
  } finally {
    rows.release();
  }
}

async function asJpeg(drawing: Drawing): Promise<FramedPieces["pieces"]> {
  const { layout, pictures, wideGamut, metadata } = drawing;
  const rows = paintedRows(layout, pictures, wideGamut);
  try {
    const pieces = await encodePaintedAsJpeg({ size: layout.canvas, rows, wideGamut, metadata });
    return pieces ?? (await asBrowsersJpeg(drawing));
  } finally {
    rows.release();
  }
}

/** Where there is no encoder of ours: of a canvas that holds the whole picture. */
async function asBrowsersJpeg({ layout, pictures, wideGamut, metadata }: Drawing): Promise<FramedPieces["pieces"]> {
  const context = openContext(layout.canvas, wideGamut);
  const { canvas } = context;
  try {
    paint(context, layout, pictures);
    // Its pixels need not lie in memory beside those that are being encoded.
    pictures.photo.close();
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY / 100 });
    return await withMetadata(jpeg, metadata);
  } finally {
    release(canvas);
  }
}
