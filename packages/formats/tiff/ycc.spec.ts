import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { rational, short } from "../../../tools/photos/exif/entries.ts";
import type { Entry } from "../../../tools/photos/exif/tiff.ts";
import { type TiffPlan, writeTiff } from "../../../tools/photos/tiff/writer.ts";
import { convertPhoto } from "../convert.ts";

/** Sides that no subsampling divides. */
const SIZE = { width: 37, height: 29 };

/** Units of noise, padded at the right and below. */
function units(across: number, down: number): Uint8Array {
  const count = Math.ceil(SIZE.width / across) * Math.ceil(SIZE.height / down) * (across * down + 2);
  return Uint8Array.from({ length: count }, (_, at) => 64 + ((Math.imul(at + 1, 0x9e3779b1) >>> 24) >> 1));
}

function ycc(
  across: number,
  down: number,
  entries: readonly Entry[] = [],
  data = units(across, down),
): Uint8Array<ArrayBuffer> {
  const exif = { entries: [short(0x212, across, down), ...entries] };
  const plan: TiffPlan = { ...SIZE, order: "II", bits: 8, samples: 3, photometric: 6, data, exif };
  return writeTiff(plan);
}

async function converted(file: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const found = await convertPhoto(new Blob([file]));
  if (found?.status !== "converted") throw new Error(JSON.stringify(found));
  return Buffer.from(await found.file.arrayBuffer());
}

/** Samples as libtiff converts them. */
async function samplesOf(file: Uint8Array): Promise<Buffer> {
  return sharp(file).removeAlpha().toColourspace("srgb").raw().toBuffer();
}

const REC_709 = rational(0x211, 2126, 10_000, 7152, 10_000, 722, 10_000);
const LIMITED = rational(0x214, 16, 1, 235, 1, 128, 1, 240, 1, 128, 1, 240, 1);

describe.each([
  [2, 1],
  [2, 2],
  [4, 1],
  [4, 2],
  [4, 4],
])("a YCbCr TIFF with chroma of %i by %i pixels", (across, down) => {
  test("has the colours of libtiff", async () => {
    const file = ycc(across, down);
    const [own, expected] = [await samplesOf(await converted(file)), await samplesOf(file)];
    expect(own).toHaveLength(expected.length);
    expect(own.filter((value, at) => Math.abs(value - expected[at]!) > 1)).toHaveLength(0);
  });
});

test.each([
  ["the coefficients of Rec. 709", [REC_709]],
  ["a limited range", [LIMITED]],
])("a YCbCr TIFF with %s has the colours of libtiff", async (_, entries) => {
  const file = ycc(2, 2, entries);
  const [own, expected] = [await samplesOf(await converted(file)), await samplesOf(file)];
  // libtiff rounds luma and chroma before it converts them.
  expect(own.filter((value, at) => Math.abs(value - expected[at]!) > 3)).toHaveLength(0);
});

/** Libvips takes such samples for RGB, and is no reference. */
test("a YCbCr TIFF with chroma of each pixel has the colours of the same one with shared chroma", async () => {
  const shared = units(2, 1);
  const perRow = Math.ceil(SIZE.width / 2);
  const full = Array.from({ length: SIZE.width * SIZE.height }, (_, index) => {
    const [x, y] = [index % SIZE.width, Math.floor(index / SIZE.width)];
    const unit = (y * perRow + Math.floor(x / 2)) * 4;
    return [shared[unit + (x % 2)]!, shared[unit + 2]!, shared[unit + 3]!];
  });
  const own = await samplesOf(await converted(ycc(1, 1, [], Uint8Array.from(full.flat()))));
  expect(own.equals(await samplesOf(await converted(ycc(2, 1))))).toBe(true);
});

test.each([
  ["unsupported", "in planes", ycc(1, 1, [short(0x11c, 2)])],
  ["unsupported", "with differences", ycc(1, 1, [short(0x13d, 2)])],
  ["corrupt", "with chroma of 3 pixels", ycc(3, 1)],
  ["corrupt", "without light in green", ycc(2, 2, [rational(0x211, 1, 2, 0, 1, 1, 2)])],
  ["corrupt", "without a range", ycc(2, 2, [rational(0x214, 0, 1, 0, 1, 128, 1, 255, 1, 128, 1, 255, 1)])],
])("is %s: a YCbCr TIFF %s", async (status, _, file) => {
  expect(await convertPhoto(new Blob([file]))).toMatchObject({ status });
});
