import { type Layout, paint, type Pictures } from "@matte/engine";
import type { Phase } from "../lib/photos/messages.ts";
import type { FramedPhoto, FrameJob } from "../lib/photos/types.ts";
import { contextOf, release } from "./canvas.ts";
import { decodeWhole } from "./decode.ts";
import { exportMetadata, withMetadata } from "./export-metadata.ts";
import { layoutOf } from "./layout.ts";
import { assertEncodable } from "./limits.ts";
import type { PhotoSource } from "./source.ts";

const JPEG_QUALITY = 0.95;

/** Frames a photo by decoding, drawing and encoding it. */
export async function frameOnCanvas(
  job: FrameJob,
  source: PhotoSource,
  enter: (phase: Phase) => void,
): Promise<FramedPhoto> {
  const layout = layoutOf(job);
  assertEncodable(layout.canvas, job.settings.exportFormat);
  enter("decoding");
  const photo = await decodeWhole(job.file, job.facts);
  try {
    const logo = layout.logo === null || job.logo === null ? null : await createImageBitmap(job.logo);
    enter("finishing");
    const drawn = await draw(job, layout, { photo, logo });
    const colour = job.facts.wideGamut ? "display-p3" : "srgb";
    const metadata = await exportMetadata(job, source, { size: layout.canvas, orientation: 1, colour });
    const blob = await withMetadata(drawn, metadata);
    return { blob, size: layout.canvas, method: job.settings.exportFormat, obstacle: null };
  } finally {
    photo.close();
  }
}

async function draw({ settings, facts }: FrameJob, layout: Layout, pictures: Pictures<ImageBitmap>): Promise<Blob> {
  const canvas = new OffscreenCanvas(layout.canvas.width, layout.canvas.height);
  try {
    paint(contextOf(canvas, facts.wideGamut), layout, pictures);
    return await canvas.convertToBlob({ type: `image/${settings.exportFormat}`, quality: JPEG_QUALITY });
  } finally {
    release(canvas);
    pictures.logo?.close();
  }
}
