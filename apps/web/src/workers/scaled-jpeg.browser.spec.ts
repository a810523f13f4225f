import { expect, test } from "vitest";
import { decodeScaledJpeg } from "./scaled-jpeg.ts";

async function fixture(name: string): Promise<Blob> {
  return (await fetch(`/test-photos/${name}`)).blob();
}

const PHOTO = { kind: "jpeg", size: { width: 603, height: 402 }, wideGamut: false } as const;

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "Chromium decodes orientation %i at a fraction of its size and turns the frame",
  async (orientation) => {
    const file = await fixture(`orientation-${orientation}`);
    const frame = await decodeScaledJpeg(file, { ...PHOTO, orientation }, { width: 150, height: 100 });
    // Two eighths, rounded up.
    expect([frame?.displayWidth, frame?.displayHeight]).toEqual([151, 101]);
    frame?.close();
  },
);

test.each([
  [75, 76],
  [76, 151],
  [300, 302],
  [301, 302],
  [302, 377],
  [527, 528],
])("at least %i px wanted, %i px decoded", async (wanted, decoded) => {
  const size = { width: wanted, height: Math.floor((wanted * 402) / 603) };
  const frame = await decodeScaledJpeg(await fixture("orientation-1"), { ...PHOTO, orientation: 1 }, size);
  expect(frame?.displayWidth).toBe(decoded);
  frame?.close();
});

test("nearly all of the pixels, and what is not turned as the file says, are left to the ordinary decoder", async () => {
  const file = await fixture("orientation-6");
  const wanted = { width: 150, height: 100 };
  expect(await decodeScaledJpeg(file, { ...PHOTO, orientation: 6 }, { width: 600, height: 400 })).toBeNull();
  expect(await decodeScaledJpeg(file, { ...PHOTO, orientation: 8 }, wanted)).toBeNull();
  expect(await decodeScaledJpeg(await fixture("jpeg-half"), { ...PHOTO, orientation: 1 }, wanted)).toBeNull();
});
