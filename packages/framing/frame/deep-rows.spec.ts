import type { LosslessPaint } from "@matte/jpeg/lossless";
import { describe, expect, it } from "vitest";
import { deepRows } from "./deep-rows.ts";

const PHOTO = [0x1234, 0xfedc];

/**
 * A two-pixel grey photo at (1, 1) on a 4 by 3 canvas, under a single-valued overlay at its first pixel and above it.
 */
function framed(value: number, alpha: number): number[] {
  const box = { x: 1, y: 0, width: 1, height: 2 };
  const paint: LosslessPaint = {
    background: [10, 10, 10],
    flats: [{ box: { x: 0, y: 2, width: 4, height: 1 }, colour: [77, 77, 77] }],
    overlays: [box],
    draw: ({ width, height }) =>
      new Uint8ClampedArray(4 * width * height).map((_, at) => (at % 4 === 3 ? alpha : value)),
  };
  const samples = Uint8Array.from(PHOTO.flatMap((sample) => [sample >> 8, sample & 255]));
  const rows = deepRows({
    canvas: { width: 4, height: 3 },
    photo: { x: 1, y: 1, width: 2, height: 1 },
    picture: { width: 2, height: 1, colour: "grey", samples },
    paint,
  });
  // In two bands, the second beginning within the overlay.
  const bytes = [...rows(0, 1), ...rows(1, 2)];
  return Array.from({ length: bytes.length / 2 }, (_, at) => 256 * bytes[2 * at]! + bytes[2 * at + 1]!);
}

/** A matte with a tile of 2 by 2 pixels around the same photo, with a line and the matte inside of it below. */
function onTile(): number[] {
  const grey = (value: number): number[] => [value, value, value, 255];
  const paint: LosslessPaint = {
    background: [10, 10, 10],
    tile: {
      size: { width: 2, height: 2 },
      indices: Uint8Array.of(0, 1, 2, 3),
      palette: Uint8ClampedArray.from([grey(9), grey(11), grey(12), grey(8)].flat()),
    },
    flats: [
      { box: { x: 0, y: 2, width: 5, height: 1 }, colour: [77, 77, 77] },
      { box: { x: 1, y: 2, width: 3, height: 1 }, colour: null },
    ],
    overlays: [],
    draw: () => new Uint8ClampedArray(),
  };
  const samples = Uint8Array.from(PHOTO.flatMap((sample) => [sample >> 8, sample & 255]));
  const picture = { width: 2, height: 1, colour: "grey", samples } as const;
  const photo = { x: 1, y: 1, width: 2, height: 1 };
  const bytes = deepRows({ canvas: { width: 5, height: 3 }, photo, picture, paint })(0, 3);
  return Array.from({ length: bytes.length / 2 }, (_, at) => 256 * bytes[2 * at]! + bytes[2 * at + 1]!);
}

describe("Rows of 16 bits", () => {
  it("repeat the matte's tile from the first pixel on, also inside of a line", () => {
    const level = (value: number): number => 257 * value;
    const middle = [level(12), ...PHOTO, level(8), level(12)];
    expect(onTile()).toEqual([...[9, 11, 9, 11, 9].map(level), ...middle, ...[77, 11, 9, 11, 77].map(level)]);
  });

  it("show 8-bit colours at both ends of their range as 0 and 65535, and between them in proportion", () => {
    expect(framed(0, 255)[1]).toBe(0);
    expect(framed(128, 255)[1]).toBe(0x8080);
    expect(framed(255, 255)[1]).toBe(0xffff);
  });

  it("show the background, flat areas and the photo's own samples under a transparent overlay", () => {
    const [ground, flat] = [0x0a0a, 0x4d4d];
    const rows = [
      [ground, ground, ground, ground],
      [ground, ...PHOTO, ground],
      [flat, flat, flat, flat],
    ];
    expect(framed(200, 0)).toEqual(rows.flat());
  });

  it("blend a translucent overlay with the photo and with the frame in 16 bits", () => {
    const under = (sample: number) => Math.round((200 * 257 * 100 + sample * 155) / 255);
    const rows = framed(200, 100);
    expect([rows[1], rows[5], rows[6]]).toEqual([under(0x0a0a), under(0x1234), 0xfedc]);
  });
});
