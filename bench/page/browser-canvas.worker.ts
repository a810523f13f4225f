/** Decodes, draws and encodes by the browser only, without bands and metadata. Answers jobs in order. */
import { paint } from "@matte/engine";
import type { FrameJob } from "../../apps/web/src/domain/photos/types.ts";
import { colourSpaceOf } from "../../packages/framing/shared/canvas.ts";
import { layoutOf, loadFontOf } from "../../packages/framing/frame/layout.ts";

addEventListener("message", ({ data }: MessageEvent<FrameJob>) => {
  void frame(data).then((blob) => postMessage(blob));
});
postMessage("ready");

async function frame(job: FrameJob): Promise<Blob> {
  await loadFontOf(job);
  const layout = layoutOf(job);
  const photo = await createImageBitmap(job.file);
  const canvas = new OffscreenCanvas(layout.canvas.width, layout.canvas.height);
  const context = canvas.getContext("2d", { colorSpace: colourSpaceOf(job.facts.wideGamut) });
  if (context === null) throw new Error("This browser draws no canvas in workers");
  context.imageSmoothingQuality = "high";
  paint(context, layout, { photo, logo: null });
  photo.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
}
