import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { exiftool, hasExiftool, type Tags } from "../../packages/pixels/testing/exiftool.ts";
import type { FixtureName } from "../photos/index.ts";
import { framedPhoto, type Wanted } from "./framed.ts";

const TAG = "XMP-iptcCore:AltTextAccessibility";
const ALT = "A boat, “Ada”, at dawn — 光";

/** Photos and settings of every route and format. */
const EXPORTS: readonly (readonly [string, FixtureName, Partial<Settings>])[] = [
  ["a lossless JPEG", "iphone-15-pro", {}],
  ["a JPEG encoded again", "iphone-15-pro", { keepOriginalJpeg: false }],
  ["a JPEG of limited size", "iphone-15-pro", { fileSizeKb: 40 }],
  ["a JPEG in a preset", "iphone-15-pro", { socialPreset: "portrait-4x5" }],
  ["a JPEG from a WebP", "webp-exif", {}],
  ["a PNG", "iphone-15-pro", { exportFormat: "png" }],
  ["a PNG of 16 bits", "png-16-bit", { exportFormat: "png" }],
  ["a WebP", "iphone-15-pro", { exportFormat: "webp" }],
];

describe.runIf(hasExiftool)("exiftool", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "matte-alt-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function tagsOf(bytes: Uint8Array): Promise<Tags> {
    const path = join(folder, "file");
    await writeFile(path, bytes);
    const [tags = {}] = await exiftool([path], "-XMP:all", "-GPS:all");
    return tags;
  }

  async function written(name: FixtureName, settings: Partial<Settings>, wanted: Wanted = {}): Promise<unknown> {
    return (await tagsOf((await framedPhoto(name, settings, wanted)).bytes))[TAG];
  }

  test.each(EXPORTS)("reads the alt text in %s, though nothing is printed", async (_, name, settings) => {
    expect(await written(name, settings, { texts: { alt: ALT } })).toBe(ALT);
    expect(await written(name, settings)).toBeUndefined();
  });

  test("reads the file's own alt text, its replacement, and none where it was emptied", async () => {
    const own = "Dunes near Merzouga under a low sun";
    expect(await written("words-in-xmp", { keepLocation: false })).toBe(own);
    expect(await written("words-in-xmp", {}, { texts: { alt: "{alt}, {city}" } })).toBe(`${own}, Merzouga`);
    expect(await written("words-in-xmp", {}, { texts: { alt: "" } })).toBeUndefined();
  });

  test("reads the alt text in the photo that comes out of a frame, and in its next frame", async () => {
    const { bytes } = await framedPhoto("iphone-15-pro", {}, { texts: { alt: ALT } });
    const unframed = await unframeFile(new Blob([bytes]));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect((await tagsOf(unframed.bytes))[TAG]).toBe(ALT);
  });

  test.each([false, true])("reads it in a changed frame, with the original kept: %s", async (keepWayBack) => {
    const { bytes } = await framedPhoto("iphone-15-pro", { keepWayBack }, { texts: { alt: ALT } });
    const wanted = { settings: { ...DEFAULT_SETTINGS, outerBorderSize: 3 }, plan: "pro" } as const;
    const job = await frameJobOf(new File([bytes], "framed.jpg"), wanted, { number: 1, count: 1 });
    const again = await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
    expect((await tagsOf(again.bytes))[TAG]).toBe(ALT);
  });

  test("reads it where the location is removed", async () => {
    const { bytes } = await framedPhoto(
      "iphone-15-pro",
      { keepLocation: false },
      { texts: { alt: "GPS: a latitude" } },
    );
    const tags = await tagsOf(bytes);
    expect(tags[TAG]).toBe("GPS: a latitude");
    expect(Object.keys(tags).filter((tag) => tag.includes("GPS"))).toEqual([]);
  });
});
