/** Text lines. */
import type { Font, FontCss, TextBox } from "../layout/parts.ts";
import type { Surface } from "./surface.ts";

/** The font in CSS, for measuring and drawing alike. */
export function fontCss({ family, fallback = [], weight, size, italic }: Font): string {
  const families = [family, ...fallback].map((name) => `"${name}"`).join(", ");
  return `${italic === true ? "italic " : ""}${weight} ${size}px ${families}, sans-serif`;
}

/** @param fillStyle in place of the line's colour */
export function paintText(
  surface: Surface<unknown>,
  line: TextBox,
  toCss: FontCss,
  fillStyle: unknown = line.colour,
): void {
  surface.globalAlpha = line.opacity;
  surface.fillStyle = fillStyle;
  setTextStyle(surface, line, toCss);
  surface.fillText(line.text, anchorOf(line), line.baseline);
  surface.globalAlpha = 1;
}

/** Sets everything that decides on the shape of a line. */
export function setTextStyle(
  surface: Pick<
    Surface<unknown>,
    "font" | "letterSpacing" | "textAlign" | "textBaseline" | "direction" | "textRendering"
  >,
  { align, direction, font }: Pick<TextBox, "align" | "direction" | "font">,
  toCss: FontCss = fontCss,
): void {
  surface.font = toCss(font);
  surface.letterSpacing = letterSpacing(font);
  surface.textAlign = align;
  surface.textBaseline = "alphabetic";
  surface.direction = direction;
  // Without hinting, widths are proportional to the size, and the preview is the export at another scale.
  surface.textRendering = "geometricPrecision";
}

/** A font's tracking in CSS. */
export function letterSpacing({ size, tracking = 0 }: Pick<Font, "size" | "tracking">): string {
  return `${tracking * size}px`;
}

/** Returns the canvas x at which a line's text is anchored. */
export function anchorOf({ align, box }: Pick<TextBox, "align" | "box">): number {
  return align === "left" ? box.x : box.x + box.width;
}
