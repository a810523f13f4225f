/** The framed composition at the size of its export: inside a social preset's canvas (SPEC §9), or with a limited long side. */
import type { Settings, SocialPreset } from "../settings/table.ts";
import { carouselStrip, isFullSizeCarousel, slideCount } from "./carousel.ts";
import type { Size } from "./geometry.ts";
import { movePhoto, placeBoxes } from "./scale.ts";
import type { Layout } from "./types.ts";

export interface PresetCanvas extends Size {
  /** Share of each side for the composition. */
  readonly fill: number;
}

const PRESET_CANVASES: Readonly<Record<Exclude<SocialPreset, "original" | "carousel">, PresetCanvas>> = {
  "portrait-4x5": { width: 1080, height: 1350, fill: 1 },
  "instagram-post-safe": { width: 1080, height: 1350, fill: 0.9 },
  "instagram-3x4": { width: 1080, height: 1440, fill: 1 },
  "story-9x16": { width: 1080, height: 1920, fill: 1 },
  "square-1x1": { width: 1080, height: 1080, fill: 1 },
  "landscape-16x9": { width: 1920, height: 1080, fill: 1 },
  "tv-3840x2160": { width: 3840, height: 2160, fill: 1 },
};

/** Rounding error, as a share of a pixel. */
const ROUNDING = 1e-6;

type PresetSettings = Pick<Settings, "socialPreset" | "carouselSlides" | "carouselRatio" | "carouselFullSize">;
type OutputSize = PresetSettings & Pick<Settings, "exportSize" | "exportLongSide">;

/** Canvas of the social preset, of a carousel the whole strip; null if the picture keeps its size. */
export function presetCanvas(settings: PresetSettings): PresetCanvas | null {
  const { socialPreset } = settings;
  if (socialPreset === "original" || isFullSizeCarousel(settings)) return null;
  return socialPreset === "carousel" ? { ...carouselStrip(settings), fill: 1 } : PRESET_CANVASES[socialPreset];
}

/** Returns whether a composition of this size is exported at another one, with its photo resampled. */
export function isResampled(settings: OutputSize, { width, height }: Size): boolean {
  const { socialPreset, exportSize, exportLongSide } = settings;
  const isLimited = socialPreset === "original" && exportSize === "long" && Math.max(width, height) > exportLongSide;
  return isLimited || presetCanvas(settings) !== null;
}

/** Returns the factor by which a composition is exported on a preset's canvas, and the width of what is shown at once. */
export function outputFactor(
  settings: OutputSize,
  { width, height }: Size,
): { readonly scale: number; readonly width: number } {
  const canvas = presetCanvas(settings);
  if (canvas === null) return { scale: 1, width };
  return {
    scale: Math.min((canvas.width * canvas.fill) / width, (canvas.height * canvas.fill) / height),
    width: canvas.width / slideCount(settings),
  };
}

/** Scales a layout to the size of its export: inside a preset's canvas, or with a shorter long side. */
export function fitOutput(layout: Layout, settings: OutputSize): Layout {
  if (!isResampled(settings, layout.canvas)) return layout;
  const canvas = presetCanvas(settings);
  return canvas === null ? fitLongSide(layout, settings.exportLongSide) : snapPhoto(contained(layout, canvas));
}

/**
 * Scales a layout to this long side. A photo without a border ends at the canvas's edges, although these are rounded.
 */
export function fitLongSide(layout: Layout, longSide: number): Layout {
  const { canvas, photo: whole } = layout;
  const factor = longSide / Math.max(canvas.width, canvas.height);
  const side = (length: number): number => Math.max(1, Math.round(length * factor));
  const fitted = contained(layout, { width: side(canvas.width), height: side(canvas.height), fill: 1 });
  const { photo } = fitted;
  const left = whole.x === 0 ? 0 : photo.x;
  const top = whole.y === 0 ? 0 : photo.y;
  const right = whole.x + whole.width === canvas.width ? fitted.canvas.width : photo.x + photo.width;
  const bottom = whole.y + whole.height === canvas.height ? fitted.canvas.height : photo.y + photo.height;
  return snapPhoto({ ...fitted, photo: { x: left, y: top, width: right - left, height: bottom - top } });
}

/** The composition scaled to fit inside a canvas, in its middle. */
function contained(layout: Layout, { width, height, fill }: PresetCanvas): Layout {
  const { canvas } = layout;
  const factor = Math.min((width * fill) / canvas.width, (height * fill) / canvas.height);
  const x = (width - canvas.width * factor) / 2;
  const y = (height - canvas.height * factor) / 2;
  return { ...placeBoxes(layout, { factor, x, y }), canvas: { width, height } };
}

/** Moves the photo's edges inwards to whole pixels, so they are sharp and touch nothing else. */
function snapPhoto(layout: Layout): Layout {
  const [x, width] = snap(layout.photo.x, layout.photo.width);
  const [y, height] = snap(layout.photo.y, layout.photo.height);
  return movePhoto(layout, { x, y, width, height });
}

/** Start and length between whole pixels; a sliver without a whole pixel stays as it is. */
function snap(start: number, length: number): readonly [number, number] {
  // Adding zero turns a negative zero into a positive one.
  const from = Math.ceil(start - ROUNDING) + 0;
  const to = Math.floor(start + length + ROUNDING);
  return to > from ? [from, to - from] : [start, length];
}
