/** A layout at another scale: the preview is the export times a factor. */
import { evenInsets, outset, type Box } from "./geometry.ts";
import type { Bevel, EdgeShadow, Layout, Ring, TextBox } from "./types.ts";

export interface Placement {
  readonly factor: number;
  readonly x: number;
  readonly y: number;
}

/** The layout with every length multiplied. */
export function scaleLayout(layout: Layout, factor: number): Layout {
  const { canvas } = layout;
  return {
    ...placeBoxes(layout, { factor, x: 0, y: 0 }),
    canvas: { width: canvas.width * factor, height: canvas.height * factor },
  };
}

/**
 * The layout on a screen. The photo's edges are on whole pixels, where they are sharp; strokes keep their exact width, so that a
 * thin one is as faint as in the export at this scale.
 */
export function scaleToScreen(layout: Layout, factor: number): Layout {
  const scaled = scaleLayout(layout, factor);
  const { x, y, width, height } = scaled.photo;
  const [left, top] = [Math.round(x), Math.round(y)];
  const [right, bottom] = [Math.round(x + width), Math.round(y + height)];
  if (right === left || bottom === top) return scaled;
  return movePhoto(scaled, { x: left, y: top, width: right - left, height: bottom - top });
}

/** The layout with another box for the photo; strokes and bevel follow. */
export function movePhoto(layout: Layout, photo: Box): Layout {
  const { photo: exact, stroke, secondStroke, bevel } = layout;
  const moved = <R extends Ring | Bevel>(ring: R): R => ({
    ...ring,
    box: outset(photo, evenInsets(exact.x - ring.box.x)),
  });
  return {
    ...layout,
    photo,
    stroke: stroke && moved(stroke),
    secondStroke: secondStroke && moved(secondStroke),
    bevel: bevel && moved(bevel),
  };
}

/** The layout with all boxes scaled, then moved; the canvas stays. */
export function placeBoxes(layout: Layout, to: Placement): Layout {
  const { stroke, secondStroke, bevel, watermark, captionArea, logo } = layout;
  return {
    ...layout,
    photo: placeBox(layout.photo, to),
    stroke: stroke && placeRing(stroke, to),
    secondStroke: secondStroke && placeRing(secondStroke, to),
    bevel: bevel && placeBevel(bevel, to),
    watermark: watermark && placeText(watermark, to),
    captionArea: captionArea && placeBox(captionArea, to),
    caption: layout.caption.map((text) => placeText(text, to)),
    logo: logo && placeBox(logo, to),
  };
}

function placeRing<R extends Ring | Bevel>(ring: R, to: Placement): R {
  return { ...ring, box: placeBox(ring.box, to), width: ring.width * to.factor };
}

function placeBevel(bevel: Bevel, to: Placement): Bevel {
  const { edge, above, before } = bevel;
  const scaled = ({ width, colour }: EdgeShadow): EdgeShadow => ({ width: width * to.factor, colour });
  return { ...placeRing(bevel, to), edge: scaled(edge), above: scaled(above), before: scaled(before) };
}

export function placeBox(box: Box, { factor, x, y }: Placement): Box {
  return { x: x + box.x * factor, y: y + box.y * factor, width: box.width * factor, height: box.height * factor };
}

export function placeText(text: TextBox, to: Placement): TextBox {
  return {
    ...text,
    font: { ...text.font, size: text.font.size * to.factor },
    box: placeBox(text.box, to),
    baseline: to.y + text.baseline * to.factor,
  };
}
