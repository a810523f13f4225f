/** Social presets: the framed composition inside a canvas of fixed size (SPEC §9). */
import type { SocialPreset } from "../settings/table.ts";
import { evenInsets, outset, type Size } from "./geometry.ts";
import { placeBoxes } from "./scale.ts";
import type { Bevel, Layout, Ring } from "./types.ts";

export interface PresetCanvas extends Size {
  /** Share of each side that the composition may fill. */
  readonly fill: number;
}

export const PRESET_CANVASES: Readonly<Record<Exclude<SocialPreset, "original">, PresetCanvas>> = {
  "portrait-4x5": { width: 1080, height: 1350, fill: 1 },
  "instagram-post-safe": { width: 1080, height: 1350, fill: 0.9 },
  "instagram-3x4": { width: 1080, height: 1440, fill: 1 },
  "story-9x16": { width: 1080, height: 1920, fill: 1 },
  "square-1x1": { width: 1080, height: 1080, fill: 1 },
  "landscape-16x9": { width: 1920, height: 1080, fill: 1 },
};

/** Rounding error of the arithmetic, as a share of a pixel. */
const ROUNDING = 1e-6;

/** The layout scaled to fit inside the preset's canvas, centred. `original` stays as it is: its photo is never resampled. */
export function fitPreset(layout: Layout, preset: SocialPreset): Layout {
  if (preset === "original") return layout;
  const { width, height, fill } = PRESET_CANVASES[preset];
  const { canvas } = layout;
  const factor = Math.min((width * fill) / canvas.width, (height * fill) / canvas.height);
  const x = (width - canvas.width * factor) / 2;
  const y = (height - canvas.height * factor) / 2;
  return snapPhoto({ ...placeBoxes(layout, { factor, x, y }), canvas: { width, height } });
}

/** Moves the photo's edges inwards to whole pixels, so that they are sharp and touch nothing else; strokes and bevel follow. */
function snapPhoto(layout: Layout): Layout {
  const { photo: exact, stroke, secondStroke, bevel } = layout;
  const [x, width] = snap(exact.x, exact.width);
  const [y, height] = snap(exact.y, exact.height);
  const photo = { x, y, width, height };
  const moved = <R extends Ring | Bevel>(ring: R): R => ({
    ...ring,
    box: outset(photo, evenInsets(exact.x - ring.box.x)),
  });
  return {
    ...layout,
    photo,
    stroke: stroke && moved(stroke),
    secondStroke: secondStroke && moved(secondStroke),
    bevel: bevel && moved(bevel),
  };
}

/** Start and length between whole pixels; a sliver that covers no whole pixel stays as it is. */
function snap(start: number, length: number): readonly [number, number] {
  // Adding zero turns a negative zero into a positive one.
  const from = Math.ceil(start - ROUNDING) + 0;
  const to = Math.floor(start + length + ROUNDING);
  return to > from ? [from, to - from] : [start, length];
}
