/** From a layout to a framed file. Lines follow the order of the steps, which all routes share. */
import { type Box, type Layout, type Size, slideBox, slideCount } from "@matte/engine";
import type { FramedPieces } from "../encode/file.ts";
import { startJpegHelpers } from "../encode/jpeg.ts";
import { exportMetadata } from "../encode/metadata.ts";
import { startPngHelpers } from "../encode/png.ts";
import { assertEncodable } from "../photos/limits.ts";
import type { FrameJob, Phase } from "../photos/types.ts";
import { type BandHelpers, NO_HELPERS, type StartHelpers } from "../shared/band-helpers.ts";
import { closeLogo } from "../shared/canvas.ts";
import { withCleanup } from "../shared/cleanup.ts";
import { markStage } from "../shared/marks.ts";
import { type FramedGainMap, joined, leadTo, withMap } from "./file-with-map.ts";
import { encodeWithin, type FittedPieces, type SizeLimit } from "./fit.ts";
import { framedGainMap } from "./gain-map.ts";
import { logoOf } from "./layout.ts";
import { type Encoding, type Fallback, type FrameInProgress, isFallback, type OpenFrame, type Route } from "./route.ts";

/** Facilities of the job's thread. */
export interface FrameThread {
  /** Called as each phase begins, for the pool's watchdog. */
  readonly enter: (phase: Phase) => void;
  readonly startHelpers: StartHelpers;
}

export type ReadPhoto = Pick<FrameInProgress, "job" | "source" | "reduced">;

export type FramedResult = Omit<FramedPieces, "fallbackReason" | "original">;
export type RouteResult = FramedResult | Fallback;

/** Logo, decoding and painting by the route, metadata, encoding. */
export function frameLayout(
  route: Route,
  { job, source, reduced, layout }: ReadPhoto & { readonly layout: Layout },
  thread: FrameThread,
  limit: SizeLimit | null,
): Promise<RouteResult> {
  return withCleanup(async (defer) => {
    const slide = slideOf(job, layout);
    const size = sizeOf(slide ?? layout.canvas);
    if (route.encoder !== null) assertEncodable(size, route.encoder);
    // They load while the photo is decoded.
    const helpers = helpersFor(route, size, thread);
    defer(helpers.end);
    const logo = await logoOf(job, layout);
    defer(() => logo && closeLogo(logo));
    const progress = { job, source, reduced, layout, slide, logo, enter: thread.enter };
    markStage("open");
    const opened = await route.open(progress);
    if (isFallback(opened)) return opened;
    defer(opened.release);
    markStage("metadata");
    const metadata = await exportMetadata(job, source, layout.canvas, opened.properties);
    const outcome = await framedGainMap(progress, opened);
    const gainMap = outcome.kind === "kept" ? outcome.map : null;
    const encoding = { metadata: withMap(metadata, gainMap), helpers, lead: leadTo(gainMap) };
    const encoded = await encode(opened, encoding, limitOfPicture(limit, gainMap), () => thread.enter("finishing"));
    if (isFallback(encoded)) return encoded;
    const framed = { size, method: opened.method, isResized: !isSameSize(layout.photo, job.facts.size), ...encoded };
    if (gainMap === null) return { ...framed, hdr: outcome.kind === "damaged" ? "damaged" : null };
    return { ...framed, pieces: joined(encoded.pieces, gainMap), hdr: "kept" };
  });
}

function slideOf({ slide, settings }: FrameJob, { canvas }: Layout): Box | null {
  return slide === undefined ? null : slideBox(canvas, slideCount(settings), slide);
}

function isSameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

/** The map's bytes are not the picture's. */
function limitOfPicture(limit: SizeLimit | null, gainMap: FramedGainMap | null): SizeLimit | null {
  return limit && { ...limit, bytes: Math.max(1, limit.bytes - (gainMap?.bytes.length ?? 0)) };
}

async function encode(
  opened: OpenFrame,
  encoding: Encoding,
  limit: SizeLimit | null,
  before: () => void,
): Promise<FittedPieces | Fallback> {
  if (limit !== null) return encodeWithin(opened, encoding, limit, before);
  const pieces = await opened.encode(encoding);
  return isFallback(pieces) ? pieces : { pieces, fit: null };
}

function helpersFor({ encoder }: Route, size: Size, { startHelpers }: FrameThread): BandHelpers {
  if (encoder === "png") return startPngHelpers(size, startHelpers);
  return encoder === "jpeg" ? startJpegHelpers(size, startHelpers) : NO_HELPERS;
}
