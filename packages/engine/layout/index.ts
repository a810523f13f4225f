/** Turns settings, a photo's size and its caption into finished boxes. Pure; decisions are made in the order below. */
import { LAYERS } from "../layers/index.ts";
import { NO_GRID } from "./grid.ts";
import { placeFrame } from "./place-frame.ts";
import { fitOutput } from "./preset.ts";
import { type Layer, type Layout, type LayoutInput, NO_PARTS } from "./types.ts";

/** Lays out a picture for preview, export, batch and tests. @param layers in painting order */
export function layoutPicture(input: LayoutInput, layers: readonly Layer[] = LAYERS): Layout {
  const exported = fitOutput(compose(input, layers), input.settings);
  for (const layer of layers) add(exported, layer.placeInExport?.(exported, input));
  return exported;
}

/** Colour of a matte that shows the photo, until it does. */
const UNKNOWN = "#808080";

/** Photo, strokes, matte, caption and logo in the photo's pixels. */
function compose(input: LayoutInput, layers: readonly Layer[]): Layout {
  const { settings, tones, sheet, grey = false, grid = NO_GRID } = input;
  const { frame, caption, canvas } = placeFrame(input);
  const background = settings.background === "photo" ? UNKNOWN : settings.outerBorderColor;
  const placed: Layout = { canvas, layers, background, photo: frame.photo, ...NO_PARTS, ...caption };
  for (const layer of layers) add(placed, layer.place?.({ settings, frame, grid, grey, tones, sheet }, placed));
  return placed;
}

/** Adds a layer's fields to a new layout. */
function add(layout: Layout, part: Partial<Layout> | null | undefined): void {
  if (part != null) Object.assign(layout, part);
}
