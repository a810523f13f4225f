import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { short } from "../../../tools/photos/exif/entries.ts";
import { type TiffPlan, writeTiff } from "../../../tools/photos/tiff/writer.ts";
import { convertPhoto } from "../convert.ts";

const SIZE = { width: 37, height: 29 };

function greys(channels: number): number[] {
  return Array<number>(channels * SIZE.width * SIZE.height).fill(77);
}

const PLAN = {
  order: "MM",
  ...SIZE,
  bits: 16,
  samples: 3,
  photometric: 2,
  data: greys(3),
} as const satisfies TiffPlan;

describe("a TIFF is refused by name", () => {
  const tagged = (tag: number, value: number): Uint8Array<ArrayBuffer> =>
    writeTiff({ ...PLAN, exif: { entries: [short(tag, value)] } });

  test.each([
    ["floating-point TIFF", tagged(0x153, 3)],
    ["floating-point TIFF", tagged(0x13d, 3)],
    ["signed-integer TIFF", tagged(0x153, 2)],
    ["complex-number TIFF", tagged(0x153, 6)],
    ["specially compressed TIFF", tagged(0x13d, 4)],
    ["old-style JPEG-compressed TIFF", tagged(0x103, 6)],
    ["CMYK TIFF", writeTiff({ ...PLAN, photometric: 5, samples: 4, data: greys(4) })],
    ["16-bit TIFF", writeTiff({ ...PLAN, photometric: 3, samples: 1, data: greys(1) })],
    ["Lab TIFF", writeTiff({ ...PLAN, photometric: 8 })],
  ])("a %s is refused", async (type, file) => {
    expect(await convertPhoto(new Blob([file]))).toEqual({ status: "unsupported", type });
  });

  test("a TIFF whose samples have different depths is refused", async () => {
    const file = writeTiff({ ...PLAN, bits: 8, data: greys(3) });
    const depths = Buffer.from(file.buffer).indexOf(Buffer.from([0, 8, 0, 8, 0, 8]));
    file[depths + 3] = 16;
    expect(await convertPhoto(new Blob([file]))).toEqual({ status: "unsupported", type: "mixed-depth TIFF" });
  });

  test("a TIFF with one bit, compressed as a fax, is refused", async () => {
    const file = await sharp(Buffer.alloc(64 * 64, 255), { raw: { width: 64, height: 64, channels: 1 } })
      .toColourspace("b-w")
      .tiff({ bitdepth: 1, compression: "ccittfax4" })
      .toBuffer();
    expect(await convertPhoto(new Blob([new Uint8Array(file)]))).toEqual({ status: "unsupported", type: "1-bit TIFF" });
  });

  test("a TIFF that ends early is refused", async () => {
    const file = writeTiff(PLAN);
    expect(await convertPhoto(new Blob([file.subarray(0, file.length - 100)]))).toEqual({
      status: "truncated",
      coded: SIZE,
    });
  });

  test("a TIFF whose tiles are far larger than its picture is refused", async () => {
    const entries = [short(0x142, 65_535), short(0x143, 65_535), short(0x144, 8), short(0x145, 8)];
    const file = writeTiff({ ...PLAN, exif: { entries } });
    expect(await convertPhoto(new Blob([file]))).toEqual({ status: "corrupt", reason: "huge tiles" });
  });

  test("a TIFF larger than any canvas is refused before it is decompressed", async () => {
    const size = { width: 2 ** 14 + 1, height: 2 ** 14 };
    const file = writeTiff({ ...PLAN, ...size, exif: { entries: [short(0x103, 8)] } });
    expect(await convertPhoto(new Blob([file]))).toEqual({ status: "truncated", coded: size });
  });

  test("a TIFF that claims more pixels than its bytes can hold is refused", async () => {
    const file = writeTiff({ ...PLAN, width: 9000, height: 9000 });
    expect(await convertPhoto(new Blob([file]))).toMatchObject({ status: "truncated" });
  });
});
