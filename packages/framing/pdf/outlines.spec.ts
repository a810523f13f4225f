import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { trueTypeFont } from "./outlines.ts";

const FILE = "../../../node_modules/@fontsource/lora/files/lora-latin-400-normal.woff2";

function fontOf(text: string): { readonly bytes: Uint8Array; readonly given: ReturnType<typeof create> } {
  const given = create(readFileSync(fileURLToPath(new URL(FILE, import.meta.url))));
  const { glyphs } = given.layout(text);
  const { unitsPerEm, ascent, descent, bbox } = given;
  const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY] as const;
  const outlines = glyphs.map(({ path, advanceWidth }) => ({ commands: path.commands, advance: advanceWidth }));
  const bytes = trueTypeFont({ unitsPerEm, ascent, descent, box, glyphs: outlines });
  if (bytes === null) throw new Error("no TrueType outlines");
  return { bytes, given };
}

test("Glyphs keep outlines and widths, composed ones and blanks too", () => {
  const text = "Aé g";
  const { bytes, given } = fontOf(text);
  const font = create(bytes);
  expect(font).toMatchObject({ unitsPerEm: given.unitsPerEm, ascent: given.ascent, descent: given.descent });
  for (const [n, glyph] of given.layout(text).glyphs.entries()) {
    const made = font.getGlyph(n);
    expect(made.advanceWidth).toBe(glyph.advanceWidth);
    // The file's implied points may be half a unit off.
    expect(made.path.commands.map(({ command }) => command)).toEqual(glyph.path.commands.map(({ command }) => command));
    for (const [at, { args }] of glyph.path.commands.entries())
      for (const [place, value] of args.entries())
        expect(Math.abs((made.path.commands[at]?.args[place] ?? NaN) - value)).toBeLessThanOrEqual(0.5);
  }
});

test("Cubic curves are no TrueType outlines", () => {
  const commands = [
    { command: "moveTo", args: [0, 0] },
    { command: "bezierCurveTo", args: [0, 1, 1, 1, 1, 0] },
  ] as const;
  const glyphs = [{ commands, advance: 1 }];
  expect(trueTypeFont({ unitsPerEm: 1000, ascent: 800, descent: -200, box: [0, 0, 1, 1], glyphs })).toBeNull();
});
