/** JPEGs framed with their original data, as Chromium decodes them. */
import type { Settings, Size } from "@matte/engine";
import ExifReader from "exifreader";
import { afterAll, describe, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../../../test/photos/jpeg-codings.ts";
import { createPhotoPool } from "./pool.ts";
import { colourAt, distance, fixture, pixelsOf } from "./testing/fixtures.ts";
import { edgeOf, type Framed, frameFixture, psnr } from "./testing/framed.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

/** Pixels along the photo's edge that may change: a partial block, and chroma smoothed across blocks by decoders. */
const RIM = 18;

const PHOTOS: readonly PhotoName[] = [
  "plain",
  ...JPEG_CODINGS,
  "orientation-2",
  "orientation-3",
  "orientation-4",
  "orientation-5",
  "orientation-6",
  "orientation-7",
  "orientation-8",
];

function inner(picture: ImageBitmap, left: number, top: number, { width, height }: Size): Promise<ImageBitmap> {
  return createImageBitmap(picture, left + RIM, top + RIM, width - 2 * RIM, height - 2 * RIM);
}

async function innerPhoto(framed: Framed, space: PredefinedColorSpace = "srgb"): Promise<ImageData> {
  const edge = edgeOf(framed);
  const whole = await createImageBitmap(framed.blob);
  expect([whole.width, whole.height]).toEqual([framed.size.width, framed.size.height]);
  return pixelsOf(await inner(whole, edge, edge, framed.photo.facts.size), space);
}

async function innerOriginal(name: PhotoName, space: PredefinedColorSpace = "srgb"): Promise<ImageData> {
  const whole = await createImageBitmap(await fixture(name));
  return pixelsOf(await inner(whole, 0, 0, whole), space);
}

describe("the pixels of a losslessly framed photo are the original's", () => {
  test.each(PHOTOS)("%s", async (name) => {
    const framed = await frameFixture(pool, name);
    expect(framed).toMatchObject({ method: "lossless-jpeg", fallbackReason: null });
    const [mine, original] = [await innerPhoto(framed), await innerOriginal(name)];
    expect(mine.data.every((value, at) => value === original.data[at])).toBe(true);
  });

  test("in Display P3, with the profile kept", async () => {
    const framed = await frameFixture(pool, "iphone-15-pro");
    expect(framed.method).toBe("lossless-jpeg");
    const [mine, original] = [
      await innerPhoto(framed, "display-p3"),
      await innerOriginal("iphone-15-pro", "display-p3"),
    ];
    expect(mine.data.every((value, at) => value === original.data[at])).toBe(true);
  });
});

describe("the matte of a losslessly framed photo has the chosen colour", () => {
  test.each<[PhotoName, Settings["outerBorderColor"], [number, number, number]]>([
    ["plain", "#FFFFFF", [255, 255, 255]],
    ["sampling-420", "#D8D2C6", [216, 210, 198]],
    ["orientation-6", "#000000", [0, 0, 0]],
    ["iphone-15-pro", "#B02020", [176, 32, 32]],
  ])("%s on %s", async (name, outerBorderColor, expected) => {
    const framed = await frameFixture(pool, name, { settings: { outerBorderColor, outerBorderSize: 16 } });
    expect(framed.method).toBe("lossless-jpeg");
    const pixels = pixelsOf(await createImageBitmap(framed.blob));
    for (const [u, v] of [
      [0.01, 0.01],
      [0.99, 0.5],
      [0.5, 0.99],
    ] as const) {
      expect(distance(colourAt(pixels, u, v), expected)).toBeLessThanOrEqual(2);
    }
  });
});

describe("the lossless frame is the one that a canvas draws", () => {
  // 10.6 percent of these photos' width is 64 px, a multiple of 16: the grid changes nothing.
  const settings: Partial<Settings> = {
    innerBorderSize: 0,
    outerBorderSize: 10.6,
    showMetadata: true,
    locationText: "Window table, Studio 4",
    photoBy: "Photo by Ines Morel",
    metadataFontSize: 50,
  };
  const lines: Partial<Settings> = {
    bevelSize: 20,
    secondStrokeSize: 4,
    secondStrokeGap: 4,
    secondStrokeColor: "#A02020",
  };

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "with caption, watermark, bevel and second stroke in the same place for orientation %i",
    async (turn) => {
      const name = `orientation-${turn}` as PhotoName;
      const framing = { settings: { ...settings, ...lines }, subject: "Vessels", watermark: true };
      const lossless = await frameFixture(pool, name, framing);
      expect(lossless.method).toBe("lossless-jpeg");
      const drawn = await frameFixture(pool, name, {
        ...framing,
        settings: { ...framing.settings, exportFormat: "png" },
      });
      const { width, height } = lossless.size;
      const shared = Math.min(height, drawn.size.height) - 2 * 24;
      // Decoded whole and then cut: Chromium crops some pictures before it applies their orientation.
      const [mine, canvas] = await Promise.all(
        [lossless, drawn].map(async ({ blob }) =>
          pixelsOf(await createImageBitmap(blob)).data.subarray(0, width * shared * 4),
        ),
      );
      if (mine === undefined || canvas === undefined) throw new Error("Nothing was framed");
      expect(psnr(mine, canvas)).toBeGreaterThan(30);
    },
  );
});

describe("the metadata of an export", () => {
  async function tagsOf(settings: Partial<Settings>): Promise<ExifReader.ExpandedTags> {
    const { blob } = await frameFixture(pool, "iphone-15-pro", { settings });
    return ExifReader.load(await blob.arrayBuffer(), { expanded: true });
  }

  test.each<[string, Partial<Settings>]>([
    ["lossless", {}],
    ["JPEG on a canvas", { keepOriginalJpeg: false }],
    ["PNG", { exportFormat: "png" }],
  ])("has camera data, and a location only if requested: %s", async (_, settings) => {
    const closed = await tagsOf(settings);
    expect(closed.exif?.Model?.description).toBe("iPhone 15 Pro");
    expect(closed.gps).toBeUndefined();
    const kept = await tagsOf({ ...settings, keepLocation: true });
    expect(kept.gps?.Latitude).toBeTypeOf("number");
  });

  test("keeps the orientation tag on the lossless route and drops it on the canvas route", async () => {
    const orientation = async (settings: Partial<Settings>): Promise<unknown> => {
      const { blob } = await frameFixture(pool, "orientation-6", { settings });
      return ExifReader.load(await blob.arrayBuffer(), { expanded: true }).exif?.Orientation?.value;
    };
    expect(await orientation({})).toBe(6);
    expect(await orientation({ keepOriginalJpeg: false })).toBe(1);
  });

  test("includes the caption's texts", async () => {
    const tags = await tagsOf({ showMetadata: true, photoBy: "© Ada Ångström", locationText: "Œresund" });
    expect(tags.iptc?.["Credit"]?.description).toBe("© Ada Ångström");
    expect(tags.iptc?.["By-line"]).toMatchObject({ description: "Ada Ångström" });
  });
});

describe("framing falls back to the canvas route with a reason", () => {
  test.each<[PhotoName, Partial<Settings>, string | null]>([
    ["cmyk", {}, null],
    ["plain", { keepOriginalJpeg: false }, null],
    ["plain", { socialPreset: "square-1x1" }, null],
    ["plain", { outerBorderSize: 0 }, null],
  ])("%s with %j", async (name, settings, fallbackReason) => {
    expect(await frameFixture(pool, name, { settings })).toMatchObject({ method: "jpeg", fallbackReason });
  });

  test("but not where finer steps make a coarse photo fit for a caption", async () => {
    const settings = { showMetadata: true, photoBy: "Photo by Ines Morel" };
    expect(await frameFixture(pool, "quality-40", { settings })).toMatchObject({
      method: "lossless-jpeg",
      fallbackReason: null,
    });
  });
});
