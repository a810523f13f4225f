/** Soft shade on the photo under a label. */
import { type Box, cropBox, evenInsets, outset, placeBox } from "../layout/geometry.ts";
import type { Layer, Overlay, Shade } from "../layout/types.ts";
import { fill } from "../paint/shapes.ts";
import type { Surface } from "../paint/surface.ts";

/** Steps in the fade per unit of opacity: a step is three levels at most, since smoothstep is at most 1.5 times as steep as a line. */
const STEPS = 128;

const overlay: Overlay = {
  boxes: ({ shade: it, photo }) => (it === null ? [] : [cropBox(outset(it.box, evenInsets(it.fade + 1)), photo)]),
  paint(surface, { shade: it, photo }, { within }) {
    if (it !== null) paintShade(surface, it, within === undefined ? photo : cropBox(photo, within));
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

/**
 * Paints each pixel once, because the rounding of many faint layers would tint the photo. The shade fades with the distance to its
 * box: rows of runs with one opacity each.
 */
function paintShade(surface: Surface<unknown>, { box, fade, colour, opacity }: Shade, within: Box): void {
  const steps = Math.max(1, Math.min(Math.ceil(STEPS * opacity), Math.round(fade)));
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const reach = (step: number): number => (fade * step) / steps;
  const paintRow = (row: number, from: number, to: number): void => {
    const [top, height] = [Math.round(from), Math.round(to) - Math.round(from)];
    if (height <= 0 || top >= within.y + within.height || top + height <= within.y) return;
    const run = (x: number, end: number): void => {
      const part = cropBox({ x: Math.round(x), y: top, width: Math.round(end) - Math.round(x), height }, within);
      if (part.width > 0) fill(surface, colour, part);
    };
    let before = 0;
    for (let step = row; step <= steps; step += 1) {
      surface.globalAlpha = opacity * (step === 0 ? 1 : smoothstep(1 - (step - 0.5) / steps));
      const beyond = row === 0 ? reach(step) : chord(reach(step), reach(row - 0.5));
      if (step === row) run(box.x - beyond, right + beyond);
      else {
        run(box.x - beyond, box.x - before);
        run(right + before, right + beyond);
      }
      before = beyond;
    }
  };
  paintRow(0, box.y, bottom);
  for (let row = 1; row <= steps; row += 1) {
    paintRow(row, box.y - reach(row), box.y - reach(row - 1));
    paintRow(row, bottom + reach(row - 1), bottom + reach(row));
  }
  surface.globalAlpha = 1;
}

/** Half a circle's chord at a distance from its centre. */
function chord(radius: number, distance: number): number {
  return Math.sqrt(Math.max(0, radius ** 2 - distance ** 2));
}

function smoothstep(share: number): number {
  return share * share * (3 - 2 * share);
}
