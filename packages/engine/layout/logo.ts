/** The logo's place: in the caption area, or in the bottom matte if there is no caption. */
import { contrastColour } from "../colour.ts";
import { clamp } from "../settings/range.ts";
import type { Logo, LogoPosition, Settings } from "../settings/table.ts";
import { textEdges, type CaptionArea } from "./caption-area.ts";
import type { Box, Size } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";

/** Padding above the logo, and the same below, as a share of the available height. */
const PADDING = 0.15;
/** Lowest bottom matte that holds a logo, as a share of the base length. */
const LOWEST_MATTE = 0.03;

interface AvailableSpace {
  readonly top: number;
  readonly height: number;
  /** The line on which the logo is centred as far as its padding allows. */
  readonly centre: number;
}

/**
 * The logo's box; null without a logo, or without space for it.
 * @param position as drawn, which may differ from the setting
 */
export function placeLogo(
  settings: Settings,
  frame: MatteFrame,
  captionArea: CaptionArea | null,
  position: LogoPosition,
): Box | null {
  const space = captionArea === null ? inBottomMatte(frame) : inCaptionArea(captionArea);
  const logo = logoForMatte(settings);
  if (logo === null || space === null) return null;
  const padding = space.height * PADDING;
  const { width, height } = fitLogo(logo, settings.logoSize, frame, space.height * (1 - 2 * PADDING));
  if (width <= 0 || height <= 0) return null;
  const y = clamp(space.centre - height / 2, {
    min: space.top + padding,
    max: space.top + space.height - padding - height,
  });
  return { x: horizontally(position, width, frame), y, width, height };
}

/** The logo for the matte's lightness, or the only one. */
export function logoForMatte({ customLogo, customLogoOnDark, outerBorderColor }: Settings): Logo | null {
  const dark = contrastColour(outerBorderColor) === "#FFFFFF";
  return dark ? (customLogoOnDark ?? customLogo) : (customLogo ?? customLogoOnDark);
}

function inBottomMatte({ base, framed, matte }: MatteFrame): AvailableSpace | null {
  if (matte.bottom < LOWEST_MATTE * base) return null;
  const top = framed.height - matte.bottom;
  return { top, height: matte.bottom, centre: top + matte.bottom / 2 };
}

/** Logo and text share their centre line. */
function inCaptionArea({ box, textHeight, textTop }: CaptionArea): AvailableSpace {
  return { top: box.y, height: box.height, centre: textTop + textHeight / 2 };
}

/** `logoSize / 200` of the framed base length, or less if that is too wide or too tall; the aspect ratio is kept. */
function fitLogo(logo: Logo, logoSize: number, frame: MatteFrame, tallest: number): Size {
  const ratio = logo.height / logo.width;
  const { left, right } = textEdges(frame);
  const width = Math.min((logoSize / 200) * frame.framedBase, right - left, tallest / ratio);
  return { width, height: width * ratio };
}

function horizontally(position: LogoPosition, width: number, frame: MatteFrame): number {
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
