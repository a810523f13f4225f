/** Soft shade on the photo under a label. */
import { type Box, cropBox, evenInsets, outset, placeBox } from "../layout/geometry.ts";
import type { Layer, Overlay, Shade } from "../layout/types.ts";
import { between } from "../paint/ring.ts";
import { fill } from "../paint/shapes.ts";
import type { Surface } from "../paint/surface.ts";

/** Most steps of the fade: beyond, a step is fainter than a level. */
const MOST_STEPS = 96;

const overlay: Overlay = {
  boxes: ({ shade: it, photo }) => (it === null ? [] : [cropBox(outset(it.box, evenInsets(it.fade + 1)), photo)]),
  paint(surface, { shade: it, photo }) {
    if (it !== null) paintShade(surface, it, photo);
  },
  // Black or white.
  isGrey: () => true,
};

export const shade: Layer = {
  name: "label shade",
  move: ({ shade: it }, to) => it && { shade: { ...it, box: placeBox(it.box, to), fade: it.fade * to.factor } },
  paint: overlay.paint,
  overlay,
};

/** Paints each pixel once, because the rounding of many faint layers would tint the photo. */
function paintShade(surface: Surface<unknown>, { box, fade, colour, opacity }: Shade, photo: Box): void {
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.round(fade)));
  const at = (step: number): Box => wholePixels(outset(box, evenInsets((fade * step) / steps)));
  surface.globalAlpha = opacity;
  fill(surface, colour, cropBox(at(0), photo));
  for (let step = 1; step <= steps; step += 1) {
    surface.globalAlpha = opacity * smoothstep(1 - (step - 0.5) / steps);
    for (const part of between(at(step), at(step - 1))) fill(surface, colour, cropBox(part, photo));
  }
  surface.globalAlpha = 1;
}

function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}

function smoothstep(share: number): number {
  return share * share * (3 - 2 * share);
}
