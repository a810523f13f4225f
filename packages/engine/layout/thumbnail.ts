/** Layouts a few dozen pixels wide, where lines would fade and letters blur. */
import { mix } from "../colour.ts";
import { evenInsets, outset } from "./geometry.ts";
import type { Bevel, LabelMark, Ring, TextBox } from "./parts.ts";
import { scaleToScreen } from "./scale.ts";
import type { Layout } from "./types.ts";

/** Thinnest line, in CSS pixels. */
const THINNEST = 0.9;
/** Smallest letters, in CSS pixels; lines of smaller ones are bars. */
const SMALLEST_TEXT = 3.6;
/** Lines around the photo, from the inside out. */
const RINGS = [
  "stroke",
  "bevel",
  "innerMat",
  "outerBevel",
  "secondStroke",
] as const satisfies readonly (keyof Layout)[];

/**
 * Scales a layout to a thumbnail: lines stay visible, and texts too small to read are bars in their places.
 * @param density device pixels per CSS pixel
 */
export function scaleToThumbnail(layout: Layout, factor: number, density: number): Layout {
  const scaled = scaleToScreen(layout, factor);
  const isBar = ({ font }: TextBox): boolean => font.size < SMALLEST_TEXT * density;
  const bars = scaled.caption.filter(isBar).map((line) => barOf(line, scaled, density));
  return {
    ...scaled,
    ...withVisibleRings(scaled, THINNEST * density),
    caption: scaled.caption.filter((line) => !isBar(line)),
    marks: [...scaled.marks.map((mark) => withThickness(mark, THINNEST * density)), ...bars],
  };
}

/** Widens thin lines outwards, and moves those around them. */
function withVisibleRings(layout: Layout, thinnest: number): Partial<Layout> {
  let moved = 0;
  const widened = <R extends Ring | Bevel>(ring: R): R => {
    const more = Math.max(0, thinnest - ring.width);
    moved += more;
    return { ...ring, box: outset(ring.box, evenInsets(moved)), width: ring.width + more };
  };
  return Object.fromEntries(
    RINGS.map((name) => {
      const ring = layout[name];
      return [name, ring && widened(ring)];
    }),
  );
}

/** Display type is nearly as dark as a bar of its height; small type is mostly paper. */
const DISPLAY = { height: 0.62, ink: 0.9 };
const TEXT = { height: 0.5, ink: 0.62 };

function barOf(
  { box, baseline, font, align, colour, isDisplay }: TextBox,
  { background }: Layout,
  density: number,
): LabelMark {
  const { height: em, ink } = isDisplay === true ? DISPLAY : TEXT;
  const height = Math.max(em * font.size, THINNEST * density);
  const width = Math.max(box.width, density);
  const x = align === "right" ? box.x + box.width - width : box.x;
  return { shape: "bar", box: { x, y: baseline - height, width, height }, colour: mix(colour, background, ink) };
}

function withThickness(mark: LabelMark, thinnest: number): LabelMark {
  if (mark.shape !== "bar") return mark;
  const { x, y, width, height } = mark.box;
  const [across, down] = [Math.max(0, thinnest - width), Math.max(0, thinnest - height)];
  return { ...mark, box: { x: x - across / 2, y: y - down / 2, width: width + across, height: height + down } };
}
