/** Paper for prints: its ratio, turned with the photo, and lengths on it in millimetres. */
import { MATTE_MM_RANGE } from "../settings/rows/matte.ts";
import type { PrintSize, Settings } from "../settings/table.ts";
import { isFullSizeCarousel } from "./carousel.ts";
import type { Size } from "./geometry.ts";
import { greatestCommonDivisor } from "./grid.ts";
import { canvasOfRatio, canvasOfSteps, isShaped } from "./shape.ts";

export const MILLIMETRES_PER_INCH = 25.4;

type Paper = Exclude<PrintSize, "none" | "custom">;
type PaperSettings = Pick<Settings, "printSize" | "printWidth" | "bleedMm" | "socialPreset">;

/** Upright. */
const PAPERS: Readonly<Record<Paper, Size & { /** Millimetres. */ readonly unit: number }>> = {
  "10x15": { width: 10, height: 15, unit: 10 },
  "13x18": { width: 13, height: 18, unit: 10 },
  a4: { width: 210, height: 297, unit: 1 },
  a3: { width: 297, height: 420, unit: 1 },
  "8x10in": { width: 8, height: 10, unit: MILLIMETRES_PER_INCH },
  "11x14in": { width: 11, height: 14, unit: MILLIMETRES_PER_INCH },
  "30x40": { width: 30, height: 40, unit: 10 },
};

/** Larger whole numbers are rounded, because their canvases would grow by too much. */
const LARGEST_STEP = 40;

/** Widest mattes on both sides, as a share of the paper's short side: the rest is for photo, caption and bleed. */
const MOST_MATTE = 0.6;

/** Matte and bleed in pixels; a null matte is measured by the photo. */
export interface PaperLengths {
  readonly matte: number | null;
  readonly bleed: number;
}

const NO_LENGTHS: PaperLengths = { matte: null, bleed: 0 };

/** True if the canvas gets the paper's ratio. A shape or a preset sets the canvas; custom paper has a width alone. */
export function fitsPaper({
  fitPaper,
  printSize,
  shape,
  socialPreset,
}: Pick<Settings, "fitPaper" | "printSize" | "shape" | "socialPreset">): boolean {
  return fitPaper && isWhole(printSize) && shape === "photo" && socialPreset === "original";
}

/** True if the canvas may be larger than its content: by a shape, a carousel, a paper or a bleed. */
export function growsCanvas(settings: Settings): boolean {
  const isShapedBy = isShaped(settings) || isFullSizeCarousel(settings);
  return isShapedBy || fitsPaper(settings) || (hasPaperCanvas(settings) && settings.bleedMm > 0);
}

/** True if lengths on paper apply: a social preset has pixels instead. */
export function hasPaperCanvas({ printSize, socialPreset }: Pick<Settings, "printSize" | "socialPreset">): boolean {
  return printSize !== "none" && socialPreset === "original";
}

/** True if the matte is measured in millimetres. */
export function isMatteOnPaper(settings: Pick<Settings, "printSize" | "socialPreset" | "matteMm">): boolean {
  return hasPaperCanvas(settings) && settings.matteMm !== null;
}

function isWhole(printSize: PrintSize): printSize is Paper {
  return printSize !== "none" && printSize !== "custom";
}

/** Returns the smallest canvas shaped like paper and bleed, turned with the photo. */
export function paperCanvas({ printSize, bleedMm }: PaperSettings, photo: Size, content: Size): Size {
  if (!isWhole(printSize)) return content;
  const { width, height, unit } = PAPERS[printSize];
  const bleed = (2 * bleedMm) / unit;
  const upright = { width: width + bleed, height: height + bleed };
  const ratio = photo.width > photo.height ? { width: upright.height, height: upright.width } : upright;
  const steps = stepsOf(ratio);
  return steps === null ? canvasOfRatio(ratio, content) : canvasOfSteps(steps, content);
}

/** A ratio in small whole numbers; null if there are none. */
function stepsOf({ width, height }: Size): Size | null {
  if (!Number.isInteger(width) || !Number.isInteger(height)) return null;
  const divisor = greatestCommonDivisor(width, height);
  const steps = { width: width / divisor, height: height / divisor };
  return Math.max(steps.width, steps.height) > LARGEST_STEP ? null : steps;
}

/** Returns pixels per millimetre in print: long side by long side, width by width on custom paper; null without a paper. */
export function printScale(settings: PaperSettings, { width, height }: Size): number | null {
  const { printSize, printWidth } = settings;
  if (printSize === "none") return null;
  const bleed = 2 * bleedOf(settings);
  if (printSize === "custom") return width / (printWidth + bleed);
  const paper = PAPERS[printSize];
  return Math.max(width, height) / (paper.height * paper.unit + bleed);
}

/** Returns the print's size in millimetres after its bleed is cut; null without a paper. */
export function printedSize(settings: PaperSettings, canvas: Size): Size | null {
  const scale = printScale(settings, canvas);
  if (scale === null) return null;
  const bleed = 2 * bleedOf(settings);
  return { width: canvas.width / scale - bleed, height: canvas.height / scale - bleed };
}

/** Millimetres; a social preset has none. */
function bleedOf(settings: PaperSettings): number {
  return hasPaperCanvas(settings) ? settings.bleedMm : 0;
}

/** Returns the pixels that are cut off each side of a print. */
export function cutPixels(settings: PaperSettings, canvas: Size): number {
  return bleedOf(settings) * (printScale(settings, canvas) ?? 0);
}

/** True if the paper's sides are named in inches. */
export function isInInches(printSize: PrintSize): boolean {
  return isWhole(printSize) && PAPERS[printSize].unit === MILLIMETRES_PER_INCH;
}

/**
 * Measures matte and bleed on paper. Their pixels depend on the canvas, and the canvas on them.
 * @param canvasWith the canvas with these lengths; called once for each attempt
 */
export function lengthsOnPaper(
  settings: Settings,
  photo: Size,
  canvasWith: (lengths: PaperLengths) => Size,
): PaperLengths {
  const { matteMm, bleedMm } = settings;
  const scale = printScale(settings, photo);
  const measures = hasPaperCanvas(settings) && (matteMm !== null || bleedMm > 0);
  if (!measures || scale === null) return NO_LENGTHS;
  const matte = matteMm === null ? null : matteMillimetres(settings);
  const lengthsAt = (guess: number) => ({ matte: matte && matte * guess, bleed: Math.round(bleedMm * guess) });
  return lengthsAt(agreed(scale, (guess) => printScale(settings, canvasWith(lengthsAt(guess))) ?? guess));
}

/** Returns the matte as it is printed: one that is too wide for the paper is narrower. */
export function matteMillimetres(settings: PaperSettings & Pick<Settings, "matteMm" | "bottomWeight">): number {
  return Math.min(settings.matteMm ?? 0, mostMatte(settings));
}

/** Returns the widest matte in millimetres. The bottom's weight makes it narrower. */
export function mostMatte({
  printSize,
  printWidth,
  bottomWeight,
}: PaperSettings & Pick<Settings, "bottomWeight">): number {
  const short = isWhole(printSize) ? PAPERS[printSize].width * PAPERS[printSize].unit : printWidth;
  return Math.min(MATTE_MM_RANGE.max, Math.floor((MOST_MATTE * short) / (2 + bottomWeight / 100)));
}

/** Attempts until a guessed scale is the placed one; rounding leaves a pixel. */
const ATTEMPTS = 8;
const CLOSE = 1e-4;
/** Scales are at most this many times that of the bare photo: tall captions on small paper have no better one. */
const MOST_GROWTH = 8;

/** Finds the scale that places itself, by the secant method: placed scales are almost linear in guessed ones. */
function agreed(first: number, scaleAt: (guess: number) => number): number {
  const attempt = (guess: number) => {
    const limited = Math.min(guess, MOST_GROWTH * first);
    return { guess: limited, scale: scaleAt(limited) };
  };
  let before = attempt(first);
  let now = attempt(before.scale);
  for (let count = 2; count < ATTEMPTS && Math.abs(now.scale / now.guess - 1) > CLOSE; count += 1) {
    const slope = (now.scale - before.scale) / (now.guess - before.guess);
    [before, now] = [now, attempt(slope < 1 ? now.guess + (now.scale - now.guess) / (1 - slope) : now.scale)];
  }
  return now.guess;
}
