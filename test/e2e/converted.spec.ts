/** Photos of other formats than JPEG, PNG and WebP. */
import { findGainMap } from "@matte/codecs";
import { photo } from "../photos/index.ts";
import { exported, exportedPicture } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test("A raw file is framed losslessly, and the status line names its camera's JPEG", async ({ editor, photos }) => {
  await editor.load(...(await photos("raw-nef")));
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  await expect(editor.text("Camera's own JPEG, 600 × 400")).toBeVisible();
  const { width, height } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(600);
  expect(height).toBeGreaterThan(400);
});

test("An AVIF is framed upright", async ({ editor, photos }) => {
  await editor.load(...(await photos("avif-orientation-6")));
  await expect(editor.exportMethod).toHaveText("JPEG 95 %");
  const { width, height } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(height);
});

test("A TIFF of 16 bits is exported as a PNG of 16 bits", async ({ editor, photos }) => {
  await editor.load(...(await photos("tiff-16-bit")));
  await editor.chooseFormat("PNG");
  await expect(editor.exportMethod).toHaveText("PNG 16-bit");
  const { width, height } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(300);
  expect(height).toBeGreaterThan(200);
});

test("A raw file without a camera's JPEG is refused by name", async ({ editor }) => {
  const bytes = await photo("raw-nef");
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd8) bytes[at] = 0;
  await editor.addPhotos.setInputFiles({ name: "DSC_0001.NEF", mimeType: "", buffer: Buffer.from(bytes) });
  await expect(editor.page.getByRole("alert")).toContainText("“DSC_0001.NEF” is a raw file without a JPEG");
});

for (const name of ["heic-gain-map", "avif-tone-map"] as const) {
  test(`The gain map of ${name} is in its JPEG, and lost in a PNG`, async ({ editor, photos, page }) => {
    await editor.load(...(await photos(name)));
    await expect(editor.exportMethod).toHaveText("JPEG 95 %, HDR");
    const { bytes } = await exported(page, () => editor.button("Export").click());
    expect(findGainMap(bytes)).toMatchObject({ metadata: { form: "hdrgm" } });
    await editor.chooseFormat("PNG");
    await expect(editor.exportMethod).toHaveText("PNG (HDR lost)");
  });
}

test("A HEIC is framed upright, and its decoder is fetched with it, not before", async ({ editor, photos }) => {
  const fetched: string[] = [];
  editor.page.context().on("request", (request) => {
    if (request.url().includes("libheif")) fetched.push(request.url());
  });
  await editor.page.reload();
  await editor.page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await editor.load(...(await photos("heic-phone")));
  await expect(editor.exportMethod).toHaveText("JPEG 95 %");
  const { width, height } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(height);
  expect(fetched.length).toBeGreaterThan(0);
});
