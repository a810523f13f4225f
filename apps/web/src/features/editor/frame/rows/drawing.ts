/** Geometry of the sides drawing. CSS pixels, relative to the space for the drawing. */
import { baseLength, layoutPicture, type Layout, type Settings, type Side, type Size } from "@matte/engine";

export interface Place {
  /** Export pixels to CSS pixels. */
  readonly factor: number;
  /** The canvas's top left corner. */
  readonly x: number;
  readonly y: number;
}

/** Layout without caption, shape, paper and preset: its sides come from the settings. */
export function layoutSides(settings: Settings, photo: Size): Layout {
  return layoutPicture({
    settings: { ...settings, showMetadata: false, shape: "photo", printSize: "none", socialPreset: "original" },
    photo,
    subject: "",
    camera: {},
    watermark: false,
    measure: () => 0,
  });
}

/** The largest drawing, centred in the space. */
export function placeInside({ canvas }: Layout, space: Size): Place {
  const factor = Math.min(space.width / canvas.width, space.height / canvas.height);
  return { factor, x: (space.width - canvas.width * factor) / 2, y: (space.height - canvas.height * factor) / 2 };
}

/** The layout and its place when a drag begins. */
export interface DragStart {
  readonly layout: Layout;
  readonly place: Place;
}

/** Places a changed layout so that its photo stays where it was. */
export function placeAround({ photo }: Layout, { layout, place: { factor, x, y } }: DragStart): Place {
  return { factor, x: x + (layout.photo.x - photo.x) * factor, y: y + (layout.photo.y - photo.y) * factor };
}

/** The midpoint of a side's outer edge. */
export function handleAt(side: Side, { canvas }: Layout, { factor, x, y }: Place): { left: number; top: number } {
  const [right, bottom] = [x + canvas.width * factor, y + canvas.height * factor];
  const [centre, middle] = [(x + right) / 2, (y + bottom) / 2];
  return {
    top: { left: centre, top: y },
    right: { left: right, top: middle },
    bottom: { left: centre, top: bottom },
    left: { left: x, top: middle },
  }[side];
}

/** How far a pointer movement in CSS pixels widens a side, in percent of the base length. */
export function percentOf(
  side: Side,
  move: { readonly x: number; readonly y: number },
  { measuredBy }: Settings,
  photo: Size,
  factor: number,
): number {
  const outwards = { top: -move.y, right: move.x, bottom: move.y, left: -move.x }[side];
  return (outwards / (baseLength(measuredBy, photo) * factor)) * 100;
}
