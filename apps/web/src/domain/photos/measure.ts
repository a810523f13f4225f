import type { MeasureText } from "@matte/engine";
import { addedFontCss } from "@matte/framing/platform/faces.ts";
import { type MeasuringContext, measureWith } from "@matte/framing/photos/widths.ts";

const measures = new Map<string, MeasureText>();

/** The page's text measure for captions in one family. The same function every time: effects can depend on it. */
export function measureInPage(family: string): MeasureText {
  const known =
    measures.get(family) ?? measureWith(pageContext(), (css, text) => document.fonts.check(css, text), addedFontCss);
  measures.set(family, known);
  return known;
}

function pageContext(): MeasuringContext {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas");
  return context;
}
