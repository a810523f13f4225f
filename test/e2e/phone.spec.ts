import { photo } from "../photos/index.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { framed } from "../framed/geometry.ts";
import { decoded, sizeOf } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

test("On a phone everything fits, the preview stays in view above the settings, and a photo is framed by touch", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos({ photo: "canon-eos-r6", as: "ridge.jpg" })));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const name of ["Export", "1 inch", "6 inch", "Undo"]) {
    const box = (await editor.button(name).boundingBox())!;
    expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(24);
  }
  const above = (await editor.preview.boundingBox())!;
  const below = (await editor.slider("Outer matte size").boundingBox())!;
  expect(above.y + above.height).toBeLessThan(below.y);
  await editor.button("4 inch").tap();

  await editor.unfold("Output");
  await editor.field("Social preset").scrollIntoViewIfNeeded();
  await expect(editor.preview).toBeInViewport({ ratio: 1 });
  await editor.choice("Export format", "JPG").tap();
  const { name, bytes } = await exported(page, () => editor.button("Export").tap());
  await expect(editor.text("Image exported")).toBeVisible();
  expect(name).toMatch(nameOfExport("ridge", "jpeg"));
  const frame = framed(await decoded(await photo("canon-eos-r6")), { outer: 16, block: 16 });
  expect(sizeOf(await decoded(bytes))).toEqual(frame.canvas);
});
