/** Everything that framing a JPEG round its own data takes: the file opened, the layout on its blocks, and what paints it. */
import {
  type IntoProfile,
  type LosslessPaint,
  type LosslessPlan,
  type LosslessSource,
  openLossless,
  type Rgb,
} from "@matte/codecs";
import { channels, type Grid, type HexColour, type Layout } from "@matte/engine";
import type { FrameJob, LosslessObstacle } from "../lib/photos/types.ts";
import { layoutOf } from "./layout.ts";
import { inkedBoxes, type InkPainter, inkPainter, storedBoxes } from "./lossless-ink.ts";
import { profileOf } from "./profile.ts";
import type { PhotoSource } from "./source.ts";
import { type Affine, intoStored, storedBox, storedSize } from "./stored-space.ts";

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
    paint: paintOf(layout, painter, to, profile),
    release: () => {
      painter.release();
      logo?.close();
    },
  };
}

function paintOf(layout: Layout, painter: InkPainter, to: Affine, into: IntoProfile | null): LosslessPaint {
  const colour = (hex: HexColour): Rgb => into?.(channels(hex)) ?? channels(hex);
  const { stroke } = layout;
  return {
    ground: colour(layout.ground),
    flats: stroke === null ? [] : [{ box: storedBox(to, stroke.box), colour: colour(stroke.colour) }],
    inked: storedBoxes(to, inkedBoxes(layout)),
    draw: (box) => painter.draw(box),
  };
}
