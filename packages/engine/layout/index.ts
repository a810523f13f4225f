/** Turns settings, a photo's size and its caption into finished boxes. Pure; the order below is the order of the decisions. */
import { LAYERS } from "../layers/index.ts";
import { placeFrame } from "./place-frame.ts";
import { fitOutput } from "./preset.ts";
import { type Layer, type Layout, type LayoutInput, NO_PARTS } from "./types.ts";

/** The layout that preview, export, batch and tests share. @param layers in the order in which they are painted */
export function layoutPicture(input: LayoutInput, layers: readonly Layer[] = LAYERS): Layout {
  const exported = fitOutput(compose(input, layers), input.settings);
  for (const layer of layers) add(exported, layer.placeInExport?.(exported, input));
  return exported;
}

/** Photo, strokes, matte, caption and logo in pixels of the photo. */
function compose(input: LayoutInput, layers: readonly Layer[]): Layout {
  const { settings, grey = false } = input;
  const { frame, caption, canvas } = placeFrame(input);
  const background = settings.outerBorderColor;
  const placed: Layout = { canvas, layers, background, photo: frame.photo, ...NO_PARTS, ...caption };
  for (const layer of layers) add(placed, layer.place?.({ settings, frame, grey }, placed));
  return placed;
}

/** Adds a layer's fields to a new layout. */
function add(layout: Layout, part: Partial<Layout> | null | undefined): void {
  if (part != null) Object.assign(layout, part);
}
