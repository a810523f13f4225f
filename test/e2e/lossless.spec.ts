import { CORNERS, MARK_SIZE, photo, type PhotoName, PHOTOS } from "../photos/index.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { colourIn, expectMatteOfJpeg } from "./support/expectations.ts";
import { exportedPicture } from "./support/exported.ts";
import { framed } from "./support/geometry.ts";
import { cropped, decoded, distance, greatestDifference, rgb, sizeOf } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const MATTE = "#D8D2C6";
/** Matte colour for photos without colour channels. */
const GREY = "#D0D0D0";

/** Photos with the side of their blocks. */
const CASES: readonly (readonly [PhotoName, number])[] = [
  ["orientation-1", 16],
  ["orientation-2", 16],
  ["orientation-3", 16],
  ["orientation-4", 16],
  ["orientation-5", 16],
  ["orientation-6", 16],
  ["orientation-7", 16],
  ["orientation-8", 16],
  ["canon-eos-r6", 16],
  ["unaligned-grey", 8],
  ["restart-420", 16],
  ["progressive-444", 8],
];

for (const half of [CASES.slice(0, 6), CASES.slice(6)]) {
  const names = half.map(([name]) => name);
  test(`${names.join(", ")} are framed losslessly as JPG`, async ({ editor, photos }) => {
    for (const [name, block] of half) {
      await editor.loadInstead(...(await photos(name)));
      await test.step(name, () => expectOwnData(editor, name, block));
    }
  });
}

async function expectOwnData(editor: EditorPage, name: PhotoName, block: number): Promise<void> {
  const matte = PHOTOS[name].jpeg?.sampling === "grey" ? GREY : MATTE;
  await editor.field("Outer matte colour").fill(matte.toLowerCase());
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  const canvas = await exportedPicture(editor);
  const source = await decoded(await photo(name));
  const frame = framed(source, { outer: 8, block });
  expect(sizeOf(canvas)).toEqual(frame.canvas);
  expectMatteOfJpeg(canvas, frame, rgb(matte));
  // Partial blocks are encoded again; decoders smooth chroma across the edge of the others.
  const inset = block + 2;
  const inner = { x: inset, y: inset, width: source.width - 2 * inset, height: source.height - 2 * inset };
  const at = { x: frame.photo.x + inset, y: frame.photo.y + inset };
  expect(greatestDifference(canvas, at, cropped(source, inner))).toBe(0);
  if (PHOTOS[name].scene === "marks")
    expect(distance(colourIn(canvas, frame.photo, MARK_SIZE / 2, MARK_SIZE / 2), CORNERS.topLeft)).toBeLessThan(24);
}

test("With lossless framing off the geometry matches to the pixel, and the quality is shown", async ({
  editor,
  photos,
}) => {
  await editor.load(...(await photos("orientation-6")));
  await editor.toggle("Keep original JPEG data").uncheck();
  await expect(editor.exportMethod).toContainText("JPEG 95 %");
  const canvas = await exportedPicture(editor);
  const source = await decoded(await photo("orientation-6"));
  expect(sizeOf(canvas)).toEqual(framed(source, { outer: 8 }).canvas);
});
