import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadPhoto } from "./decode/load.ts";
import { previewPhoto } from "./decode/reduced.ts";
import { frameToBlob } from "./frame/index.ts";
import { startNoHelpers } from "./shared/band-helpers.ts";

/** The page's document has the worker's global `fonts`. */
declare const document: { readonly fonts: unknown };

const THREAD = { enter: () => undefined, startHelpers: startNoHelpers };

type Pixels = ImageBitmap | VideoFrame | OffscreenCanvas;

/** Every bitmap and video frame since the test began. */
const made: Pixels[] = [];
/** Every canvas since the first test, because canvases are reused. */
const canvases: OffscreenCanvas[] = [];

function isHeld(pixels: Pixels): boolean {
  if (pixels instanceof VideoFrame) return pixels.codedWidth > 0;
  return pixels instanceof ImageBitmap ? pixels.width > 0 : pixels.width * pixels.height > 1;
}

function held(): Pixels[] {
  return [...made, ...canvases].filter(isHeld);
}

async function fixture(name: string): Promise<File> {
  return new File([await (await fetch(`/test-photos/${name}`)).blob()], name);
}

beforeAll(() => {
  vi.stubGlobal("fonts", document.fonts);
  const makeBitmap = globalThis.createImageBitmap;
  const decode = ImageDecoder.prototype.decode;
  const transfer = OffscreenCanvas.prototype.transferToImageBitmap;
  vi.stubGlobal("createImageBitmap", async (...given: Parameters<typeof makeBitmap>) => {
    const bitmap = await makeBitmap(...given);
    made.push(bitmap);
    return bitmap;
  });
  vi.spyOn(ImageDecoder.prototype, "decode").mockImplementation(async function (this: ImageDecoder, options) {
    const result = await decode.call(this, options);
    made.push(result.image);
    return result;
  });
  vi.spyOn(OffscreenCanvas.prototype, "transferToImageBitmap").mockImplementation(function (this: OffscreenCanvas) {
    const bitmap = transfer.call(this);
    made.push(bitmap);
    return bitmap;
  });
  const { OffscreenCanvas: Canvas } = globalThis;
  vi.stubGlobal(
    "OffscreenCanvas",
    class extends Canvas {
      constructor(width: number, height: number) {
        super(width, height);
        canvases.push(this);
      }
    },
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(() => void made.splice(0));

const SEVERAL = ["plain", "panorama", "orientation-6", "png-rgb", "png-orientation-6", "webp-lossy"];

test.each(SEVERAL)("loading %s releases all pixels but those of its preview", async (name) => {
  const { preview } = await loadPhoto(await fixture(name), 200);
  expect(made.length).toBeGreaterThan(1);
  expect(canvases.length).toBeGreaterThan(0);
  expect(held()).toEqual([preview]);
});

test.each(SEVERAL)("previewing %s releases all pixels but those of the preview", async (name) => {
  const file = await fixture(name);
  const { facts } = await loadPhoto(file, 0);
  made.splice(0);
  expect(held()).toEqual([]);
  const preview = await previewPhoto(file, facts, 200);
  expect(held()).toEqual([preview]);
});

test.each(SEVERAL)("framing %s on a canvas releases all pixels", async (name) => {
  const file = await fixture(name);
  const { facts } = await loadPhoto(file, 0);
  made.splice(0);
  const settings = { ...DEFAULT_SETTINGS, keepOriginalJpeg: false };
  const job = { file, facts, settings, subject: "", watermark: false, logo: null };
  expect(await frameToBlob(job, THREAD)).toMatchObject({ method: "jpeg" });
  expect(made.length).toBeGreaterThan(0);
  expect(held()).toEqual([]);
});

test.each(["plain", "orientation-6"])("framing %s losslessly releases all pixels", async (name) => {
  const file = await fixture(name);
  const { facts } = await loadPhoto(file, 0);
  made.splice(0);
  const settings = { ...DEFAULT_SETTINGS, showMetadata: true, photoBy: "Photo by Ines Morel" };
  const job = { file, facts, settings, subject: "Vessels", watermark: true, logo: null };
  expect(await frameToBlob(job, THREAD)).toMatchObject({ method: "lossless-jpeg" });
  expect(made).toEqual([]);
  expect(held()).toEqual([]);
});

test("a failing job releases all pixels", async () => {
  await expect(loadPhoto(await fixture("jpeg-huffman"), 200)).rejects.toMatchObject({ code: "corrupt" });
  const file = await fixture("plain");
  const { facts } = await loadPhoto(file, 0);
  const customLogo = { id: "logo", name: "logo.png", width: 4, height: 2 };
  const settings = { ...DEFAULT_SETTINGS, customLogo, showMetadata: true };
  const job = { file, facts, settings, subject: "", watermark: false, logo: new Blob(["not an image"]) };
  await expect(frameToBlob(job, THREAD)).rejects.toThrow("could not be decoded");
  expect(held()).toEqual([]);
});
