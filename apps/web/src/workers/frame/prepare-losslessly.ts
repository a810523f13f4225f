/** Everything that framing a JPEG round its own data takes: the file opened, the layout on its blocks, and what paints it. */
import { type LosslessPaint, type LosslessPlan, type LosslessSource, openLossless } from "@matte/codecs";
import type { Grid, Layout } from "@matte/engine";
import type { FrameJob, LosslessObstacle } from "#domain/photos/types.ts";
import { layoutOf } from "./layout.ts";
import { framePaint } from "./frame-paint.ts";
import { inkPainter } from "./overlay.ts";
import { profileOf } from "../read/colour-profile.ts";
import type { PhotoSource } from "../read/source.ts";
import { intoStored, storedBox, storedSize } from "./stored-space.ts";

export interface LosslessFrame {
  readonly opened: LosslessSource;
  readonly layout: Layout;
  readonly plan: LosslessPlan;
  readonly paint: LosslessPaint;
  /** Gives back what painting held. */
  release(): void;
}

/** Or what is in the way. */
export async function prepareLossless(
  job: FrameJob,
  source: PhotoSource,
  grid: Grid,
): Promise<LosslessFrame | { readonly obstacle: LosslessObstacle }> {
  const opened = openLossless(source.bytes);
  if ("refused" in opened) return { obstacle: opened.refused };
  const profile = await profileOf(source);
  if (profile === "unknown") return { obstacle: "profile" };
  const layout = layoutOf(job, grid);
  const { orientation } = job.facts;
  const to = intoStored(orientation, layout.canvas);
  const logo = layout.logo === null || job.logo === null ? null : await createImageBitmap(job.logo);
  const painter = inkPainter(layout, logo, to, profile);
  return {
    opened,
    layout,
    plan: { canvas: storedSize(orientation, layout.canvas), photo: storedBox(to, layout.photo) },
    paint: framePaint(layout, painter, to, profile),
    release: () => {
      painter.release();
      logo?.close();
    },
  };
}
