import { photo, type PhotoName } from "../photos/index.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { expectFramed, LOSSY_ROUNDING } from "./support/expectations.ts";
import { exportedPicture } from "./support/exported.ts";
import { type Box, framed } from "./support/geometry.ts";
import { colourAt, decoded, otherThan, type Picture, rgb } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

/** A light and a dark matte, a font of 14 px and one of 2 percent of the height. */
const CASES: readonly (readonly [name: PhotoName, matte: string, mark: 0 | 255])[] = [
  ["plain", "#FFFFFF", 0],
  ["plain", "#202040", 255],
  ["mist", "#E0D0C0", 0],
];

for (const [name, matte, mark] of CASES) {
  test(`On Free, ${name} on ${matte} has the watermark at the bottom right at 25 percent opacity`, async ({
    editor,
    photos,
  }) => {
    await editor.load(...(await photos(name)));
    await frameIn(editor, matte);
    const canvas = await exportedPicture(editor);
    const source = await decoded(await photo(name));
    const frame = framed(source, { outer: 8 });
    const font = Math.max(14, 0.02 * canvas.height);
    const place = placeOfMark(canvas, font);
    const colour = rgb(matte);
    expectFramed(canvas, { frame, source, matte: colour, rounding: LOSSY_ROUNDING, holes: [place] });
    const found = otherThan(canvas, colour, { area: place });
    expect(found).not.toBeNull();
    expect(Math.abs(found!.x + found!.width - (canvas.width - font))).toBeLessThanOrEqual(2);
    expect(found!.height).toBeGreaterThan(font * 0.6);
    expect(strongest(canvas, found!, colour[0])).toBe(Math.round(colour[0] + (mark - colour[0]) * 0.25));
  });
}

async function frameIn(editor: EditorPage, matte: string): Promise<void> {
  await editor.field("Outer matte colour").fill(matte.toLowerCase());
  await editor.chooseFormat("PNG");
}

/** One font size from the right and bottom edges, one high; half a size below the baseline for descenders. */
function placeOfMark({ width, height }: Picture, font: number): Box {
  const em = Math.ceil(font);
  return {
    x: width - 13 * em,
    y: height - 2 * em - 1,
    width: 13 * em - Math.floor(font) + 1,
    height: Math.ceil(1.5 * em),
  };
}

/** Red at its greatest distance from the matte's: the middle of a stem. */
function strongest(picture: Picture, area: Box, red: number): number {
  let farthest = red;
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) {
      const [value] = colourAt(picture, x, y);
      if (Math.abs(value - red) > Math.abs(farthest - red)) farthest = value;
    }
  }
  return farthest;
}
