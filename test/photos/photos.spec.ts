import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CORNERS, DAMAGED_NAMES, type DamagedName, PHOTOS, PHOTO_NAMES, photo } from "./index.ts";

describe.each(PHOTO_NAMES)("the fixture %s", (name) => {
  const recipe = PHOTOS[name];

  it("decodes without a warning, upright, at its size", async () => {
    const { data, info } = await sharp(await photo(name), { failOn: "warning", ignoreIcc: true })
      .rotate()
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }).toEqual(recipe.size);
    if (recipe.scene !== "marks") return;
    const at = (u: number, v: number): number[] => {
      const start = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * info.channels;
      return [...data.subarray(start, start + 3)];
    };
    expectNear(at(0.12, 0.12), CORNERS.topLeft);
    expectNear(at(0.88, 0.12), CORNERS.topRight);
    expectNear(at(0.12, 0.88), CORNERS.bottomLeft);
    expectNear(at(0.88, 0.88), CORNERS.bottomRight);
  });
});

function expectNear(actual: readonly number[], expected: readonly number[]): void {
  const farthest = Math.max(...expected.map((value, n) => Math.abs(value - actual[n]!)));
  expect(farthest, `${actual.join()} for ${expected.join()}`).toBeLessThan(30);
}

describe.each(DAMAGED_NAMES)("the damaged fixture %s", (name) => {
  it("cannot be decoded as a photo", async () => {
    await expect(decodePhoto(name)).rejects.toThrow(/\w/);
  });
});

async function decodePhoto(name: DamagedName): Promise<void> {
  const picture = sharp(await photo(name), { failOn: "truncated" });
  const { format } = await picture.metadata();
  if (!["jpeg", "png", "webp", "heif"].includes(format)) throw new Error(`A ${format} file.`);
  await picture.raw().toBuffer();
}
