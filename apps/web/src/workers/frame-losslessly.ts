import {
  frameLossless,
  type IntoProfile,
  losslessSegments,
  type LosslessPaint,
  type LosslessRefusal,
  openLossless,
  type Rgb,
} from "@matte/codecs";
import { channels, type Grid, type HexColour, type Layout } from "@matte/engine";
import type { FramedPhoto, FrameJob, LosslessObstacle } from "../lib/photos/types.ts";
import { exportMetadata } from "./export-metadata.ts";
import { layoutOf } from "./layout.ts";
import { inkedBoxes, type InkPainter, inkPainter, storedBoxes } from "./lossless-ink.ts";
import { profileOf } from "./profile.ts";
import type { PhotoSource } from "./source.ts";
import { type Affine, intoStored, storedBox, storedSize } from "./stored-space.ts";

type Framed = Omit<FramedPhoto, "obstacle">;

interface Obstacle {
  readonly obstacle: LosslessObstacle;
}

/** Frames a JPEG round its own data, or says what is in the way. */
export async function frameLosslessly(job: FrameJob, source: PhotoSource, grid: Grid): Promise<Framed | Obstacle> {
  const opened = openLossless(source.bytes);
  if ("refused" in opened) return { obstacle: opened.refused };
  const profile = await profileOf(source);
  if (profile === "unknown") return { obstacle: "profile" };
  const layout = layoutOf(job, grid);
  const { orientation } = job.facts;
  const to = intoStored(orientation, layout.canvas);
  const canvas = storedSize(orientation, layout.canvas);
  const logo = layout.logo === null || job.logo === null ? null : await createImageBitmap(job.logo);
  const painter = inkPainter(layout, logo, to, profile);
  try {
    const paint = paintOf(layout, painter, to, profile);
    const metadata = await exportMetadata(job, source, { size: canvas, orientation: "keep", colour: "keep" });
    const segments = losslessSegments(source.bytes, metadata);
    const framed = frameLossless(opened, { canvas, photo: storedBox(to, layout.photo) }, paint, { segments });
    return outcome(framed, layout);
  } finally {
    painter.release();
    logo?.close();
  }
}

function outcome(framed: Uint8Array<ArrayBuffer> | LosslessRefusal, { canvas }: Layout): Framed | Obstacle {
  if ("refused" in framed) return { obstacle: framed.refused };
  return { blob: new Blob([framed], { type: "image/jpeg" }), size: canvas, method: "lossless-jpeg" };
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
