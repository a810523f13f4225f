import { exportedPicture } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test("A raw file is framed with its camera's JPEG, an AVIF upright, and a TIFF of 16 bits as a PNG of 16 bits", async ({
  editor,
  photos,
}) => {
  await editor.load(...(await photos("raw-nef")));
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  await expect(editor.text("Camera's own JPEG, 600 × 400")).toBeVisible();
  const raw = await exportedPicture(editor);
  expect(raw.width).toBeGreaterThan(600);
  expect(raw.height).toBeGreaterThan(400);

  await editor.loadInstead(...(await photos("avif-orientation-6")));
  await expect(editor.exportMethod).toHaveText("JPEG 95 %");
  const avif = await exportedPicture(editor);
  expect(avif.width).toBeGreaterThan(avif.height);

  await editor.loadInstead(...(await photos("tiff-16-bit")));
  await editor.chooseFormat("PNG");
  await expect(editor.exportMethod).toHaveText("PNG 16-bit");
  const tiff = await exportedPicture(editor);
  expect(tiff.width).toBeGreaterThan(300);
  expect(tiff.height).toBeGreaterThan(200);
});

test("A HEIC is framed upright, and its decoder is fetched with it, not before", async ({ editor, photos }) => {
  const fetched: string[] = [];
  editor.page.context().on("request", (request) => {
    if (request.url().includes("libheif")) fetched.push(request.url());
  });
  await editor.load(...(await photos("plain")));
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  expect(fetched).toEqual([]);
  await editor.page.reload();
  await editor.load(...(await photos("heic-phone")));
  await expect(editor.exportMethod).toHaveText("JPEG 95 %");
  const { width, height } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(height);
  expect(fetched.length).toBeGreaterThan(0);
});
