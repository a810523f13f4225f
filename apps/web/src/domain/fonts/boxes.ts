/** Graphemes printed as boxes, because no font has them. */
import { type Font, graphemes } from "@matte/engine";
import { addedFontCss } from "@matte/framing/platform/faces.ts";

const SIZE = { width: 64, height: 40 };
/** Unassigned code points: several, since a box may contain the digits of its code point. */
const UNASSIGNED = [0x40000, 0xd1234, 0x5fff0].map((code) => String.fromCodePoint(code));
/** Characters that draw nothing, or only together with others. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{M}\s\p{Variation_Selector}]/u;

/**
 * Finds graphemes, each once, with a character drawn like an unassigned one. An emoji made from several characters falls apart into
 * separate boxes: each is checked.
 * @param isCandidate false for a character known to have a glyph
 * @param face the caption's, whose box is drawn if no font has a glyph
 */
export function boxGraphemes(
  text: string,
  isCandidate: (character: string) => boolean,
  face: Pick<Font, "family" | "fallback">,
): readonly string[] {
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext("2d", { willReadFrequently: true });
  if (context === null) return [];
  context.font = addedFontCss({ ...face, weight: 400, size: 24 });
  const boxes = new Set(UNASSIGNED.map((character) => pictureOf(context, character)));
  const isBox = (character: string): boolean =>
    isCandidate(character) && !INVISIBLE.test(character) && boxes.has(pictureOf(context, character));
  return [...new Set(graphemes(text))].filter((grapheme) => Array.from(grapheme).some(isBox));
}

function pictureOf(context: OffscreenCanvasRenderingContext2D, character: string): string {
  context.clearRect(0, 0, SIZE.width, SIZE.height);
  context.fillText(character, 4, 28);
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data.join();
}
