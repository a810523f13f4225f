import { fitLongSide, RANGES, type Size } from "@matte/engine";
import { lengthOf } from "../encode/file.ts";
import { PhotoError } from "../photos/types.ts";
import { markStage } from "../shared/marks.ts";
import type { SizeLimit } from "./fit.ts";
import { type FramedResult, frameLayout, type FrameThread, type ReadPhoto, type RouteResult } from "./frame-layout.ts";
import { layoutOf } from "./layout.ts";
import { isFallback, type Route } from "./route.ts";

/** Files shrink with this power of their sides. */
const SHRINKING = 1.7;
/** Growth from the lowest quality to a medium one, and the steps between them. */
const MEDIUM = { growth: 1.35, steps: 15 };

/** Frames at the layout's size, or at the largest one that fits the limit. @throws PhotoError `file-limit` */
export async function frameToFit(
  route: Route,
  read: ReadPhoto,
  thread: FrameThread,
  limit: SizeLimit | null,
): Promise<RouteResult> {
  markStage("layout");
  const whole = layoutOf(read.job, route.grid);
  for (let layout = whole; ;) {
    const framed = await frameLayout(route, { ...read, layout }, thread, limit);
    if (limit === null || isFallback(framed)) return framed;
    const length = lengthOf(framed.pieces);
    if (length <= limit.bytes) return layout === whole ? framed : { ...framed, fit: smaller(framed, limit) };
    const longSide = smallerSide(layout.canvas, limit.bytes / length / growthFor(limit));
    if (longSide === null)
      throw new PhotoError("file-limit", `${length} bytes`, { type: String(read.job.settings.fileSizeKb) });
    layout = fitLongSide(whole, longSide);
  }
}

function smaller({ fit, size }: FramedResult, { quality }: SizeLimit): FramedResult["fit"] {
  return { kind: "size", quality: fit?.kind === "quality" ? fit.quality : quality, size };
}

/** Growth of a file from the lowest quality to the medium one, or to the setting's if it is lower. */
function growthFor({ quality, replacesLossless }: SizeLimit): number {
  const steps = replacesLossless ? MEDIUM.steps : Math.min(MEDIUM.steps, quality - RANGES.quality.min);
  return MEDIUM.growth ** (steps / MEDIUM.steps);
}

/** Returns the long side at which this share of the file's size is left; null if the picture is as small as exports are. */
function smallerSide({ width, height }: Size, share: number): number | null {
  const { min } = RANGES.exportLongSide;
  const side = Math.max(width, height);
  const fitting = Math.floor(side * share ** (1 / SHRINKING));
  return side <= min ? null : Math.max(min, fitting);
}
