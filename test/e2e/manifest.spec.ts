/** Requirements for installing the product from the browser. */
import { sizeOf, decoded } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly share_target: { readonly action: string };
  readonly file_handlers: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}

test("The browser reports no error in the manifest and offers to install the product", async ({ editor, page }) => {
  const browser = await page.context().newCDPSession(editor.page);
  const { errors, url } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // Test contexts are private windows, which cannot install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("Every icon has the size that the manifest declares", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await response.json()) as Manifest;
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = sizeOf(await decoded(await (await request.get(src)).body()));
    expect(`${width}x${height}`).toBe(sizes);
  }
  const types = manifest.file_handlers.flatMap(({ accept }) => Object.keys(accept));
  expect(types).toEqual([
    "image/jpeg",
    "image/png",
    "image/webp",
    "image/avif",
    "image/heic",
    "image/jxl",
    "image/tiff",
    "image/x-dcraw",
  ]);
});

test("The service worker is revalidated each time, and shared photos reach the editor without it as well", async ({
  request,
}) => {
  const worker = await request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  const multipart = { photos: { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("a") } };
  const shared = await request.post("/share", { multipart, maxRedirects: 0 });
  expect(shared.status()).toBe(303);
  expect(shared.headers()["location"]).toBe("/tool");
});
