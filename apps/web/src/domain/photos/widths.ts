import { fontCss, type MeasureText } from "@matte/engine";

/** The part of a canvas context, a page's or a worker's, that measuring uses. */
export type MeasuringContext = Pick<OffscreenCanvasRenderingContext2D, "font" | "measureText" | "textRendering">;

/** Editing measures the same few lines over and over; past this many the cache starts anew. */
const MOST_WIDTHS = 5000;

/**
 * Advance widths from a canvas, measured as the painter draws: without hinting, so that they grow in proportion.
 * @param isLoaded whether a font's face is there; a width measured with its stand-in is not remembered.
 */
export function measureWith(context: MeasuringContext, isLoaded: (font: string, text: string) => boolean): MeasureText {
  const widths = new Map<string, number>();
  return (text, font) => {
    const css = fontCss(font);
    const key = `${css}\n${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = advance(context, css, text);
    if (widths.size >= MOST_WIDTHS) widths.clear();
    if (isLoaded(css, text)) widths.set(key, width);
    return width;
  };
}

function advance(context: MeasuringContext, css: string, text: string): number {
  context.textRendering = "geometricPrecision";
  context.font = css;
  return context.measureText(text).width;
}
