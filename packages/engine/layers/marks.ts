/** Rules and pointers of a label. */
import { isGrey } from "../colour.ts";
import { placeBox } from "../layout/geometry.ts";
import type { LabelMark, Layer, Overlay } from "../layout/types.ts";
import { fill } from "../paint/shapes.ts";
import type { Surface } from "../paint/surface.ts";

const overlay: Overlay = {
  boxes: ({ marks: all }) => all.map(({ box }) => box),
  paint(surface, { marks: all }) {
    for (const mark of all) paintMark(surface, mark);
  },
  isGrey: ({ marks: all }) => all.every(({ colour }) => isGrey(colour)),
};

export const marks: Layer = {
  name: "label marks",
  move: ({ marks: all }, to) =>
    all.length === 0 ? null : { marks: all.map((mark) => ({ ...mark, box: placeBox(mark.box, to) })) },
  paint: overlay.paint,
  overlay,
};

function paintMark(surface: Surface<unknown>, { shape, box, colour }: LabelMark): void {
  if (shape === "bar") return fill(surface, colour, box);
  const { x, y, width, height } = box;
  surface.fillStyle = colour;
  surface.beginPath();
  surface.moveTo(x, y);
  surface.lineTo(x + width, y + height / 2);
  surface.lineTo(x, y + height);
  surface.fill();
}
