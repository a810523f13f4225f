/** A server with HEIC switched off by its operator. */
import { type RunningProduct, startProduct } from "../product/server.ts";
import { exportedPicture } from "./support/exported.ts";
import { expect, test as base } from "./support/test.ts";

const test = base.extend<object, { readonly product: RunningProduct }>({
  product: [
    async ({ browser: _browser }, use) => {
      const product = await startProduct({ HEIC: "off" });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

// The browser's message about the missing decoder.
test.use({ plan: "pro", expectedComplaints: [/status of 404/] });

test("With HEIC=off a HEIC is named with what to do, and photos dropped with it and after it are framed", async ({
  editor,
  photos,
}) => {
  const decoder = editor.page.waitForResponse((response) => response.url().includes("libheif"));
  await editor.give(...(await photos("plain", "heic-phone", "png-rgb")));
  await expect(editor.page.getByRole("alert").filter({ hasText: "IMG_0042.HEIC" })).toContainText(
    "“IMG_0042.HEIC” is a HEIC file, which this browser can’t open. Save it as JPEG, PNG or WebP first.",
  );
  expect((await decoder).status()).toBe(404);
  await expect(editor.text("2 loaded successfully")).toBeVisible();
  await expect(editor.thumbnails).toHaveCount(2);
  await editor.thumbnail("Misty mountains 2.jpg").click();
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  await editor.button("Remove png-rgb.png").click();
  const { width, height } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(600);
  expect(height).toBeGreaterThan(400);
  await editor.load(...(await photos("avif-orientation-6", "tiff-16-bit", "raw-nef", "webp-lossy")));
  await expect(editor.thumbnails).toHaveCount(5);
});
