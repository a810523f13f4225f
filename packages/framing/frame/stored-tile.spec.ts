import { DEFAULT_SETTINGS, gridOf, indexedTile, type IndexedTile, type Layout, layoutPicture } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { intoStored, orientedSize } from "../read/orientation.ts";
import { storedTile } from "./stored-tile.ts";

const MCU = { width: 16, height: 8 };
const PHOTO = { width: 900, height: 620 };
const SRGB = { kind: "srgb" } as const;

function layoutOf(orientation: number): Layout {
  const settings = { ...DEFAULT_SETTINGS, surface: "linen", outerBorderColor: "#8A7F6A" } as const;
  const grid = gridOf(MCU, orientation, PHOTO);
  const measure = (): number => 0;
  return layoutPicture({ settings, photo: PHOTO, subject: "", camera: {}, watermark: false, measure, grid });
}

function tileOf({ surface, background }: Layout): IndexedTile {
  if (surface === null) throw new Error("No surface");
  return indexedTile(surface, background);
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("A tile of a photo in orientation %i", (orientation) => {
  const layout = layoutOf(orientation);
  const to = intoStored(orientation, layout.canvas);
  const stored = storedTile({ layout, to, colours: SRGB });
  const upright = tileOf(layout);

  test("has whole MCUs of the file", () => {
    expect(stored?.size).toEqual(orientedSize(orientation, upright));
    expect([stored!.size.width % MCU.width, stored!.size.height % MCU.height]).toEqual([0, 0]);
  });

  test("is kept for the next photo", () => {
    const [a, b, c, d, e, f] = to;
    const first = storedTile({ layout, to, colours: SRGB });
    const { width, height } = first!.size;
    expect(storedTile({ layout, to: [a, b, c, d, e + width, f - height], colours: SRGB })).toBe(first);
  });

  test("shows each pixel of the upright matte at its place in the file", () => {
    const [a, b, c, d, e, f] = to;
    const { size, indices } = stored!;
    for (let n = 0; n < 500; n += 1) {
      const [x, y] = [(n * 37) % layout.canvas.width, (n * 101) % layout.canvas.height];
      const column = Math.floor(a * (x + 0.5) + c * (y + 0.5) + e) % size.width;
      const row = Math.floor(b * (x + 0.5) + d * (y + 0.5) + f) % size.height;
      const own = (y % upright.height) * upright.width + (x % upright.width);
      expect(indices[row * size.width + column]).toBe(upright.indices[own]);
    }
  });
});

test("Its colours are converted into those of the file", () => {
  const layout = layoutOf(1);
  const to = intoStored(1, layout.canvas);
  const into = ([red, green, blue]: readonly number[]) => [255 - red!, 255 - green!, 255 - blue!] as const;
  const stored = storedTile({ layout, to, colours: { kind: "profile", into } });
  const upright = tileOf(layout);
  expect(stored?.palette.every((value, at) => value === (at % 4 === 3 ? 255 : 255 - upright.palette[at]!))).toBe(true);
  expect(stored?.indices).toBe(upright.indices);
});

test("A smooth matte has none", () => {
  const layout = { ...layoutOf(1), surface: null };
  expect(storedTile({ layout, to: intoStored(1, layout.canvas), colours: SRGB })).toBeNull();
});
