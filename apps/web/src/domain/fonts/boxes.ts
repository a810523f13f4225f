/** Graphemes that print as boxes, because no font has them. */
import { graphemes } from "@matte/engine";

const SIZE = { width: 64, height: 40 };
/** Unassigned code points: several, since a box may contain the digits of its code point. */
const UNASSIGNED = [0x40000, 0xd1234, 0x5fff0].map((code) => String.fromCodePoint(code));
/** Characters that draw nothing, or only together with others. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{M}\s\p{Variation_Selector}]/u;

/**
 * Graphemes of the text, each once, of which a character is drawn like an unassigned one. An emoji of several characters falls apart
 * into its own boxes, so each is looked at.
 * @param lacking characters that no font of ours has; all others are known to have glyphs
 */
export function boxGraphemes(text: string, lacking: ReadonlySet<string>): readonly string[] {
  const context = new OffscreenCanvas(SIZE.width, SIZE.height).getContext("2d", { willReadFrequently: true });
  if (context === null) return [];
  const boxes = new Set(UNASSIGNED.map((character) => pictureOf(context, character)));
  const isBox = (character: string): boolean =>
    lacking.has(character) && !INVISIBLE.test(character) && boxes.has(pictureOf(context, character));
  return [...new Set(graphemes(text))].filter((grapheme) => Array.from(grapheme).some(isBox));
}

function pictureOf(context: OffscreenCanvasRenderingContext2D, character: string): string {
  context.clearRect(0, 0, SIZE.width, SIZE.height);
  context.font = "24px sans-serif";
  context.fillText(character, 4, 28);
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data.join();
}
