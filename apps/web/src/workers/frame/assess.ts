import { plannedMethod } from "#domain/photos/method.ts";
import type { FrameJob, LosslessObstacle } from "#domain/photos/types.ts";
import { assessLosslessly } from "./lossless-route.ts";
import { loadFontOf } from "./layout.ts";
import { letGo } from "../platform/memory.ts";
import { readSource } from "../read/source.ts";

/**
 * What would come in the way of framing a photo round its own data; null where nothing would, or where that is not planned.
 * @param data whether to go through the photo's data as well
 */
export async function assessPhoto(job: FrameJob, data: boolean): Promise<LosslessObstacle | null> {
  const method = plannedMethod(job.facts, job, job.obstacle);
  if (method.kind !== "lossless-jpeg") return null;
  await loadFontOf(job);
  const source = await readSource(job.file);
  return assessLosslessly(job, source, method.grid, data).finally(() => letGo(source.bytes));
}
