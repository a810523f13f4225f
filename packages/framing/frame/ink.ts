/** The part of a text line that is painted. */
import { anchorOf, type Box, type FontCss, setTextStyle, type TextBox, withOverhang } from "@matte/engine";

/** Margin around measured glyphs, in em, for smoothed edges and outlines exceeding their font's bounds. */
const INK_MARGIN = 0.125;

/**
 * Returns the part of a line's box reached by its glyphs: the rest, more than half, need not be painted and read back.
 * The whole box if the browser measures no glyphs.
 */
export function inkOf(
  context: Parameters<typeof setTextStyle>[0] & Pick<OffscreenCanvasRenderingContext2D, "measureText">,
  line: TextBox,
  toCss: FontCss,
): Box {
  setTextStyle(context, line, toCss);
  const ink = context.measureText(line.text);
  const by = INK_MARGIN * line.font.size;
  const around = withOverhang(line);
  const left = Math.max(around.x, anchorOf(line) - ink.actualBoundingBoxLeft - by);
  const top = Math.max(around.y, line.baseline - ink.actualBoundingBoxAscent - by);
  const right = Math.min(around.x + around.width, anchorOf(line) + ink.actualBoundingBoxRight + by);
  const bottom = Math.min(around.y + around.height, line.baseline + ink.actualBoundingBoxDescent + by);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width > 0 && box.height > 0 ? box : around;
}
