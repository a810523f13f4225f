/** Turns the boxes of a layout into draw calls. It measures nothing and decides nothing. */
import type { Box } from "../layout/geometry.ts";
import { bevelAreas, mitres } from "../layout/bevel.ts";
import { insideOf } from "../layout/rings.ts";
import type { Bevel, Font, Layout, TextBox } from "../layout/types.ts";
import { between, ring, under } from "./ring.ts";
import type { Surface } from "./surface.ts";

export interface Pictures<Picture> {
  readonly photo: Picture;
  /** Required if the layout has a logo. */
  readonly logo: Picture | null;
}

/**
 * Draws a layout: matte, strokes with bevel, photo, watermark, caption, logo, in this order. The quality of resampling photos is a
 * setting of the surface: an export takes the best, a preview the fastest that looks the same. Logos always get the best, because
 * they are reduced by large factors, and it shows in their letters.
 */
export function paint<Picture>(
  surface: Surface<Picture>,
  layout: Layout,
  pictures: Pictures<Picture>,
  toCss: FontCss = fontCss,
): void {
  paintBackground(surface, layout);
  paintLines(surface, layout);
  paintPicture(surface, pictures.photo, layout.photo);
  paintOverlay(surface, layout, pictures.logo, toCss);
}

/** The overlay: everything drawn over matte and photo (watermark, caption, logo). */
export function paintOverlay<Picture>(
  surface: Surface<Picture>,
  layout: Layout,
  logo: Picture | null,
  toCss: FontCss = fontCss,
): void {
  if (layout.watermark !== null) paintText(surface, layout.watermark, toCss);
  for (const line of layout.caption) paintText(surface, line, toCss);
  if (layout.logo === null || logo === null) return;
  surface.imageSmoothingQuality = "high";
  paintPicture(surface, logo, layout.logo);
}

/** Writes a font in CSS. */
export type FontCss = (font: Font) => string;

/** The font in CSS, for measuring and drawing alike. */
export function fontCss({ family, fallback = [], weight, size }: Font): string {
  const families = [family, ...fallback].map((name) => `"${name}"`).join(", ");
  return `${weight} ${size}px ${families}, sans-serif`;
}

function paintBackground(surface: Surface<unknown>, { canvas, background }: Layout): void {
  surface.globalAlpha = 1;
  surface.fillStyle = background;
  surface.fillRect(0, 0, canvas.width, canvas.height);
}

/** Strokes and bevel, from the outside. Those that touch reach under each other. */
function paintLines(surface: Surface<unknown>, { secondStroke, bevel, stroke, photo }: Layout): void {
  if (secondStroke !== null)
    for (const side of between(secondStroke.box, insideOf(secondStroke))) fill(surface, secondStroke.colour, side);
  if (bevel !== null) {
    const inside = under(stroke?.box ?? photo);
    for (const { box, colour } of bevelAreas(bevel, inside)) fill(surface, colour, box);
    paintMitres(surface, bevel, inside);
  }
  if (stroke !== null) for (const side of ring(stroke.box, photo)) fill(surface, stroke.colour, side);
}

/** The corners of a bevel, over its flat areas. */
export function paintMitres(surface: Surface<unknown>, bevel: Bevel, inside?: Box): void {
  for (const { colour, points } of mitres(bevel, inside)) {
    const [[startX, startY], ...rest] = points;
    surface.fillStyle = colour;
    surface.beginPath();
    surface.moveTo(startX, startY);
    for (const [x, y] of rest) surface.lineTo(x, y);
    surface.fill();
  }
}

function fill(surface: Surface<unknown>, colour: string, { x, y, width, height }: Box): void {
  surface.fillStyle = colour;
  surface.fillRect(x, y, width, height);
}

function paintPicture<Picture>(surface: Surface<Picture>, picture: Picture, box: Layout["photo"]): void {
  surface.drawImage(picture, box.x, box.y, box.width, box.height);
}

function paintText(surface: Surface<unknown>, line: TextBox, toCss: FontCss): void {
  surface.globalAlpha = line.opacity;
  surface.fillStyle = line.colour;
  setTextStyle(surface, line, toCss);
  surface.fillText(line.text, anchorOf(line), line.baseline);
  surface.globalAlpha = 1;
}

/** Sets everything that decides on the shape of a line. */
export function setTextStyle(
  surface: Pick<Surface<unknown>, "font" | "textAlign" | "textBaseline" | "direction" | "textRendering">,
  { align, direction, font }: Pick<TextBox, "align" | "direction" | "font">,
  toCss: FontCss = fontCss,
): void {
  surface.font = toCss(font);
  surface.textAlign = align;
  surface.textBaseline = "alphabetic";
  surface.direction = direction;
  // Without hinting, widths are proportional to the size, and the preview is the export at another scale.
  surface.textRendering = "geometricPrecision";
}

/** Canvas x of the edge at which a line's text is anchored. */
export function anchorOf({ align, box }: Pick<TextBox, "align" | "box">): number {
  return align === "left" ? box.x : box.x + box.width;
}
