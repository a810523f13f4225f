import { findGainMap } from "@matte/formats/gain-map";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hdrPhoto } from "../../../tools/photos/hdr/index.ts";
import type { FramedPhoto } from "../photos/types.ts";
import { startNoHelpers } from "../shared/band-helpers.ts";

/** The page's document has the worker's global `fonts`. */
declare const document: { readonly fonts: unknown };

beforeAll(() => {
  vi.stubGlobal("fonts", document.fonts);
  vi.stubGlobal("WebAssembly", undefined);
});
afterAll(() => vi.unstubAllGlobals());

interface Framed {
  readonly framed: FramedPhoto;
  /** Options for everything encoded by the browser. */
  readonly encoded: readonly unknown[];
}

async function frameFixture(name: string, settings: Partial<Settings>): Promise<Framed> {
  // Imported late, because kernels are loaded once.
  const { frameToBlob } = await import("./index.ts");
  const { loadPhoto } = await import("../decode/load.ts");
  const file = new File([await (await fetch(`/test-photos/${name}`)).blob()], "photo");
  const { facts } = await loadPhoto(file, 0);
  const byBrowser = vi.spyOn(OffscreenCanvas.prototype, "convertToBlob");
  const all = { ...DEFAULT_SETTINGS, keepOriginalJpeg: false, ...settings };
  const job = { file, facts, settings: all, subject: "", watermark: false, logo: null };
  const framed = await frameToBlob(job, { enter: () => undefined, startHelpers: startNoHelpers });
  const encoded = byBrowser.mock.calls.map(([options]) => options);
  byBrowser.mockRestore();
  const { facts: kept } = await loadPhoto(new File([framed.blob], "framed"), 0);
  expect(kept).toMatchObject({ camera: facts.camera, size: framed.size });
  return { framed, encoded };
}

test("without WebAssembly the browser encodes JPEG", async () => {
  const { framed, encoded } = await frameFixture("canon-eos-r6", {});
  expect(framed.method).toBe("jpeg");
  expect(encoded).toContainEqual({ type: "image/jpeg", quality: 0.95 });
});

test("without WebAssembly the browser encodes PNG", async () => {
  const { framed, encoded } = await frameFixture("canon-eos-r6", { exportFormat: "png" });
  expect(framed.method).toBe("png");
  expect(encoded).toContainEqual({ type: "image/png" });
});

test("without WebAssembly a PNG of 16 bits becomes one of 8 and says why", async () => {
  const { loadPhoto } = await import("../decode/load.ts");
  const file = new File([await (await fetch("/test-photos/png-16-bit")).blob()], "photo.png");
  const { facts } = await loadPhoto(file, 0);
  expect(facts.deep).toEqual({ fallbackReason: "no-webassembly" });
  const { framed } = await frameFixture("png-16-bit", { exportFormat: "png" });
  expect(new Uint8Array(await framed.blob.slice(24, 25).arrayBuffer())).toEqual(Uint8Array.of(8));
});

test("without WebAssembly the canvas scales a photo to its social preset", async () => {
  const { framed } = await frameFixture("canon-eos-r6", { socialPreset: "square-1x1", exportFormat: "png" });
  expect(framed.method).toBe("png");
  const shown = await createImageBitmap(framed.blob);
  expect([shown.width, shown.height]).toEqual([framed.size.width, framed.size.height]);
});

test.each([true, false])(
  "without WebAssembly an HDR photo is SDR and says so, lossless: %s",
  async (keepOriginalJpeg) => {
    const { plannedMethod } = await import("../photos/method.ts");
    const { frameToBlob } = await import("./index.ts");
    const { loadPhoto } = await import("../decode/load.ts");
    const file = new File([hdrPhoto("pixel", { width: 640, height: 448 })], "hdr.jpg");
    const { facts } = await loadPhoto(file, 0);
    const settings = { ...DEFAULT_SETTINGS, keepOriginalJpeg };
    const job = { file, facts, settings, subject: "", watermark: false, logo: null };
    const planned = plannedMethod(facts, { settings, subject: "", measure: () => 0 });
    const framed = await frameToBlob(job, { enter: () => undefined, startHelpers: startNoHelpers });
    expect(planned).toMatchObject({ kind: framed.method, hdr: "lost" });
    expect(framed.hdr).toBeNull();
    expect(findGainMap(new Uint8Array(await framed.blob.arrayBuffer()))).toBeNull();
  },
);
