/** Turns settings, a photo's size and its caption into finished boxes. Pure; the order below is the order of the decisions. */
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
function compose(input: LayoutInput): Layout {
  const { settings } = input;
  const { frame, caption, canvas } = placeFrame(input);
  return {
    canvas,
    background: settings.outerBorderColor,
    ...placeRings(frame, settings, input.grey === true),
    photo: frame.photo,
    watermark: null,
    ...caption,
  };
}
