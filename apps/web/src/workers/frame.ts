import {
  captionColumns,
  type Layout,
  layoutPicture,
  type MeasureText,
  paint,
  type Pictures,
  WATERMARK_TEXT,
} from "@matte/engine";
import { loadCaptionFontInWorker } from "../lib/fonts/worker.ts";
import type { FramedPhoto, FrameJob } from "../lib/photos/types.ts";
import { measureWith } from "../lib/photos/widths.ts";
import { contextOf, release } from "./canvas.ts";
import { decodeWhole } from "./decode.ts";
import { assertDrawable } from "./limits.ts";

const JPEG_QUALITY = 0.95;

/**
 * Frames one photo at full size.
 * @param onDecoded called when photo and logo are decoded and only drawing and encoding are left.
 * @throws PhotoError `too-large` where the framed picture cannot be drawn, `corrupt` where the photo cannot be decoded.
 */
export async function framePhoto(job: FrameJob, onDecoded: () => void): Promise<FramedPhoto> {
  await loadCaptionFontInWorker(job.settings.metadataFont, textsOf(job));
  const layout = layoutOf(job);
  assertDrawable(layout.canvas);
  const photo = await decodeWhole(job.file, job.facts);
  try {
    const logo = layout.logo === null || job.logo === null ? null : await createImageBitmap(job.logo);
    onDecoded();
    return await draw(job, layout, { photo, logo });
  } finally {
    photo.close();
  }
}

/** A caption never falls back to another face in silence: the face is loaded for exactly what will be drawn. */
function textsOf({ settings, subject, facts }: FrameJob): string[] {
  const { left, right } = captionColumns(settings, subject, facts.camera);
  return [WATERMARK_TEXT, ...left, ...right].map((line) => (typeof line === "string" ? line : line.text));
}

function layoutOf({ settings, facts, subject, watermark }: FrameJob): Layout {
  return layoutPicture({ settings, photo: facts.size, subject, camera: facts.camera, watermark, measure });
}

const measure: MeasureText = measureWith(contextOf(new OffscreenCanvas(1, 1), false), () => true);

async function draw(
  { settings, facts }: FrameJob,
  layout: Layout,
  pictures: Pictures<ImageBitmap>,
): Promise<FramedPhoto> {
  const { width, height } = layout.canvas;
  const canvas = new OffscreenCanvas(width, height);
  try {
    paint(contextOf(canvas, facts.wideGamut), layout, pictures);
    const method = settings.exportFormat;
    const blob = await canvas.convertToBlob({ type: `image/${method}`, quality: JPEG_QUALITY });
    return { blob, size: { width, height }, method };
  } finally {
    release(canvas);
    pictures.logo?.close();
  }
}
