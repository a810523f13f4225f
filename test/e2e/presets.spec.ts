import type { PhotoName } from "../photos/index.ts";
import { photo } from "../photos/index.ts";
import { expectPlaced, findText } from "./support/expectations.ts";
import { exportedPicture } from "./support/exported.ts";
import { framed, placed, PRESETS } from "./support/geometry.ts";
import { decoded, rgb } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const MATTE = "#C04020";

const NAMES = [
  "portrait-4x5",
  "instagram-post-safe",
  "instagram-3x4",
  "story-9x16",
  "square-1x1",
  "landscape-16x9",
] as const;
const SHAPES: readonly PhotoName[] = ["plain", "tall", "panorama"];

for (const preset of NAMES) {
  test(`${preset} contains photos of any shape, whole and centred`, async ({ editor, photos }) => {
    await editor.field("Outer matte colour").fill(MATTE.toLowerCase());
    await editor.slider("Inner stroke size").fill("20");
    await editor.chooseFormat("PNG");
    await editor.choosePreset(preset);
    for (const name of SHAPES) {
      await editor.load(...(await photos(name)));
      await expect(editor.thumbnails).toHaveCount(1);
      const source = await decoded(await photo(name));
      const place = placed(framed(source, { outer: 8, inner: 20 }), preset);
      expectPlaced(await exportedPicture(editor), place, rgb(MATTE));
      await editor.button("Clear batch").click();
    }
  });
}

test("A caption is part of the composition that a preset contains", async ({ editor, photos }) => {
  await editor.load(...(await photos("plain")));
  await editor.toggle("Show metadata").check();
  await editor.field("Photo credit").fill("© Ada");
  await editor.choosePreset("square-1x1");
  await editor.chooseFormat("PNG");
  const canvas = await exportedPicture(editor);
  const frame = framed(await decoded(await photo("plain")), { outer: 8, caption: { lines: 1 } });
  const { factor, photo: box } = placed(frame, "square-1x1");
  const text = findText(canvas, { x: 0, y: Math.ceil(box.y + box.height + 4), width: 1080, height: 300 });
  // In the caption area, which begins one matte's width below the photo.
  expect(text!.y).toBeGreaterThan(box.y + box.height + frame.outer * factor);
  expect(text!.y + text!.height).toBeLessThan(PRESETS["square-1x1"].height - box.y * 0.5);
  expect(Math.abs(text!.x - box.x)).toBeLessThan(8);
  expect(Math.abs(text!.x + text!.width - box.x - box.width)).toBeLessThan(8);
});
