/** Carousels: one picture across several slides, cut without a seam. */
import type { Settings } from "../settings/table.ts";
import type { Box, Size } from "./geometry.ts";
import { greatestCommonDivisor } from "./grid.ts";
import { canvasOfSteps } from "./shape.ts";

type CarouselSettings = Pick<Settings, "socialPreset" | "carouselSlides" | "carouselRatio" | "carouselFullSize">;

const SLIDES: Readonly<Record<Settings["carouselRatio"], Size>> = {
  "4:5": { width: 1080, height: 1350 },
  "3:4": { width: 1080, height: 1440 },
  "1:1": { width: 1080, height: 1080 },
};

/** At full size, slides are whole columns of usual MCUs. */
export const SLIDE_COLUMNS = 16;

export function isFullSizeCarousel({
  socialPreset,
  carouselFullSize,
}: Pick<Settings, "socialPreset" | "carouselFullSize">): boolean {
  return socialPreset === "carousel" && carouselFullSize;
}

/** Number of files for one photo. */
export function slideCount({
  socialPreset,
  carouselSlides,
}: Pick<Settings, "socialPreset" | "carouselSlides">): number {
  return socialPreset === "carousel" ? carouselSlides : 1;
}

/** All slides side by side, at the size of a social network. */
export function carouselStrip({ carouselSlides, carouselRatio }: CarouselSettings): Size {
  const { width, height } = SLIDES[carouselRatio];
  return { width: carouselSlides * width, height };
}

/** The smallest canvas for slides of the exact ratio, at whole {@link SLIDE_COLUMNS}, around a size. */
export function carouselCanvas({ carouselSlides, carouselRatio }: CarouselSettings, content: Size): Size {
  const [across = 1, down = 1] = carouselRatio.split(":").map(Number);
  const factor = SLIDE_COLUMNS / greatestCommonDivisor(SLIDE_COLUMNS, across);
  return canvasOfSteps({ width: carouselSlides * across * factor, height: down * factor }, content);
}

/** A slide's part of the picture, in whole pixels. @param index from 0 */
export function slideBox({ width, height }: Size, count: number, index: number): Box {
  const [x, end] = [Math.round((index * width) / count), Math.round(((index + 1) * width) / count)];
  return { x, y: 0, width: end - x, height };
}
