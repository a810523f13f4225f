import type { Phase } from "../lib/photos/messages.ts";
import { plannedMethod } from "../lib/photos/method.ts";
import type { FramedPhoto, FrameJob } from "../lib/photos/types.ts";
import { frameLosslessly } from "./frame-losslessly.ts";
import { frameOnCanvas } from "./frame-on-canvas.ts";
import { loadFontOf } from "./layout.ts";
import { readSource } from "./source.ts";

/**
 * Frames one photo at full size: round the JPEG's own data where that is possible, else on a canvas.
 * @param enter told where the job stands, for the pool's clock.
 * @param helpers how many more threads may work on it: none while the pool's other workers have photos of their own.
 * @throws PhotoError `too-large` where the framed picture cannot be drawn, `corrupt` where the photo cannot be decoded.
 */
export async function framePhoto(job: FrameJob, enter: (phase: Phase) => void, helpers: number): Promise<FramedPhoto> {
  await loadFontOf(job);
  const source = await readSource(job.file);
  const method = plannedMethod(job.facts, job, job.obstacle);
  if (method.kind !== "lossless-jpeg") return frameOnCanvas(job, source, enter, helpers);
  enter("finishing");
  const framed = await frameLosslessly(job, source, method.grid);
  return "obstacle" in framed
    ? { ...(await frameOnCanvas(job, source, enter, helpers)), obstacle: framed.obstacle }
    : { ...framed, obstacle: null };
}
