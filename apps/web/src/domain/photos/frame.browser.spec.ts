import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, describe, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { scenePixels } from "../../../../../tools/photos/scenes/index.ts";
import { createPhotoPool } from "./pool.ts";
import { fixture, pixelsOf } from "./testing/fixtures.ts";
import type { FramedPhoto, LoadedPhoto } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const PNG: Partial<Settings> = { exportFormat: "png" };

interface Framed extends FramedPhoto {
  readonly photo: LoadedPhoto;
}

async function framed(name: PhotoName, changes: Partial<Settings> = {}, logo: Blob | null = null): Promise<Framed> {
  const file = await fixture(name);
  const photo = await pool.load(file);
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const result = await pool.frame({ file, facts: photo.facts, settings, subject: "", watermark: false, logo });
  return { ...result, photo };
}

/** The photo on the canvas, inside an 8 percent matte and a 1 px stroke. */
async function photoInside({ blob, photo }: Framed, space: PredefinedColorSpace = "srgb"): Promise<ImageData> {
  const { width, height } = photo.facts.size;
  const inset = Math.round(0.08 * width) + 1;
  return pixelsOf(await createImageBitmap(blob, inset, inset, width, height), space);
}

/** Counts pixels differing by more than `allowed` in any channel. */
function differing(one: ImageData, other: { readonly data: ArrayLike<number> }, channels: 3 | 4, allowed = 0): number {
  let count = 0;
  for (let pixel = 0; pixel < one.width * one.height; pixel += 1) {
    const differs = [0, 1, 2].some((channel) => {
      const value = one.data[pixel * 4 + channel] ?? 0;
      return Math.abs(value - (other.data[pixel * channels + channel] ?? 0)) > allowed;
    });
    if (differs) count += 1;
  }
  return count;
}

describe("a framed PNG has every pixel of the photo", () => {
  test.each(["png-rgb", "png-orientation-6"] as const)("%s, unchanged", async (name) => {
    const source = scenePixels("marks", 480, 320);
    const inside = await photoInside(await framed(name, PNG));
    expect([inside.width, inside.height]).toEqual([480, 320]);
    expect(differing(inside, source, 3)).toBe(0);
  });

  test.each([
    "sampling-444",
    "sampling-420",
    "sampling-grey",
    "progressive-422",
    "orientation-2",
    "orientation-5",
    "orientation-7",
    "webp-lossy",
    "webp-lossless",
    "png-palette",
  ] as const)("of %s, as the browser shows it", async (name) => {
    const shown = document.createElement("img");
    shown.src = URL.createObjectURL(await fixture(name));
    await shown.decode();
    const source = pixelsOf(await createImageBitmap(shown));
    expect(differing(await photoInside(await framed(name, PNG)), source, 4)).toBe(0);
  });

  test("in Display P3 where the photo has a wider gamut than sRGB", async () => {
    const result = await framed("png-display-p3", PNG);
    const source = pixelsOf(await createImageBitmap(await fixture("png-display-p3")), "display-p3");
    const inside = await photoInside(result, "display-p3");
    expect(result.photo.facts.wideGamut).toBe(true);
    expect(differing(inside, source, 4, 1)).toBe(0);
    expect(await result.blob.text()).toContain("iCCP");
  });
});

test("a WebP with an orientation is framed upright", async () => {
  const inside = await photoInside(await framed("webp-orientation-6", PNG));
  expect([inside.width, inside.height]).toEqual([481, 321]);
  const upright = pixelsOf(await createImageBitmap(await fixture("webp-lossy")));
  expect(differing(inside, upright, 4, 48)).toBeLessThan(0.02 * inside.width * inside.height);
});

test("the matte shows through transparent pixels, and opaque ones are unchanged", async () => {
  const blue: Partial<Settings> = { ...PNG, outerBorderColor: "#0000FF" };
  const inside = await photoInside(await framed("png-transparent", blue));
  const source = pixelsOf(await createImageBitmap(await fixture("png-transparent"), { premultiplyAlpha: "none" }));
  const counts = { opaque: 0, clear: 0, wrong: 0 };
  for (let at = 0; at < source.data.length; at += 4) {
    const [red, green, blue_, alpha] = source.data.subarray(at, at + 4);
    const drawn = [...inside.data.subarray(at, at + 4)];
    const expected = alpha === 255 ? [red, green, blue_, 255] : alpha === 0 ? [0, 0, 255, 255] : drawn;
    if (alpha === 255) counts.opaque += 1;
    if (alpha === 0) counts.clear += 1;
    if (String(drawn) !== String(expected)) counts.wrong += 1;
  }
  expect(counts.wrong).toBe(0);
  expect(counts.opaque).toBeGreaterThan(1000);
  expect(counts.clear).toBeGreaterThan(1000);
});

test("the thumbnail of a transparent photo is a PNG, of all others a JPEG", async () => {
  const typeOf = async (name: PhotoName): Promise<string> => (await pool.load(await fixture(name))).thumbnail.type;
  expect(await typeOf("png-transparent")).toBe("image/png");
  expect(await typeOf("png-rgb")).toBe("image/jpeg");
});

test("the blob has the format of the settings", async () => {
  const jpeg = await framed("plain", { keepOriginalJpeg: false });
  expect(jpeg).toMatchObject({ method: "jpeg", size: { width: 698, height: 498 } });
  expect(jpeg.blob.type).toBe("image/jpeg");
  expect(await framed("one-pixel")).toMatchObject({ size: { width: 1, height: 1 } });
  const story = await framed("plain", { ...PNG, socialPreset: "story-9x16" });
  expect(story).toMatchObject({ method: "png", size: { width: 1080, height: 1920 } });
  expect(story.blob.type).toBe("image/png");
});

test("a logo is drawn where the layout has one", async () => {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas");
  context.fillStyle = "#FF00FF";
  context.fillRect(0, 0, 40, 20);
  const customLogo = { id: "logo", name: "logo.png", width: 40, height: 20 };
  const changes: Partial<Settings> = { ...PNG, customLogo, showMetadata: true };
  const { blob } = await framed("plain", changes, await canvas.convertToBlob());
  const { data } = pixelsOf(await createImageBitmap(blob));
  let magenta = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) magenta += 1;
  expect(magenta).toBeGreaterThan(500);
});

test("a photo whose frame exceeds any canvas is rejected before it is decoded", async () => {
  const file = await fixture("plain");
  const { facts } = await pool.load(file);
  const huge = { ...facts, size: { width: 16_000, height: 15_000 } };
  const settings = { ...DEFAULT_SETTINGS, outerBorderSize: 30 };
  const job = { file, facts: huge, settings, subject: "", watermark: false, logo: null };
  await expect(pool.frame(job)).rejects.toMatchObject({ code: "frame-too-large", type: "jpeg" });
});
