import {
  captionColumns,
  type Grid,
  type Layout,
  type LocalFont,
  layoutPicture,
  type MeasureText,
  WATERMARK_TEXT,
} from "@matte/engine";
import { hasLocalFont } from "#domain/fonts/local.ts";
import { loadCaptionFontInWorker } from "#domain/fonts/worker.ts";
import { type FrameJob, PhotoError } from "#domain/photos/types.ts";
import { measureWith } from "#domain/photos/widths.ts";
import { openContext } from "../platform/canvas.ts";

/** Its canvas is never released: the worker measures with it for as long as it lives. */
const measure: MeasureText = measureWith(openContext({ width: 1, height: 1 }, false), () => true);

/**
 * A caption never falls back to another face in silence: the face is loaded for exactly what will be measured and drawn.
 * @throws PhotoError `font`
 */
export async function loadFontOf(job: FrameJob): Promise<void> {
  const texts = textsOf(job);
  if (texts.length === 0) return;
  const { localFont } = job.settings;
  if (localFont !== null) return requireLocalFont(localFont);
  try {
    await loadCaptionFontInWorker(job.settings.metadataFont, texts);
  } catch (cause) {
    throw new PhotoError("font", `The font ${job.settings.metadataFont} could not be loaded`, { cause });
  }
}

async function requireLocalFont(font: LocalFont): Promise<void> {
  if (!(await hasLocalFont(font))) throw new PhotoError("font", `This computer has no ${font.family}`);
}

/** Empty where a picture carries no words: it needs no font then, and none that is missing stands in its way. */
function textsOf({ settings, subject, facts, watermark }: FrameJob): readonly string[] {
  const { left, right } = captionColumns(settings, subject, facts.camera);
  const lines = [...left, ...right].map(({ text }) => text);
  return watermark ? [WATERMARK_TEXT, ...lines] : lines;
}

/** @param grid what a lossless frame has to keep to. */
export function layoutOf({ settings, facts, subject, watermark }: FrameJob, grid?: Grid): Layout {
  const { camera, size: photo } = facts;
  return layoutPicture({ settings, photo, subject, camera, watermark, measure, ...(grid && { grid }) });
}
