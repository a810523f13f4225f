import type { Phase } from "#domain/photos/messages.ts";
import { plannedMethod } from "#domain/photos/method.ts";
import type { FramedBytes, FramedPhoto, FrameJob } from "#domain/photos/types.ts";
import { blobOf, type FramedPieces, wholeOf } from "../encode/file.ts";
import { frameDeep } from "./deep-route.ts";
import { frameLosslessly } from "./lossless-route.ts";
import { frameOnCanvas } from "./canvas-route.ts";
import { loadFontOf } from "./layout.ts";
import { letGo } from "../platform/memory.ts";
import { type PhotoSource, readSource } from "../read/source.ts";

type Enter = (phase: Phase) => void;

/**
 * Frames one photo at full size: round the JPEG's own data, or a PNG's 16 bits, where that is possible, else on a canvas.
 * @param enter told where the job stands, for the pool's clock.
 * @param helpers how many more threads may work on it: none while the pool's other workers have photos of their own.
 * @throws PhotoError `too-large` where the framed picture cannot be drawn, `corrupt` where the photo cannot be decoded.
 */
export async function framePhoto(job: FrameJob, enter: Enter, helpers: number): Promise<FramedPhoto> {
  const { pieces, ...framed } = await frame(job, enter, helpers);
  return { ...framed, blob: blobOf(pieces, framed.method) };
}

/** The same for a batch, whose other photos keep the other cores busy; nothing of it is left with the browser. */
export async function frameToBytes(job: FrameJob, enter: Enter): Promise<FramedBytes> {
  const { pieces, ...framed } = await frame(job, enter, 0);
  return { ...framed, bytes: wholeOf(pieces) };
}

async function frame(job: FrameJob, enter: Enter, helpers: number): Promise<FramedPieces> {
  await loadFontOf(job);
  const source = await readSource(job.file);
  try {
    return await frameSource(job, source, enter, helpers);
  } finally {
    letGo(source.bytes);
  }
}

async function frameSource(job: FrameJob, source: PhotoSource, enter: Enter, helpers: number): Promise<FramedPieces> {
  const method = plannedMethod(job.facts, job, job.obstacle);
  if (method.kind === "png" && method.bits === 16) {
    return (await frameDeep(job, source, enter, helpers)) ?? frameOnCanvas(job, source, enter, helpers);
  }
  if (method.kind !== "lossless-jpeg") return frameOnCanvas(job, source, enter, helpers);
  enter("finishing");
  const framed = await frameLosslessly(job, source, method.grid);
  return "obstacle" in framed
    ? { ...(await frameOnCanvas(job, source, enter, helpers)), obstacle: framed.obstacle }
    : { ...framed, obstacle: null };
}
