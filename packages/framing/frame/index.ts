/** From a frame job to the framed file. Functions and lines follow the order of the steps, which all routes share. */
import { holdsOriginal } from "@matte/formats/frame-record";
import { fileSizeLimit, needsTones, photoTones, pictureFormat } from "@matte/engine";
import { reducedPhoto } from "../decode/reduced-photo.ts";
import { readEighth } from "../decode/tones.ts";
import { croppedBox } from "../photos/shown.ts";
import { framedFacts, isDeepMethod, plannedMethod } from "../photos/method.ts";
import {
  type Assessment,
  type FramedBytes,
  type FramedPhoto,
  type FrameJob,
  type FallbackReason,
  PhotoError,
} from "../photos/types.ts";
import { blobOf, bytesOf, type FramedPieces, type Pieces } from "../encode/file.ts";
import { withCleanup } from "../shared/cleanup.ts";
import { clearMarks, markStage } from "../shared/marks.ts";
import { detach } from "../shared/memory.ts";
import { type PhotoSource, readableFileOf, readSource } from "../read/source.ts";
import { canvasRoute } from "./canvas-route.ts";
import { deepRoute } from "./deep-route.ts";
import { closeLogo } from "../shared/canvas.ts";
import type { SizeLimit } from "./fit.ts";
import { frameToFit } from "./fit-size.ts";
import type { FrameThread, ReadPhoto } from "./frame-layout.ts";
import { layoutOf, loadFontOf, logoOf, measure } from "./layout.ts";
import { losslessRoute, openLosslessFrame } from "./lossless-route.ts";
import { isFallback, type Route } from "./route.ts";

/**
 * Frames one photo at full size: with the JPEG's data or a PNG's 16 bits if possible, otherwise on a canvas.
 * @throws PhotoError `frame-too-large` when the format cannot hold the framed picture, `corrupt` when the photo cannot be decoded
 */
export async function frameToBlob(job: FrameJob, thread: FrameThread): Promise<FramedPhoto> {
  const { pieces, ...framed } = await frame(job, thread);
  markStage("blob");
  const blob = blobOf(pieces, framed.method);
  markStage("end");
  return { ...framed, blob };
}

/** {@link frameToBlob} for a batch: keeps nothing in the browser's blob store. */
export async function frameToBytes(job: FrameJob, thread: FrameThread): Promise<FramedBytes> {
  const { pieces, ...framed } = await frame(job, thread);
  return { ...framed, bytes: bytesOf(pieces) };
}

/** Font and file at once, then the first route that does not fall back. */
function frame(given: FrameJob, thread: FrameThread): Promise<FramedPieces> {
  return withCleanup(async (defer) => {
    clearMarks();
    markStage("file");
    const font = loadFontOf(given);
    // Awaited below: reading may fail before it does.
    font.catch(() => undefined);
    const source = await readSource(await readableFileOf(given.file, given.facts));
    defer(() => detach(source.bytes));
    markStage("font");
    await font;
    const job = onBlocks(asSlide(given));
    let fallbackReason: FallbackReason | null = null;
    const read = await withPixels(job, source);
    const routes = routesOf(job);
    const bytes = pictureLimit(job);
    for (const route of routes) {
      const replacesLossless = route !== routes[0] && fallbackReason === null;
      const limit: SizeLimit | null =
        bytes === null ? null : { bytes, quality: job.settings.quality, replacesLossless };
      const framed = await frameToFit(route, read, thread, limit);
      if (!isFallback(framed)) return { ...framed, fallbackReason, original: originalIn(framed.pieces, job) };
      fallbackReason = framed.fallbackReason;
    }
    throw new PhotoError("failed", "Every route fell back");
  });
}

/** Bytes for the picture itself. */
function pictureLimit({ settings, reserved = 0 }: FrameJob): number | null {
  const limit = fileSizeLimit(settings);
  return limit && Math.max(1, limit - reserved);
}

/** A slide is only a part of the picture: it has no gain map, and no photo comes back from it. */
function asSlide(job: FrameJob): FrameJob {
  if (job.slide === undefined) return job;
  return { ...job, settings: { ...job.settings, keepHdr: false, rememberFrame: false, keepWayBack: false } };
}

/** A crop without matte before it moves onto the blocks of its file. */
function onBlocks(job: FrameJob): FrameJob {
  const facts = framedFacts(job.facts, { ...job, measure });
  return facts === job.facts ? job : { ...job, facts };
}

/** Reads the photo's tones for text on it, and its picture for the matte; those of a preview depend on its size. */
export async function withPixels(job: FrameJob, source: PhotoSource): Promise<ReadPhoto> {
  if (!needsTones(job.settings)) return { job, source, reduced: null };
  const eighth = await readEighth(source, job.facts);
  const tones = photoTones(eighth.pixels, eighth.size);
  const reduced = job.settings.background === "photo" ? reducedPhoto(eighth) : null;
  return { job: { ...job, facts: { ...job.facts, tones } }, source, reduced };
}

function originalIn([first]: Pieces, { settings, facts }: FrameJob): FramedPhoto["original"] {
  if (!settings.keepWayBack || !settings.rememberFrame || settings.photoMark !== "none") return null;
  if (first !== undefined && holdsOriginal(first)) return "kept";
  return croppedBox(facts) === null ? "left-out" : "cropped";
}

/** Returns the routes in the order of trial. */
function routesOf(job: FrameJob): readonly Route[] {
  const method = plannedMethod(job.facts, { ...job, measure }, job.fallbackReason);
  const canvas = canvasRoute(pictureFormat(job.settings));
  if (method.kind === "lossless-jpeg") return [losslessRoute(method.grid), canvas];
  return isDeepMethod(method) ? [deepRoute, canvas] : [canvas];
}

/**
 * Finds the reason why framing would fall back from the lossless route.
 * @param data whether to read the photo's entropy-coded data as well
 */
export async function assessPhoto(given: FrameJob, data: boolean): Promise<Assessment> {
  await loadFontOf(given);
  const job = onBlocks(given);
  const method = plannedMethod(job.facts, { ...job, measure }, job.fallbackReason);
  if (method.kind !== "lossless-jpeg") return { fallbackReason: null, scanIndex: null };
  return withCleanup(async (defer) => {
    const source = await readSource(await readableFileOf(job.file, job.facts));
    defer(() => detach(source.bytes));
    const read = await withPixels(job, source);
    const layout = layoutOf(read.job, method.grid);
    const logo = await logoOf(job, layout);
    defer(() => logo && closeLogo(logo));
    const opened = await openLosslessFrame({ ...read, layout, slide: null, logo, enter: () => undefined });
    if (isFallback(opened)) return { ...opened, scanIndex: null };
    defer(opened.release);
    return opened.assess(data);
  });
}
