import { DEFAULT_SETTINGS, layoutPicture, type Settings, SURFACES } from "@matte/engine";
import { afterAll, describe, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../../../test/photos/jpeg-codings.ts";
import { hdrPhoto, MAKERS } from "../../../../../tools/photos/hdr/index.ts";
import { estimateFileSize } from "./file-size.ts";
import { measureInPage } from "./measure.ts";
import { gridOfMethod, plannedMethod } from "@matte/framing/photos/method.ts";
import { createPhotoPool } from "./pool.ts";
import type { PhotoFacts } from "./types.ts";
import { frameFixture } from "./testing/framed.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const PHOTOS: readonly PhotoName[] = [
  ...JPEG_CODINGS,
  "canon-eos-r6",
  "iphone-15-pro",
  "leica-q2",
  "orientation-6",
  "panorama",
  "trailing-bytes",
  "quality-60",
  "quality-100",
  "mist",
  "dunes",
];

const FRAMES: readonly Partial<Settings>[] = [
  {},
  { outerBorderSize: 24, outerBorderColor: "#D8D2C6" },
  { showMetadata: true, photoBy: "Photo by Ines Morel", locationText: "Window table, Studio 4" },
];

/** The estimate relative to the file's size. */
async function ratio(name: PhotoName, changes: Partial<Settings>) {
  const { blob, method, photo } = await frameFixture(pool, name, { settings: changes });
  return { method, ratio: estimated(photo.facts, changes) / blob.size };
}

function estimated(facts: PhotoFacts, changes: Partial<Settings>): number {
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const measure = measureInPage(settings.metadataFont);
  const planned = plannedMethod(facts, { settings, subject: "", measure });
  const input = { settings, photo: facts.size, subject: "", camera: facts.camera, watermark: false, measure };
  const layout = layoutPicture({ ...input, ...gridOfMethod(planned) });
  return estimateFileSize(facts, planned, layout);
}

describe("the estimated size of a lossless file is right within 15 percent", () => {
  test.each(PHOTOS)("of %s, in three frames", async (name) => {
    for (const frame of FRAMES) {
      const found = await ratio(name, frame);
      if (found.method !== "lossless-jpeg") continue;
      expect(found.ratio, JSON.stringify(frame)).toBeGreaterThan(0.85);
      expect(found.ratio, JSON.stringify(frame)).toBeLessThan(1.15);
    }
  });
});

describe("the estimated size of a file that is encoded again is right within a factor of two", () => {
  test.each<[PhotoName, Partial<Settings>]>([
    ["canon-eos-r6", { keepOriginalJpeg: false }],
    ["canon-eos-r6", { keepOriginalJpeg: false, quality: 70 }],
    ["arch", { exportSize: "long", exportLongSide: 1080 }],
    ["dunes", { socialPreset: "portrait-4x5" }],
    ["dunes", { exportFormat: "png" }],
    ["arch", { exportFormat: "webp", quality: 80 }],
    ["png-rgb", { exportFormat: "png" }],
    ["png-rgb", {}],
    ["webp-lossy", {}],
    ["avif-tone-map", {}],
    ["avif-orientation-1", {}],
    ["avif-10-bit", { exportFormat: "png" }],
    ["avif-orientation-1", { exportFormat: "webp" }],
  ])("%s with %j", async (name, changes) => {
    const found = await ratio(name, changes);
    expect(found.ratio).toBeGreaterThan(0.5);
    expect(found.ratio).toBeLessThan(2);
  });
});

const KINDS = SURFACES.filter((surface) => surface !== "none");
const ROUGH: Partial<Settings> = { outerBorderSize: 10, outerBorderColor: "#D8D2C6" };

/** The files that others grow from, each made once. */
const flatFiles = new Map<string, ReturnType<typeof frameFixture>>();

function flatFile(exportFormat: "png" | "webp"): ReturnType<typeof frameFixture> {
  const made = flatFiles.get(exportFormat) ?? frameFixture(pool, "dunes", { settings: { ...ROUGH, exportFormat } });
  flatFiles.set(exportFormat, made);
  return made;
}

describe.each(KINDS)("the estimated size of a file with the surface %s", (surface) => {
  test.each<PhotoName>(["mist", "dunes"])("is right within 15 percent around the JPEG data of %s", async (name) => {
    const found = await ratio(name, { ...ROUGH, surface });
    expect(found.method).toBe("lossless-jpeg");
    expect(found.ratio).toBeGreaterThan(0.85);
    expect(found.ratio).toBeLessThan(1.15);
  });

  test.each(["png", "webp"] as const)("grows with it as a %s does", async (exportFormat) => {
    const settings = { ...ROUGH, exportFormat };
    const smooth = await flatFile(exportFormat);
    const rough = await frameFixture(pool, "dunes", { settings: { ...settings, surface } });
    const { facts } = smooth.photo;
    const growth = estimated(facts, { ...settings, surface }) - estimated(facts, settings);
    const found = growth / (rough.blob.size - smooth.blob.size);
    expect(found).toBeGreaterThan(0.75);
    expect(found).toBeLessThan(1.4);
  });
});

test.each<[PhotoName, Partial<Settings>]>([
  ["mist", { background: "gradient" }],
  ["mist", { background: "photo" }],
  ["dunes", { background: "photo", backgroundBlur: 10 }],
  ["quality-60", { background: "photo", backgroundShade: -40 }],
  ["quality-100", { background: "gradient" }],
])("the estimated size of %s with %j is right within 15 percent", async (name, background) => {
  const found = await ratio(name, { ...ROUGH, ...background });
  expect(found.method).toBe("lossless-jpeg");
  expect(found.ratio).toBeGreaterThan(0.85);
  expect(found.ratio).toBeLessThan(1.15);
});

describe.each(["soft", "lifted", "recessed"] as const)("the estimated size of a file with a %s shadow", (shadow) => {
  test.each<PhotoName>(["mist", "dunes", "quality-60", "quality-100"])(
    "is right within 15 percent around the JPEG data of %s",
    async (name) => {
      const found = await ratio(name, { ...ROUGH, shadow, shadowStrength: 80 });
      expect(found.method).toBe("lossless-jpeg");
      expect(found.ratio).toBeGreaterThan(0.85);
      expect(found.ratio).toBeLessThan(1.15);
    },
  );
});

test.each(["png", "webp"] as const)(
  "the estimated size of a %s grows with a shadow as the file does",
  async (exportFormat) => {
    const settings = { ...ROUGH, exportFormat };
    const shaded = { ...settings, shadow: "lifted" } as const;
    const flat = await flatFile(exportFormat);
    const dark = await frameFixture(pool, "dunes", { settings: shaded });
    const { facts } = flat.photo;
    const found = (estimated(facts, shaded) - estimated(facts, settings)) / (dark.blob.size - flat.blob.size);
    expect(found).toBeGreaterThan(0.6);
    expect(found).toBeLessThan(1.6);
  },
);

test.each(MAKERS)("the estimated size of a file with a gain map by %s is right within 15 percent", async (maker) => {
  const size = { width: 640, height: 448 };
  const file = new File([hdrPhoto(maker, size)], "hdr.jpg", { type: "image/jpeg" });
  const { facts } = await pool.load(file);
  const changes = { innerBorderSize: 0, outerBorderSize: 10 };
  const job = { file, facts, settings: { ...DEFAULT_SETTINGS, ...changes }, subject: "", watermark: false, logo: null };
  const { blob, hdr, method } = await pool.frame(job);
  expect([hdr, method]).toEqual(["kept", "lossless-jpeg"]);
  const found = estimated(facts, changes) / blob.size;
  expect(found).toBeGreaterThan(0.85);
  expect(found).toBeLessThan(1.15);
});
