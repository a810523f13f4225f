import { expect, test } from "vitest";
import { type Orientation, storedFor } from "../../../tools/photos/orientation.ts";
import { turnUpright } from "./turn.ts";

/** Three by two pixels, no two alike. */
const UPRIGHT = {
  width: 3,
  height: 2,
  data: Uint8Array.from([250, 0, 0, 0, 250, 0, 0, 0, 250, 250, 250, 0, 0, 250, 250, 250, 0, 250]),
};

async function bitmapOf({ width, height, data }: ReturnType<typeof storedFor>): Promise<ImageBitmap> {
  const image = new ImageData(width, height);
  for (let at = 0; at < width * height; at += 1) image.data.set([...data.slice(at * 3, at * 3 + 3), 255], at * 4);
  return createImageBitmap(image);
}

function coloursOf(bitmap: ImageBitmap): number[] {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? new ImageData(1, 1);
  return [...data].filter((_, at) => at % 4 !== 3);
}

test.each<Orientation>([1, 2, 3, 4, 5, 6, 7, 8])(
  "turnUpright applies orientation %i and closes the stored picture",
  async (orientation) => {
    const stored = await bitmapOf(storedFor(orientation, UPRIGHT));
    const upright = turnUpright(stored, orientation, false);
    expect([upright.width, upright.height]).toEqual([3, 2]);
    expect(coloursOf(upright)).toEqual([...UPRIGHT.data]);
    expect(stored.width).toBe(0);
  },
);
