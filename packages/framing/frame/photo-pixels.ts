/** A photo's pixels for its place in a frame. */
import { resampledJpeg } from "@matte/jpeg";
import type { Box } from "@matte/engine";
import { decodeWhole } from "../decode/index.ts";
import { turnUpright } from "../decode/turn.ts";
import { isStoredAs } from "../read/colour-profile.ts";
import { orientedSize } from "../read/orientation.ts";
import { bitmapOfPixels } from "../shared/canvas.ts";
import { fittedTo } from "./resample.ts";
import type { FrameInProgress } from "./route.ts";

/** Returns the upright photo at its box's size, if on whole pixels. The caller closes it. */
export async function photoPixels(frame: FrameInProgress): Promise<ImageBitmap> {
  const { job, source, layout } = frame;
  const reduced = await reducedPixels(frame);
  if (reduced !== null) return reduced;
  const { wideGamut } = job.facts;
  return fittedTo(await decodeWhole(source.file, job.facts), layout.photo, { wideGamut, alpha: source.header.alpha });
}

/**
 * Decodes straight from the coefficients if a JPEG is several times as large as its box and in the canvas's colours;
 * otherwise null.
 */
async function reducedPixels({ job, source, layout }: FrameInProgress): Promise<ImageBitmap | null> {
  const { orientation, part, wideGamut } = job.facts;
  if (source.header.kind !== "jpeg" || part !== undefined || !isOnPixels(layout.photo)) return null;
  if (!(await isStoredAs(source, wideGamut))) return null;
  const size = orientedSize(orientation, layout.photo);
  const pixels = resampledJpeg(source.bytes, size, source.header.segments);
  if (pixels === null) return null;
  const stored = bitmapOfPixels(pixels, size, wideGamut);
  return orientation === 1 ? stored : turnUpright(stored, orientation, wideGamut);
}

function isOnPixels({ x, y, width, height }: Box): boolean {
  return [x, y, width, height].every(Number.isInteger);
}
