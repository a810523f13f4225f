import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { short } from "../../../tools/photos/exif/entries.ts";
import { writeTiff } from "../../../tools/photos/tiff/writer.ts";
import { convertPhoto } from "../convert.ts";
import { packedSamples, unpacked } from "./packed.ts";

const SIZE = { width: 37, height: 29 };
const NOISE = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >>> 24);

async function converted(file: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const found = await convertPhoto(new Blob([file]));
  if (found?.status !== "converted") throw new Error(JSON.stringify(found));
  return Buffer.from(await found.file.arrayBuffer());
}

async function samplesOf(file: Uint8Array, channels: 1 | 3): Promise<number[]> {
  const image = sharp(file).toColourspace(channels === 1 ? "b-w" : "srgb");
  return [...(await image.raw().toBuffer())];
}

test.each(
  ([1, 2, 4] as const).flatMap((bitdepth) =>
    (["none", "lzw", "deflate", "packbits"] as const).flatMap((compression) =>
      [false, true].map((tile) => ({ bitdepth, compression, tile, miniswhite: bitdepth === 1 && tile })),
    ),
  ),
)("a grey TIFF has the samples of libtiff: %j", async (options) => {
  const image = sharp(NOISE, { raw: { ...SIZE, channels: 1 } }).toColourspace("b-w");
  const tiles = options.tile ? { tileWidth: 16, tileHeight: 16 } : {};
  const file = new Uint8Array(await image.tiff({ ...options, ...tiles, predictor: "none" }).toBuffer());
  expect(await samplesOf(await converted(file), 1)).toEqual(await samplesOf(file, 1));
});

describe("a TIFF with a palette", () => {
  const palette = (scale: number): number[] =>
    Array.from({ length: 3 * 256 }, (_, at) => ((at * 37 + Math.floor(at / 256)) % 256) * scale);
  const file = (map: readonly number[]): Uint8Array<ArrayBuffer> =>
    writeTiff({
      ...SIZE,
      order: "MM",
      bits: 8,
      samples: 1,
      photometric: 3,
      data: NOISE,
      exif: { entries: [short(0x140, ...map)] },
    });

  test.each([
    ["16 bits", 257],
    ["8 bits", 1],
  ])("has its colours in a palette of %s", async (_, scale) => {
    const [wide, map] = [file(palette(257)), file(palette(scale))];
    expect(await samplesOf(await converted(map), 3)).toEqual(await samplesOf(wide, 3));
  });

  test("is corrupt without all its colours", async () => {
    expect(await convertPhoto(new Blob([file(palette(1).slice(1))]))).toMatchObject({ status: "corrupt" });
  });

  test("has a colour for each half of a byte at 4 bits, and rows that begin with a byte", () => {
    const map = Array.from({ length: 48 }, (_, at) => 257 * at);
    const packed = packedSamples(4, map);
    if (packed === null || packed === "broken") throw new Error("not packed");
    expect([...unpacked(Uint8Array.of(0x0f, 0x10, 0x21, 0xf0), 3, packed)]).toEqual(
      [0, 15, 1, 2, 1, 15].flatMap((value) => [value, 16 + value, 32 + value]),
    );
  });
});
