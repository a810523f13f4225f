import { expect, test } from "vitest";
import { drawnAt } from "../shared/canvas.ts";
import { decodeWhole, decodeScaledJpeg } from "./index.ts";

async function fixture(name: string): Promise<Blob> {
  return (await fetch(`/test-photos/${name}`)).blob();
}

const PHOTO = { kind: "jpeg", size: { width: 603, height: 402 }, wideGamut: false, lossless: null } as const;

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "Chromium decodes orientation %i at a fraction of its size, upright",
  async (orientation) => {
    const file = await fixture(`orientation-${orientation}`);
    const pixels = await decodeScaledJpeg(file, { ...PHOTO, orientation }, { width: 150, height: 100 });
    // Two eighths, rounded up.
    expect([pixels?.width, pixels?.height]).toEqual([151, 101]);
    pixels?.close();
  },
);

test.each([
  [75, 76],
  [76, 151],
  [300, 302],
  [301, 302],
  [302, 377],
  [527, 528],
])("for a wanted width of %i px, %i px are decoded", async (wanted, decoded) => {
  const size = { width: wanted, height: Math.floor((wanted * 402) / 603) };
  const pixels = await decodeScaledJpeg(await fixture("orientation-1"), { ...PHOTO, orientation: 1 }, size);
  expect(pixels?.width).toBe(decoded);
  pixels?.close();
});

test("nearly full sizes, mismatched orientations and damaged files are left to the ordinary decoder", async () => {
  const file = await fixture("orientation-6");
  const wanted = { width: 150, height: 100 };
  expect(await decodeScaledJpeg(file, { ...PHOTO, orientation: 6 }, { width: 600, height: 400 })).toBeNull();
  expect(await decodeScaledJpeg(file, { ...PHOTO, orientation: 8 }, wanted)).toBeNull();
  expect(await decodeScaledJpeg(await fixture("jpeg-half"), { ...PHOTO, orientation: 1 }, wanted)).toBeNull();
});

test.each([
  ["iphone-15-pro", 6],
  ["adobe-rgb", 1],
])("a scaled decode of %s keeps colours outside sRGB", async (name, orientation) => {
  const file = await fixture(name);
  const { width, height } = await createImageBitmap(file);
  const photo = { kind: "jpeg", size: { width, height }, orientation, wideGamut: true, lossless: null } as const;
  const scaled = await decodeScaledJpeg(file, photo, { width: width >> 2, height: height >> 2 });
  expect(scaled?.width).toBeLessThan(width / 2);
  const differences = cornersOf(await decodeWhole(file, photo)).map(
    (level, at) => level - (cornersOf(scaled)[at] ?? 0),
  );
  expect(Math.max(...differences.map(Math.abs))).toBeLessThan(4);
});

/** Levels of one pixel in each corner's mark, in Display P3. */
function cornersOf(picture: ImageBitmap | null): number[] {
  if (picture === null) throw new Error("Nothing was decoded");
  const context = drawnAt(picture, { width: 40, height: 40 }, true).getContext("2d");
  const corners = [3, 36].flatMap((y) => [3, 36].map((x) => [x, y] as const));
  return corners.flatMap(([x, y]) => [...(context?.getImageData(x, y, 1, 1, { colorSpace: "display-p3" }).data ?? [])]);
}
