/** From settings, a photo's size and its caption to finished boxes. Pure; the order below is the order things are decided. */
import { captionColumns, type CaptionColumns } from "../caption/columns.ts";
import type { LogoPosition } from "../settings.ts";
import { placeCaption } from "./caption.ts";
import { framePhoto, type Frame } from "./frame.ts";
import { NO_GRID } from "./grid.ts";
import { placeLogo } from "./logo.ts";
import { fitPreset } from "./preset.ts";
import { lineCount, placeCaptionArea } from "./caption-area.ts";
import type { Box, Layout, LayoutInput } from "./types.ts";
import { placeWatermark } from "./watermark.ts";

/** The one layout that preview, export, batch and tests share. */
export function layoutPicture(input: LayoutInput): Layout {
  const composition = compose(input);
  const fitted = fitPreset(composition, input.settings.socialPreset);
  return input.watermark ? { ...fitted, watermark: placeWatermark(fitted, input.settings, input.measure) } : fitted;
}

/** Photo, stroke, matte, caption and logo in pixels of the photo. */
function compose({ settings, photo, subject, camera, measure, grid = NO_GRID }: LayoutInput): Layout {
  const frame = framePhoto(settings, photo, grid);
  const columns = captionColumns(settings, subject, camera);
  const captionArea = settings.showMetadata ? placeCaptionArea(frame, lineCount(columns), settings, grid) : null;
  const position = logoPosition(settings.logoPosition, columns);
  const logo = placeLogo(settings, frame, captionArea, position);
  return {
    canvas: { width: frame.framed.width, height: frame.framed.height + (captionArea?.box.height ?? 0) },
    background: settings.outerBorderColor,
    stroke: strokeOf(frame, settings.innerBorderColor),
    photo: frame.photo,
    watermark: null,
    captionArea: captionArea?.box ?? null,
    caption: captionArea === null ? [] : placeCaption(columns, settings, frame, captionArea, logo, measure),
    logo,
    logoCentred: logo !== null && position !== settings.logoPosition,
  };
}

/** Text on the right needs the room, so the logo gives way to the centre (SPEC §9). */
function logoPosition(chosen: LogoPosition, { right }: CaptionColumns): LogoPosition {
  return right.length > 0 ? "center" : chosen;
}

function strokeOf({ inner, outer, photo }: Frame, colour: Layout["background"]): Layout["stroke"] {
  if (inner === 0) return null;
  const box: Box = { x: outer, y: outer, width: photo.width + 2 * inner, height: photo.height + 2 * inner };
  return { box, width: inner, colour };
}
