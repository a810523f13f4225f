/** Rules and pointers of a label. */
import { placeBox } from "../layout/geometry.ts";
import type { LabelMark, Layer, Overlay } from "../layout/types.ts";
import { foilOf, isGreyInk } from "../paint/finish.ts";
import { fill } from "../paint/shapes.ts";
import type { Surface } from "../paint/surface.ts";

const overlay: Overlay = {
  boxes: ({ marks: all }) => all.map(({ box }) => box),
  paint(surface, layout) {
    const foil = foilOf(surface, layout);
    for (const mark of layout.marks) paintMark(surface, mark, foil ?? mark.colour);
  },
  isGrey: ({ marks: all, finish }) => isGreyInk(all, finish),
};

export const marks: Layer = {
  name: "label marks",
  move: ({ marks: all }, to) =>
    all.length === 0 ? null : { marks: all.map((mark) => ({ ...mark, box: placeBox(mark.box, to) })) },
  paint: overlay.paint,
  overlay,
};

function paintMark(surface: Surface<unknown>, { shape, box }: LabelMark, fillStyle: unknown): void {
  if (shape === "bar") return fill(surface, fillStyle, box);
  const { x, y, width, height } = box;
  surface.fillStyle = fillStyle;
  surface.beginPath();
  surface.moveTo(x, y);
  surface.lineTo(x + width, y + height / 2);
  surface.lineTo(x, y + height);
  surface.fill();
}
