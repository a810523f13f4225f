/**
 * Layers of a framed picture, in painting order. Layout, painter, all routes of a frame, gain maps, estimates and unframing walk
 * this list: a new layer is a file in this folder, a row here, and its fields in layout/types.ts.
 */
import type { MatteFrame } from "../layout/matte-frame.ts";
import type { Layer, PrintedLine, PrintedTexts } from "../layout/types.ts";
import type { Settings } from "../settings/table.ts";
import { bevel } from "./bevel.ts";
import { caption } from "./caption.ts";
import { corners } from "./corners.ts";
import { gaps } from "./gaps.ts";
import { ground } from "./ground.ts";
import { innerMat } from "./inner-mat.ts";
import { logo } from "./logo.ts";
import { marks } from "./marks.ts";
import { photoMark } from "./photo-mark.ts";
import { photo } from "./photo.ts";
import { secondStroke } from "./second-stroke.ts";
import { shade } from "./shade.ts";
import { recess, shadow } from "./shadow.ts";
import { stroke } from "./stroke.ts";
import { watermark } from "./watermark.ts";

export const LAYERS: readonly Layer[] = [
  ground,
  secondStroke,
  shadow,
  innerMat,
  recess,
  bevel,
  stroke,
  photo,
  gaps,
  photoMark,
  corners,
  watermark,
  shade,
  marks,
  caption,
  logo,
];

/** Returns the width that layers take from the matte's inner edge. */
export function matteReach(frame: MatteFrame, settings: Settings): number {
  let farthest = 0;
  for (const layer of LAYERS) {
    if (layer.reach !== undefined) farthest = Math.max(farthest, layer.reach(frame, settings));
  }
  return farthest;
}

/** Lists all texts for which a picture needs fonts. */
export function printedLines(printed: PrintedTexts): readonly PrintedLine[] {
  return LAYERS.flatMap((layer) => layer.texts?.(printed) ?? []);
}
