/** Where the logo stands: in the caption area, or in the bottom matte when there is no strip. */
import { clamp } from "../ranges.ts";
import { logoForMatte } from "../logo-for-matte.ts";
import type { Logo, LogoPosition, Settings } from "../settings.ts";
import type { Frame } from "./frame.ts";
import { textEdges, type CaptionArea } from "./caption-area.ts";
import type { Box } from "./types.ts";

/** Share of the strip's or matte's height kept free above the logo, and the same below. */
const PADDING = 0.15;
/** Without a strip, a matte thinner than this share of the photo's width is too low for any logo. */
const LOWEST_MATTE = 0.03;

interface Room {
  readonly top: number;
  readonly height: number;
  /** The line the logo is centred on where there is room for that. */
  readonly centre: number;
}

/** The logo's box, or null where there is no logo or no room. `position` is where it really stands. */
export function placeLogo(
  settings: Settings,
  frame: Frame,
  captionArea: CaptionArea | null,
  position: LogoPosition,
): Box | null {
  const room = captionArea === null ? bottomMatte(frame) : inCaptionArea(captionArea);
  const logo = logoForMatte(settings);
  if (logo === null || room === null) return null;
  const { width, height } = fitLogo(logo, settings.logoSize, frame, room.height * (1 - 2 * PADDING));
  if (width <= 0 || height <= 0) return null;
  const air = room.height * PADDING;
  const y = clamp(room.centre - height / 2, { min: room.top + air, max: room.top + room.height - air - height });
  return { x: horizontally(position, width, frame), y, width, height };
}

function bottomMatte({ framed, outer, photo }: Frame): Room | null {
  if (outer < LOWEST_MATTE * photo.width) return null;
  const top = framed.height - outer;
  return { top, height: outer, centre: top + outer / 2 };
}

/** Logo and text share their middle. */
function inCaptionArea({ box, textHeight, textTop }: CaptionArea): Room {
  return { top: box.y, height: box.height, centre: textTop + textHeight / 2 };
}

/** `logoSize / 200` of the framed width, smaller where that would be too tall; the shape is kept. */
function fitLogo(logo: Logo, logoSize: number, { framed }: Frame, tallest: number): { width: number; height: number } {
  const shape = logo.height / logo.width;
  const width = Math.min((logoSize / 200) * framed.width, tallest / shape);
  return { width, height: width * shape };
}

function horizontally(position: LogoPosition, width: number, frame: Frame): number {
  const { left, right } = textEdges(frame);
  switch (position) {
    case "left":
      return left;
    case "right":
      return right - width;
    case "center":
      return (frame.framed.width - width) / 2;
  }
}
