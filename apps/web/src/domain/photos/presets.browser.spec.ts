import { DEFAULT_SETTINGS, type Layout, layoutPicture, type Settings, type SocialPreset } from "@matte/engine";
import { afterAll, describe, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { decibels, lanczos3Reference } from "../../../../../test/reference/lanczos3.ts";
import { createPhotoPool } from "./pool.ts";
import { fixture, pixelsOf } from "./testing/fixtures.ts";
import { type Framed, frameFixture } from "./testing/framed.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const PRESETS = ["portrait-4x5", "instagram-3x4", "story-9x16", "landscape-16x9"] as const;

/** As a PNG, to keep the drawn pixels exactly. */
const framed = (name: PhotoName, socialPreset: SocialPreset): Promise<Framed> =>
  frameFixture(pool, name, { settings: settingsFor(socialPreset) });

function settingsFor(socialPreset: SocialPreset): Partial<Settings> {
  return { exportFormat: "png", socialPreset };
}

function layoutFor({ photo: { facts } }: Framed, socialPreset: SocialPreset): Layout {
  const settings = { ...DEFAULT_SETTINGS, ...settingsFor(socialPreset) };
  return layoutPicture({ settings, photo: facts.size, subject: "", camera: {}, watermark: false, measure: () => 0 });
}

/** Decibels between the photo in a preset and the decoded photo's Lanczos3 reference. */
async function fidelity(name: PhotoName, preset: SocialPreset, space: PredefinedColorSpace = "srgb"): Promise<number> {
  const result = await framed(name, preset);
  const { x, y, width, height } = layoutFor(result, preset).photo;
  const inside = pixelsOf(await createImageBitmap(result.blob, x, y, width, height), space);
  const shown = document.createElement("img");
  shown.src = URL.createObjectURL(await fixture(name));
  await shown.decode();
  const whole = pixelsOf(await createImageBitmap(shown), space);
  return decibels(inside.data, lanczos3Reference(whole, { width, height }));
}

describe("in a social preset the photo is resampled by Lanczos3", () => {
  test.each(PRESETS)("to a smaller size: %s", async (preset) => {
    expect(await fidelity("arch", preset)).toBeGreaterThan(50);
  });

  test.each([
    ["sampling-444", "portrait-4x5"],
    ["orientation-6", "story-9x16"],
    ["png-orientation-6", "instagram-post-safe"],
    ["webp-lossy", "square-1x1"],
  ] as const)("to a larger size: %s at %s", async (name, preset) => {
    expect(await fidelity(name, preset)).toBeGreaterThan(50);
  });

  test("in Display P3 for a Display P3 photo", async () => {
    expect(await fidelity("iphone-15-pro", "portrait-4x5", "display-p3")).toBeGreaterThan(50);
  });
});
