import { CORNERS, MARK_SIZE, photo, type PhotoName, PHOTOS } from "../photos/index.ts";
import type { EditorPage, Preset } from "./support/editor-page.ts";
import { colourIn, expectFramed, expectPlaced, LOSSY_ROUNDING } from "./support/expectations.ts";
import { exportedPicture } from "./support/exported.ts";
import { type Box, framed, placed } from "./support/geometry.ts";
import { decoded, distance, type Picture, rgb } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

// Pro has no watermark, so that every pixel of the matte can be compared.
test.use({ plan: "pro" });

const MATTE = "#6A4FB0";

/** Every orientation in the original size and in one preset, so that each preset has landscape and portrait photos. */
const CASES = [
  ["orientation-1", "portrait-4x5", LOSSY_ROUNDING],
  ["orientation-2", "instagram-post-safe", LOSSY_ROUNDING],
  ["orientation-3", "story-9x16", LOSSY_ROUNDING],
  ["orientation-4", "square-1x1", LOSSY_ROUNDING],
  ["orientation-5", "portrait-4x5", LOSSY_ROUNDING],
  ["orientation-6", "instagram-post-safe", LOSSY_ROUNDING],
  ["orientation-7", "story-9x16", LOSSY_ROUNDING],
  ["orientation-8", "square-1x1", LOSSY_ROUNDING],
  ["png-rgb", "square-1x1", 0],
  ["png-orientation-6", "portrait-4x5", 0],
  ["webp-lossless", "story-9x16", 0],
  ["webp-orientation-6", "instagram-post-safe", LOSSY_ROUNDING],
] as const satisfies readonly (readonly [PhotoName, string, number])[];

for (const half of [CASES.slice(0, 6), CASES.slice(6)]) {
  const names = half.map(([name]) => name);
  test(`${names.join(", ")} are exported upright, pixel for pixel, and upright in presets`, async ({
    editor,
    photos,
  }) => {
    await editor.field("Outer matte colour").fill(MATTE.toLowerCase());
    await editor.chooseFormat("PNG");
    for (const [name, preset, rounding] of half) {
      await editor.loadInstead(...(await photos(name)));
      await test.step(name, () => expectUprightExports(editor, name, preset, rounding));
    }
  });
}

async function expectUprightExports(
  editor: EditorPage,
  name: PhotoName,
  preset: Exclude<Preset, "original">,
  rounding: number,
): Promise<void> {
  await editor.choosePreset("original");
  const source = await decoded(await photo(name));
  const { width, height } = PHOTOS[name].size;
  const frame = framed({ width, height }, { outer: 8 });
  const original = await exportedPicture(editor);
  expectFramed(original, { frame, source, matte: rgb(MATTE), rounding });
  expectUpright(original, frame.photo);

  await editor.choosePreset(preset);
  const canvas = await exportedPicture(editor);
  const place = placed(frame, preset);
  expectPlaced(canvas, place, rgb(MATTE));
  expectUpright(canvas, place.photo);
}

/** Centre of each mark in the upright photo. */
const MARKS = [
  [CORNERS.topLeft, MARK_SIZE / 2, MARK_SIZE / 2],
  [CORNERS.topRight, 1 - MARK_SIZE / 2, MARK_SIZE / 2],
  [CORNERS.bottomLeft, MARK_SIZE / 2, 1 - MARK_SIZE / 2],
  [CORNERS.bottomRight, 1 - MARK_SIZE / 2, 1 - MARK_SIZE / 2],
] as const;

function expectUpright(canvas: Picture, box: Box): void {
  for (const [colour, across, down] of MARKS)
    expect(distance(colourIn(canvas, box, across, down), colour), `mark at ${across}, ${down}`).toBeLessThan(24);
}
