/** The exported wall: one picture, or the strip of a carousel. */
import type { Box, Size } from "@matte/engine";
import type { Hanging } from "./hanging.ts";

export const WALL_SHAPES = ["16:9", "4:5", "carousel"] as const;
export type WallShape = (typeof WALL_SHAPES)[number];

/** Pixels: 4K, and 26 × 32 cm at 300 dpi. */
export const PICTURES: Readonly<Record<Exclude<WallShape, "carousel">, Size>> = {
  "16:9": { width: 3840, height: 2160 },
  "4:5": { width: 3072, height: 3840 },
};

/** Floor and skirting, as shares of the picture's height. As in wall.css for a window 900 px high. */
const FLOOR = 92 / 816;
const SKIRTING = 14 / 816;
/** Space on both sides of the works, as a share of the wall's height above its floor. */
const MARGIN = 0.09;
/** Height of the tallest work, as shares of the same. */
const HIGHEST = 0.62;
const HIGHEST_IN_SLIDES = 0.5;

export interface WallPlan {
  readonly size: Size;
  /** Heights in pixels. */
  readonly floor: number;
  readonly skirting: number;
  /** Pixels per unit of the wall. */
  readonly scale: number;
  readonly works: readonly Box[];
}

/** Places a wall's works in a picture, as large as its width and its height allow. */
export function planWall({ works, length, tallest }: Hanging, size: Size): WallPlan {
  const floor = Math.round(FLOOR * size.height);
  const skirting = Math.round(SKIRTING * size.height);
  const height = size.height - floor - skirting;
  const across = size.width - 2 * MARGIN * height;
  const scale = Math.min(across / Math.max(1, length), (HIGHEST * height) / Math.max(1, tallest));
  const start = (size.width - scale * length) / 2;
  const boxes = works.map((work) => ({
    x: Math.round(start + scale * work.x),
    y: Math.round((height - scale * work.height) / 2),
    width: Math.max(1, Math.round(scale * work.width)),
    height: Math.max(1, Math.round(scale * work.height)),
  }));
  return { size, floor, skirting, scale, works: boxes };
}

/** Slides for a wall whose works are as high as is pleasant in a carousel; further works make all of them smaller. */
export function slidesFor(
  { length, tallest }: Hanging,
  slide: Size,
  range: { readonly min: number; readonly max: number },
): number {
  const height = slide.height * (1 - FLOOR - SKIRTING);
  const scale = (HIGHEST_IN_SLIDES * height) / Math.max(1, tallest);
  const wanted = Math.ceil((scale * length + 2 * MARGIN * height) / slide.width);
  return Math.min(range.max, Math.max(range.min, wanted));
}
