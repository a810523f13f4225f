/** Turns settings, a photo's size and its caption into finished boxes. Pure; the order below is the order of the decisions. */
import { LAYERS } from "../layers/index.ts";
import { placeFrame } from "./place-frame.ts";
import { fitOutput } from "./preset.ts";
import { type Layer, type Layout, type LayoutInput, NO_PARTS } from "./types.ts";

/** The layout that preview, export, batch and tests share. @param layers in the order in which they are painted */
export function layoutPicture(input: LayoutInput, layers: readonly Layer[] = LAYERS): Layout {
  const exported = { ...fitOutput(compose(input, layers), input.settings) };
  for (const layer of layers) Object.assign(exported, layer.placeInExport?.(exported, input));
  return exported;
}

/** Photo, strokes, matte, caption and logo in pixels of the photo. */
function compose(input: LayoutInput, layers: readonly Layer[]): Layout {
  const { settings, grey = false } = input;
  const { frame, caption, canvas } = placeFrame(input);
  const placed: Layout = {
    ...NO_PARTS,
    canvas,
    layers,
    background: settings.outerBorderColor,
    photo: frame.photo,
  };
  const composition = { settings, frame, caption, grey };
  for (const layer of layers) Object.assign(placed, layer.place?.(composition, placed));
  return placed;
}
