/** Boxes for text lines. */
import { type Box, placeBox, type Placement } from "./geometry.ts";
import type { TextBox } from "./parts.ts";

/** Reach of glyphs beyond their line's box, in em: accents, swashes, tall scripts. */
const OVERHANG = 0.5;

/** A line, scaled, then moved. */
export function placeText(text: TextBox, to: Placement): TextBox {
  return {
    ...text,
    font: { ...text.font, size: text.font.size * to.factor },
    box: placeBox(text.box, to),
    baseline: to.y + text.baseline * to.factor,
  };
}

/** Returns the box that no glyph of a line leaves. */
export function withOverhang({ box, font }: TextBox): Box {
  const by = OVERHANG * font.size;
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
