import { fontCss, type FontCss, letterSpacing, type MeasureText } from "@matte/engine";

/** Canvas context members needed for measuring, in page or worker. */
export type MeasuringContext = Pick<
  OffscreenCanvasRenderingContext2D,
  "font" | "letterSpacing" | "measureText" | "textRendering"
>;

/** Cache limit; a full cache is emptied: editing measures the same few lines repeatedly. */
const MAX_WIDTHS = 5000;

/**
 * Measures advance widths on a canvas as the painter draws: without hinting, so that they scale in proportion.
 * @param isLoaded whether a font's face is loaded; a substitute's width is not cached
 */
export function measureWith(
  context: MeasuringContext,
  isLoaded: (font: string, text: string) => boolean,
  toCss: FontCss = fontCss,
): MeasureText {
  const widths = new Map<string, number>();
  return (text, font) => {
    const css = toCss(font);
    const spacing = letterSpacing(font);
    const key = `${css}\n${spacing}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = advance(context, css, spacing, text) - Number.parseFloat(spacing);
    if (widths.size >= MAX_WIDTHS) widths.clear();
    if (isLoaded(css, text)) widths.set(key, width);
    return width;
  };
}

/** Space follows the last letter, too. */
function advance(context: MeasuringContext, css: string, spacing: string, text: string): number {
  context.textRendering = "geometricPrecision";
  context.font = css;
  context.letterSpacing = spacing;
  return context.measureText(text).width;
}
