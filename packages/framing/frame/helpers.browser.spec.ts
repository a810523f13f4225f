import { encodeJpegBand, type JpegBandHelper } from "@matte/jpeg";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadPhoto } from "../decode/load.ts";
import type { FramedPhoto } from "../photos/types.ts";
import { NO_HELPERS, type StartHelpers } from "../shared/band-helpers.ts";
import { grain, photoOf } from "../testing/painted.ts";
import { frameToBlob } from "./index.ts";

/** The page's document has the worker's global `fonts`. */
declare const document: { readonly fonts: unknown };

let photo: File;

beforeAll(async () => {
  vi.stubGlobal("fonts", document.fonts);
  const canvas = new OffscreenCanvas(2400, 1800);
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(photoOf(2400, 1800, (pixel) => 90 + 4 * grain(pixel)));
  photo = new File([await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })], "quay.jpg");
});
afterAll(() => vi.unstubAllGlobals());

/** Frames the photo with a helper for JPEG. */
async function framed(settings: Partial<Settings>, logo: Blob | null = null) {
  const code = vi.fn<JpegBandHelper["code"]>(async (band) => encodeJpegBand(band));
  const end = vi.fn<() => void>();
  const startHelpers = vi.fn<StartHelpers>((format) => {
    const helper = { ready: Promise.resolve(), capacity: 1, code };
    return { ...NO_HELPERS, jpeg: format === "jpeg" ? [helper] : [], end };
  });
  const { facts } = await loadPhoto(photo, 0);
  const job = {
    file: photo,
    facts,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    subject: "",
    watermark: false,
    logo,
  };
  const result: Promise<FramedPhoto> = frameToBlob(job, { enter: () => undefined, startHelpers });
  await result.catch(() => undefined);
  return { result, code, end, wanted: startHelpers.mock.calls };
}

test("A JPEG that is encoded again has helpers, which encode bands and are ended", async () => {
  const { result, code, end, wanted } = await framed({ keepOriginalJpeg: false });
  expect(await result).toMatchObject({ method: "jpeg" });
  expect(wanted).toEqual([["jpeg", 1]]);
  expect(code.mock.calls.length).toBeGreaterThan(1);
  expect(end).toHaveBeenCalledOnce();
});

test.each([
  ["A PNG has helpers of its own", "png", { exportFormat: "png" }, ["png"]],
  ["WebP has no helpers", "webp", { exportFormat: "webp" }, []],
  ["A JPEG that keeps its data has no helpers", "lossless-jpeg", {}, []],
  ["A small JPEG has no helpers", "jpeg", { keepOriginalJpeg: false, socialPreset: "portrait-4x5" }, []],
] as const)("%s", async (_, method, settings, formats) => {
  const { result, wanted } = await framed(settings);
  expect(await result).toMatchObject({ method });
  expect(wanted.map(([format]) => format)).toEqual(formats);
});

test("Helpers are ended if the job fails", async () => {
  const customLogo = { id: "logo", name: "logo.png", width: 4, height: 2 };
  const settings = { keepOriginalJpeg: false, showMetadata: true, customLogo };
  const { result, end } = await framed(settings, new Blob(["not an image"]));
  await expect(result).rejects.toThrow("could not be decoded");
  expect(end).toHaveBeenCalledOnce();
});
