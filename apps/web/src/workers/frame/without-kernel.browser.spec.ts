import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** The page's document has what a worker has as global `fonts`. */
declare const document: { readonly fonts: unknown };

beforeAll(() => {
  vi.stubGlobal("fonts", document.fonts);
  vi.stubGlobal("WebAssembly", undefined);
});
afterAll(() => vi.unstubAllGlobals());

test("without WebAssembly the browser encodes the JPEG", async () => {
  // Imported here because kernels are loaded once.
  const { frameToBlob } = await import("./index.ts");
  const { loadPhoto } = await import("../decode/load.ts");
  const file = new File([await (await fetch("/test-photos/canon-eos-r6")).blob()], "photo.jpg");
  const { facts } = await loadPhoto(file, 0);
  const byBrowser = vi.spyOn(OffscreenCanvas.prototype, "convertToBlob");
  const settings = { ...DEFAULT_SETTINGS, keepOriginalJpeg: false };
  const job = { file, facts, settings, subject: "", watermark: false, logo: null };
  const framed = await frameToBlob(job, { enter: () => undefined, helpers: 0 });
  expect(framed.method).toBe("jpeg");
  expect(byBrowser).toHaveBeenLastCalledWith({ type: "image/jpeg", quality: 0.95 });
  const shown = await createImageBitmap(framed.blob);
  expect([shown.width, shown.height]).toEqual([framed.size.width, framed.size.height]);
  const { facts: kept } = await loadPhoto(new File([framed.blob], "framed.jpg"), 0);
  expect(kept.camera).toEqual(facts.camera);
});
