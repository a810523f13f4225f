/** Overlays with text lines. */
import { isGrey } from "../colour.ts";
import type { Layout, Overlay, TextBox } from "../layout/types.ts";
import { paintText } from "../paint/text.ts";

/** @param lines a layout's lines, as drawn */
export function textOverlay(lines: (layout: Layout) => readonly TextBox[]): Overlay {
  return {
    lines,
    boxes: (layout, boxOf) => lines(layout).map((line) => boxOf(line)),
    paint(surface, layout, { toCss }) {
      for (const line of lines(layout)) paintText(surface, line, toCss);
    },
    isGrey: (layout) => lines(layout).every(({ colour }) => isGrey(colour)),
    ink: (layout) => lines(layout).map(({ box }) => box),
  };
}
