/** Operators for images and glyphs (ISO 32000-1 §8.9.5, §9.4). */
import { type Box, evenInsets, outset } from "@matte/engine";
import { type Affine, intoUpright } from "../read/orientation.ts";
import { decimal, decimals } from "./file.ts";
import { hexCode, type PlacedGlyph, type PlacedText } from "./fonts.ts";

/** Glyphs closer to their place than this, in em, need no movement. */
const CLOSE = 1e-5;
const UNITS = 1000;

/** Units by which images are narrower than their box: some viewers add a pixel to images that end on whole ones, and blur them. */
const LESS = 1e-4;

/** Places an image, whose first row is at the top of the unit square (§8.9.5.1), upright in a box. */
export function photoMatrix(orientation: number, box: Box): Affine {
  const { x, y, width, height } = outset(box, evenInsets(-LESS * Math.min(1, box.width, box.height)));
  const [a, b, c, d, e, f] = intoUpright(orientation, { width: 1, height: 1 });
  return [width * a, height * b, -width * c, -height * d, x + width * (c + e), y + height * (d + f)];
}

/** @param at the first glyph's place on the baseline */
export function textOperators(
  { runs }: PlacedText,
  size: number,
  at: { readonly x: number; readonly y: number },
): readonly string[] {
  const operators: string[] = [];
  let x = 0;
  for (const { font, glyphs } of runs) {
    operators.push(`/${font} ${decimal(size)} Tf`);
    const isLevel = glyphs.every((glyph) => glyph.x === 0 && glyph.y === 0);
    const groups = isLevel ? [glyphs] : glyphs.map((glyph) => [glyph]);
    for (const group of groups) {
      const [first] = group;
      const [left, up] = [x + (first?.x ?? 0), first?.y ?? 0];
      operators.push(`1 0 0 -1 ${decimals(at.x + left * size, at.y - up * size)} Tm`, `[${shown(group)}]TJ`);
      x += group.reduce((sum, { advance }) => sum + advance, 0);
    }
  }
  return operators;
}

/** Glyphs, with the differences between their widths and their advances. */
function shown(glyphs: readonly PlacedGlyph[]): string {
  let text = "";
  let open = false;
  for (const { code, advance, width } of glyphs) {
    text += open ? hexCode(code) : `<${hexCode(code)}`;
    open = Math.abs(advance - width) < CLOSE;
    if (!open) text += `>${decimal((width - advance) * UNITS)}`;
  }
  return open ? `${text}>` : text;
}
