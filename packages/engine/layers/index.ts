/**
 * The layers of a framed picture, in the order in which they are painted. Layout, painter, all routes of a frame, gain maps, estimates
 * and frames that come off walk this list: a new layer is a file of this folder, a row here, and its fields in layout/types.ts.
 */
import type { MatteFrame } from "../layout/matte-frame.ts";
import type { Layer, PrintedLine, PrintedTexts } from "../layout/types.ts";
import type { Settings } from "../settings/table.ts";
import { bevel } from "./bevel.ts";
import { caption } from "./caption.ts";
import { corners } from "./corners.ts";
import { ground } from "./ground.ts";
import { logo } from "./logo.ts";
import { marks } from "./marks.ts";
import { photo } from "./photo.ts";
import { secondStroke } from "./second-stroke.ts";
import { stroke } from "./stroke.ts";
import { watermark } from "./watermark.ts";

export const LAYERS: readonly Layer[] = [
  ground,
  secondStroke,
  bevel,
  stroke,
  photo,
  corners,
  watermark,
  marks,
  caption,
  logo,
];

/** Width of the matte's inner edge that layers take up. */
export function matteReach(frame: MatteFrame, settings: Settings): number {
  return Math.max(0, ...LAYERS.map((layer) => layer.reach?.(frame, settings) ?? 0));
}

/** All texts for which a picture needs fonts. */
export function printedLines(printed: PrintedTexts): readonly PrintedLine[] {
  return LAYERS.flatMap((layer) => layer.texts?.(printed) ?? []);
}
