/** The lossless route: a JPEG keeps its own data, and only the frame is encoded. */
import {
  assessLossless,
  frameLossless,
  type LosslessOptions,
  type LosslessPaint,
  type LosslessPlan,
  type LosslessSource,
  openLossless,
  segmentsLike,
} from "@matte/codecs";
import type { Grid } from "@matte/engine";
import type { FallbackReason } from "../photos/types.ts";
import type { Pieces } from "../encode/file.ts";
import { clearMarks, markStage } from "../shared/marks.ts";
import { profileOf } from "../read/colour-profile.ts";
import { intoStored, orientedSize, storedBox } from "../read/orientation.ts";
import { framePaint, overlayPainter } from "./overlay.ts";
import type { Fallback, FrameInProgress, OpenFrame, Route } from "./route.ts";

export function losslessRoute(grid: Grid): Route {
  return { grid, encoder: null, open: openLosslessFrame };
}

interface OpenLosslessFrame extends OpenFrame {
  /** Reason why encoding would fall back, null where it would not. @param data whether to read the entropy-coded data as well */
  assess(data: boolean): FallbackReason | null;
}

export async function openLosslessFrame({
  job,
  source,
  layout,
  logo,
  enter,
}: FrameInProgress): Promise<OpenLosslessFrame | Fallback> {
  enter("finishing");
  const opened = openLossless(source.bytes);
  if ("fallbackReason" in opened) return { fallbackReason: opened.fallbackReason };
  const profile = await profileOf(source);
  if (profile === "unknown") return { fallbackReason: "profile" };
  const { orientation } = job.facts;
  const to = intoStored(orientation, layout.canvas);
  const plan = { canvas: orientedSize(orientation, layout.canvas), photo: storedBox(to, layout.photo) };
  const painter = overlayPainter(layout, logo, to, profile);
  const paint = framePaint(layout, painter, to, profile);
  return {
    method: "lossless-jpeg",
    properties: { size: plan.canvas, orientation: "keep", colour: "keep" },
    assess: (data) => assessLossless(opened, plan, paint, { data })?.fallbackReason ?? null,
    encode: async (metadata, _helpers, lead) =>
      encode(opened, plan, paint, {
        segments: [...segmentsLike(source.bytes, metadata), ...lead],
        density: metadata.density,
      }),
    release: painter.release,
  };
}

function encode(
  opened: LosslessSource,
  plan: LosslessPlan,
  paint: LosslessPaint,
  options: Pick<LosslessOptions, "segments" | "density">,
): Pieces | Fallback {
  clearMarks();
  const framed = frameLossless(opened, plan, paint, { ...options, onStage: (stage) => markStage(`lossless ${stage}`) });
  markStage("lossless end");
  return "fallbackReason" in framed ? { fallbackReason: framed.fallbackReason } : [framed];
}
