import { standingObstacle } from "#domain/photos/found-obstacle.ts";
import type { FramedPhoto } from "#domain/photos/types.ts";
import type { EditorStore } from "../state/store.ts";
import type { PhotoJob } from "./frame-jobs.ts";

/**
 * Keeps what was found in the way of a photo's own data, or that nothing was, so that `Export method` tells the truth from then on.
 * @returns whether that is news: the lossless way had been announced, and another was taken
 */
export function rememberObstacle(
  store: EditorStore,
  { id, settings, subject, watermark }: PhotoJob,
  { obstacle, method }: Pick<FramedPhoto, "obstacle" | "method">,
): boolean {
  if (obstacle === null && method !== "lossless-jpeg") return false;
  const drawn = { settings, subject, watermark };
  const { obstacles } = store.getState();
  const isNews = standingObstacle(obstacles.get(id), drawn) !== obstacle;
  store.setState({ obstacles: new Map(obstacles).set(id, { obstacle, drawn }) });
  return isNews && obstacle !== null;
}
