import { type Layout, paint } from "@matte/engine";
import type { Phase } from "../lib/photos/messages.ts";
import type { FramedPhoto, FrameJob } from "../lib/photos/types.ts";
import { colourSpaceOf, contextOf, release } from "./canvas.ts";
import { decodeWhole } from "./decode.ts";
import { exportMetadata, withMetadata } from "./export-metadata.ts";
import { layoutOf } from "./layout.ts";
import { assertEncodable } from "../lib/photos/limits.ts";
import { fittedTo } from "./resample.ts";
import type { PhotoSource } from "./source.ts";

const JPEG_QUALITY = 0.95;

/** Frames a photo by decoding, drawing and encoding it. */
export async function frameOnCanvas(
  job: FrameJob,
  source: PhotoSource,
  enter: (phase: Phase) => void,
): Promise<FramedPhoto> {
  const { settings, facts } = job;
  const layout = layoutOf(job);
  assertEncodable(layout.canvas, settings.exportFormat);
  enter("decoding");
  const decoded = await decodeWhole(job.file, facts);
  enter("finishing");
  const photo = fittedTo(decoded, layout.photo, { wideGamut: facts.wideGamut, alpha: source.header.alpha });
  const drawn = await draw(job, layout, photo);
  const colour = colourSpaceOf(facts.wideGamut);
  const metadata = await exportMetadata(job, source, { size: layout.canvas, orientation: 1, colour });
  const blob = await withMetadata(drawn, metadata);
  return { blob, size: layout.canvas, method: settings.exportFormat, obstacle: null };
}

/** Closes the photo. */
async function draw(job: FrameJob, layout: Layout, photo: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(layout.canvas.width, layout.canvas.height);
  const pictures: { photo: ImageBitmap; logo: ImageBitmap | null } = { photo, logo: null };
  try {
    if (layout.logo !== null && job.logo !== null) pictures.logo = await createImageBitmap(job.logo);
    paint(contextOf(canvas, job.facts.wideGamut), layout, pictures);
    return await canvas.convertToBlob({ type: `image/${job.settings.exportFormat}`, quality: JPEG_QUALITY });
  } finally {
    release(canvas);
    pictures.photo.close();
    pictures.logo?.close();
  }
}
