/** Social presets: the framed composition inside a canvas of fixed size (SPEC §9). */
import type { SocialPreset } from "../settings.ts";
import { placeBoxes } from "./scale.ts";
import type { Box, Layout, Size } from "./types.ts";

export interface PresetCanvas extends Size {
  /** Share of each side that the composition may fill. */
  readonly fill: number;
}

export const PRESET_CANVASES: Readonly<Record<Exclude<SocialPreset, "original">, PresetCanvas>> = {
  "portrait-4x5": { width: 1080, height: 1350, fill: 1 },
  "instagram-post-safe": { width: 1080, height: 1350, fill: 0.9 },
  "story-9x16": { width: 1080, height: 1920, fill: 1 },
  "square-1x1": { width: 1080, height: 1080, fill: 1 },
};

/** Scaled to fit inside, centred; `original` is left as it is, so that the photo's own pixels are never resampled. */
export function fitPreset(layout: Layout, preset: SocialPreset): Layout {
  if (preset === "original") return layout;
  const { width, height, fill } = PRESET_CANVASES[preset];
  const { canvas } = layout;
  const factor = Math.min((width * fill) / canvas.width, (height * fill) / canvas.height);
  const x = (width - canvas.width * factor) / 2;
  const y = (height - canvas.height * factor) / 2;
  return snapPhoto({ ...placeBoxes(layout, { factor, x, y }), canvas: { width, height } });
}

/** The photo's edges moved to whole pixels, so that they are sharp; the stroke follows. */
function snapPhoto(layout: Layout): Layout {
  const photo = snap(layout.photo);
  const { stroke } = layout;
  return { ...layout, photo, stroke: stroke && { ...stroke, box: grow(photo, stroke.width) } };
}

function snap({ x, y, width, height }: Box): Box {
  const left = Math.round(x);
  const top = Math.round(y);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
