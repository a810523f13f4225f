import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { framePhoto } from "./frame/index.ts";
import { loadPhoto } from "./decode/load.ts";
import { previewPhoto } from "./decode/preview.ts";

/** These specs run in a page, where a worker's `fonts` are the document's. */
declare const document: { readonly fonts: unknown };

type Pixels = ImageBitmap | VideoFrame | OffscreenCanvas;

/** Every picture since the test began. */
const made: Pixels[] = [];
/** Every canvas since the first test: they are used again. */
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

const SEVERAL = ["plain", "orientation-6", "png-rgb", "png-orientation-6", "webp-lossy"];

test.each(SEVERAL)("loading %s leaves nothing behind but its preview", async (name) => {
  const { preview } = await loadPhoto(await fixture(name), 200);
  expect(made.length).toBeGreaterThan(1);
  expect(canvases.length).toBeGreaterThan(0);
  expect(held()).toEqual([preview]);
});

test.each(SEVERAL)("previewing %s leaves nothing behind but the preview", async (name) => {
  const file = await fixture(name);
  const { facts } = await loadPhoto(file, 0);
  made.splice(0);
  expect(held()).toEqual([]);
  const preview = await previewPhoto(file, facts, 200);
  expect(held()).toEqual([preview]);
});

test.each(SEVERAL)("framing %s on a canvas leaves nothing behind", async (name) => {
  const file = await fixture(name);
  const { facts } = await loadPhoto(file, 0);
  made.splice(0);
  const settings = { ...DEFAULT_SETTINGS, keepOriginalJpeg: false };
  const job = { file, facts, settings, subject: "", watermark: false, logo: null };
  expect(await framePhoto(job, () => undefined, 0)).toMatchObject({ method: "jpeg" });
  expect(made.length).toBeGreaterThan(0);
  expect(held()).toEqual([]);
});

test.each(["plain", "orientation-6"])("framing %s losslessly leaves nothing behind", async (name) => {
  const file = await fixture(name);
  const { facts } = await loadPhoto(file, 0);
  made.splice(0);
  const settings = { ...DEFAULT_SETTINGS, showMetadata: true, photoBy: "Photo by Ines Morel" };
  const job = { file, facts, settings, subject: "Vessels", watermark: true, logo: null };
  expect(await framePhoto(job, () => undefined, 0)).toMatchObject({ method: "lossless-jpeg" });
  expect(made).toEqual([]);
  expect(held()).toEqual([]);
});

test("a job that fails leaves nothing behind", async () => {
  await expect(loadPhoto(await fixture("jpeg-huffman"), 200)).rejects.toMatchObject({ code: "corrupt" });
  const file = await fixture("plain");
  const { facts } = await loadPhoto(file, 0);
  const customLogo = { id: "logo", name: "logo.png", width: 4, height: 2 };
  const settings = { ...DEFAULT_SETTINGS, customLogo, showMetadata: true };
  const job = { file, facts, settings, subject: "", watermark: false, logo: new Blob(["no picture"]) };
  await expect(framePhoto(job, () => undefined, 0)).rejects.toThrow("could not be decoded");
  expect(held()).toEqual([]);
});
