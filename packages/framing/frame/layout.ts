/** Fonts, layout and logo for a frame job. */
import {
  type Grid,
  type Layout,
  type LocalFont,
  layoutPicture,
  type MeasureText,
  printedLines,
  printedText,
} from "@matte/engine";
import { hasLocalFont } from "#platform/local-font.ts";
import { loadCaptionFacesInWorker, loadScriptsInWorker, workerFontCss } from "../fonts/caption-faces.ts";
import { isGreyPhoto } from "../photos/method.ts";
import { sheetInput } from "../photos/sheet-places.ts";
import { type FrameJob, PhotoError } from "../photos/types.ts";
import { measureWith } from "../photos/widths.ts";
import { decodeLogo } from "#platform/bitmap.ts";
import { openContext } from "../shared/canvas.ts";

/** Its canvas is never released: the worker measures with it throughout its life. */
export const measure: MeasureText = measureWith(openContext({ width: 1, height: 1 }, false), () => true, workerFontCss);

/**
 * Loads the face for exactly the text measured and drawn, so that a caption never falls back to another one silently.
 * @throws PhotoError `font`
 */
export async function loadFontOf(job: FrameJob): Promise<void> {
  const lines = printedLines({ ...job, camera: job.facts.camera });
  // A picture without text needs no font: a missing one must not prevent its export.
  if (lines.length === 0) return;
  const { localFont } = job.settings;
  if (localFont !== null) await requireLocalFont(localFont);
  try {
    await (localFont === null ? loadCaptionFacesInWorker : loadScriptsInWorker)(job.settings, printedText(lines));
  } catch (cause) {
    throw new PhotoError("font", `The font ${job.settings.metadataFont} could not be loaded`, { cause });
  }
}

async function requireLocalFont(font: LocalFont): Promise<void> {
  if (!(await hasLocalFont(font))) throw new PhotoError("font", `This computer has no ${font.family}`);
}

/** @param grid alignment for a lossless frame */
export function layoutOf({ settings, facts, subject, watermark }: FrameJob, grid?: Grid): Layout {
  const { camera, size: photo, tones } = facts;
  const grey = isGreyPhoto(facts);
  const given = { ...(tones && { tones }), ...(grid && { grid }), ...sheetInput(facts) };
  return layoutPicture({ settings, photo, subject, camera, watermark, measure, grey, ...given });
}

/** Decodes the logo; null if the layout has none. The caller closes it. */
export async function logoOf({ logo }: FrameJob, layout: Layout): Promise<ImageBitmap | null> {
  const isDrawn = layout.logo !== null || (layout.photoMark?.logos ?? []).length > 0;
  return isDrawn && logo !== null ? decodeLogo(logo) : null;
}
