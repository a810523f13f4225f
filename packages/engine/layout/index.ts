/** Turns settings, a photo's size and its caption into finished boxes. Pure; the order below is the order of the decisions. */
import { captionColumns, type CaptionColumns } from "../caption/columns.ts";
import type { LogoPosition } from "../settings/table.ts";
import { lineCount } from "./caption-area.ts";
import { placeCaption } from "./caption.ts";
import { NO_GRID } from "./grid.ts";
import { placeLogo } from "./logo.ts";
import { placeFrame } from "./place-frame.ts";
import { fitOutput } from "./preset.ts";
import { placeRings } from "./rings.ts";
import type { Layout, LayoutInput } from "./types.ts";
import { placeWatermark } from "./watermark.ts";

/** The layout that preview, export, batch and tests share. */
export function layoutPicture(input: LayoutInput): Layout {
  const composition = compose(input);
  const fitted = fitOutput(composition, input.settings);
  return input.watermark ? { ...fitted, watermark: placeWatermark(fitted, input.settings, input.measure) } : fitted;
}

/** Photo, strokes, matte, caption and logo in pixels of the photo. */
function compose({ settings, photo, subject, camera, measure, grid = NO_GRID }: LayoutInput): Layout {
  const columns = captionColumns(settings, subject, camera);
  const { frame, captionArea, canvas } = placeFrame(settings, photo, lineCount(columns), grid);
  const position = logoPosition(settings.logoPosition, columns);
  const logo = placeLogo(settings, frame, captionArea, position);
  return {
    canvas,
    background: settings.outerBorderColor,
    ...placeRings(frame, settings),
    photo: frame.photo,
    watermark: null,
    captionArea: captionArea?.box ?? null,
    caption: captionArea === null ? [] : placeCaption(columns, settings, frame, captionArea, logo, measure),
    logo,
    logoCentred: logo !== null && position !== settings.logoPosition,
  };
}

/** Text on the right needs the space, so the logo moves to the centre (SPEC §9). */
function logoPosition(chosen: LogoPosition, { right }: CaptionColumns): LogoPosition {
  return right.length > 0 ? "center" : chosen;
}
