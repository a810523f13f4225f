/** The logo's size, and its place in the caption area or, if there is no caption, in the bottom matte. */
import { matteReach } from "../layers/index.ts";
import { clamp } from "../settings/range.ts";
import type { Settings } from "../settings/table.ts";
import { logoForMatte } from "./chosen-logo.ts";
import { LINE_HEIGHT, SIDE_PADDING, textEdges, type CaptionArea } from "./caption-area.ts";
import { startOf } from "./logo-space.ts";
import type { Box } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";
import { cutPixels } from "./paper.ts";

/** Padding above the logo, and the same below, as a share of the available height. */
const PADDING = 0.15;
/** Share of the available height that the logo may take. */
const HEIGHT = 1 - 2 * PADDING;
/** Lowest bottom matte with a logo, as a share of the base length. */
const LOWEST_MATTE = 0.03;

export interface LogoSize {
  readonly width: number;
  /** Height divided by width. */
  readonly ratio: number;
  /** The largest `logoSize` with an effect if the height limits the logo; otherwise null. */
  readonly limit: number | null;
  readonly mayShrink: boolean;
}

interface AvailableSpace {
  readonly top: number;
  readonly height: number;
  /** The logo is centred on this line as far as its padding allows. */
  readonly centre: number;
}

/**
 * Returns the logo's size in a caption area before text takes space from it; null without a logo. It is `logoSize / 200` of the
 * framed base length, or less if it is too tall and the area does not grow. A logo in a growing area is no taller than the framed
 * photo.
 */
export function wantedLogo(settings: Settings, frame: MatteFrame, areaHeight: number): LogoSize | null {
  const logo = logoForMatte(settings);
  if (logo === null) return null;
  const ratio = logo.height / logo.width;
  const wanted = formulaWidth(settings, frame);
  const { width: longest, height } = frame.framed;
  const tallest = (settings.growForLogo ? Math.max(longest, height) : areaHeight * HEIGHT) / ratio;
  const limit = wanted > tallest ? Math.round((settings.logoSize * tallest) / wanted) : null;
  return { width: Math.min(wanted, tallest), ratio, limit, mayShrink: !settings.growForLogo };
}

/** Returns the height of a caption area for a logo with its padding. */
export function heightForLogo(height: number): number {
  return height / HEIGHT;
}

/** Places a logo in the caption area, on the centre line of the rows next to it. @param above number of rows above it */
export function logoInArea(logo: Omit<Box, "y">, area: CaptionArea, above: number): Box {
  const { box, fontSize, textHeight, textTop } = area;
  const top = textTop + above * LINE_HEIGHT * fontSize;
  const centre = (top + textTop + textHeight) / 2;
  if (above === 0) return { ...logo, y: topIn({ top: box.y, height: box.height, centre }, logo.height) };
  const bottom = box.y + box.height;
  const y = Math.min(centre - logo.height / 2, bottom);
  // Rounding takes more from a caption area of a pixel or two than its padding has.
  const height = clamp(bottom - y, { min: 0, max: logo.height });
  const width = height < logo.height ? (height / logo.height) * logo.width : logo.width;
  return { x: logo.x + (logo.width - width) / 2, y, width, height };
}

/** Places the logo if there is no caption, inside the cut and clear of the layers in the matte; null without a logo, or without space for it. */
export function logoInMatte(settings: Settings, frame: MatteFrame): Box | null {
  const logo = logoForMatte(settings);
  const { base, framed } = frame;
  // A print's bleed is cut off.
  const cut = cutPixels(settings, framed);
  const free = frame.matte.bottom - cut - matteReach(frame, settings);
  if (logo === null || free < LOWEST_MATTE * base) return null;
  const ratio = logo.height / logo.width;
  const width = Math.min(formulaWidth(settings, frame), (free * HEIGHT) / ratio);
  if (width <= 0) return null;
  const top = framed.height - cut - free;
  const wanted = startOf(settings.logoPosition, width, textEdges(frame), framed.width / 2);
  const least = SIDE_PADDING * framed.width;
  const x = clamp(wanted, { min: least, max: framed.width - least - width });
  const height = width * ratio;
  return { x, width, height, y: topIn({ top, height: free, centre: top + free / 2 }, height) };
}

/** `logoSize / 200` of the framed base length, inside the canvas. */
function formulaWidth({ logoSize }: Settings, { framed, framedBase }: MatteFrame): number {
  return Math.min((logoSize / 200) * framedBase, (1 - 2 * SIDE_PADDING) * framed.width);
}

function topIn({ top, height, centre }: AvailableSpace, logoHeight: number): number {
  const padding = height * PADDING;
  return clamp(centre - logoHeight / 2, { min: top + padding, max: top + height - padding - logoHeight });
}
