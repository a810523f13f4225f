import { assessLossless, frameLossless, type LosslessStage, segmentsLike } from "@matte/codecs";
import type { Grid } from "@matte/engine";
import type { FrameJob, LosslessObstacle } from "#domain/photos/types.ts";
import { exportMetadata } from "../encode/metadata.ts";
import type { FramedPieces } from "../encode/file.ts";
import { prepareLossless } from "./prepare-losslessly.ts";
import type { PhotoSource } from "../read/source.ts";

type Framed = Omit<FramedPieces, "obstacle">;

interface Obstacle {
  readonly obstacle: LosslessObstacle;
}

/** Frames a JPEG round its own data, or says what is in the way. */
export async function frameLosslessly(job: FrameJob, source: PhotoSource, grid: Grid): Promise<Framed | Obstacle> {
  const frame = await prepareLossless(job, source, grid);
  if ("obstacle" in frame) return frame;
  try {
    const { opened, plan, paint, layout } = frame;
    const metadata = await exportMetadata(job, source, { size: plan.canvas, orientation: "keep", colour: "keep" });
    performance.clearMarks();
    const segments = segmentsLike(source.bytes, metadata);
    const framed = frameLossless(opened, plan, paint, { segments, onStage: mark });
    mark("end");
    if ("refused" in framed) return { obstacle: framed.refused };
    return { pieces: [framed], size: layout.canvas, method: "lossless-jpeg" };
  } finally {
    frame.release();
  }
}

/** Shows stages in the browser's performance panel, and to the benchmark. */
function mark(stage: LosslessStage | "end"): void {
  performance.mark(`lossless ${stage}`);
}

/**
 * What {@link frameLosslessly} would say is in the way; null where nothing is.
 * @param data whether to go through the photo's data as well
 */
export async function assessLosslessly(
  job: FrameJob,
  source: PhotoSource,
  grid: Grid,
  data: boolean,
): Promise<LosslessObstacle | null> {
  const frame = await prepareLossless(job, source, grid);
  if ("obstacle" in frame) return frame.obstacle;
  try {
    return assessLossless(frame.opened, frame.plan, frame.paint, { data })?.refused ?? null;
  } finally {
    frame.release();
  }
}
