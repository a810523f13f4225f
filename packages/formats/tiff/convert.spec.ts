import { inflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { CONVERTED, photo } from "../../../test/photos/index.ts";
import { type Orientation, storedFor } from "../../../tools/photos/orientation.ts";
import { short } from "../../../tools/photos/exif/entries.ts";
import { type TiffPlan, writeTiff } from "../../../tools/photos/tiff/writer.ts";
import { collectMetadata } from "../collect.ts";
import { convertPhoto } from "../convert.ts";
import { isWideGamutProfile } from "@matte/pixels";
import { probe } from "../probe.ts";
import { readPosition } from "../read-position.ts";
import { chunks } from "@matte/png";
import { unpackBits } from "./decompress.ts";
import { decodeLzw } from "./lzw.ts";
import { effort } from "../../../test/effort.ts";

async function converted(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const found = await convertPhoto(new Blob([file]));
  if (found?.status !== "converted") throw new Error(JSON.stringify(found));
  return new Uint8Array(await found.file.arrayBuffer());
}

/** Samples in an unfiltered PNG, after libvips found no fault. */
async function samplesOf(png: Uint8Array, bits: number): Promise<number[]> {
  await sharp(png, { failOn: "warning" }).stats();
  const { width, channels } = await sharp(png).metadata();
  const data = [...chunks(png)].filter(({ type }) => type === "IDAT").map(({ start, end }) => png.subarray(start, end));
  const rows = inflateSync(Buffer.concat(data));
  const row = 1 + (width * channels * bits) / 8;
  const samples: number[] = [];
  for (let start = 0; start < rows.length; start += row) {
    expect(rows[start]).toBe(0);
    for (let at = start + 1; at < start + row; at += bits / 8) {
      samples.push(bits === 8 ? (rows[at] ?? 0) : rows.readUInt16BE(at));
    }
  }
  return samples;
}

const SIZE = { width: 37, height: 29 };

function noise(channels: number, bits: number): number[] {
  return Array.from({ length: SIZE.width * SIZE.height * channels }, (_, at) =>
    at % 5 < 3 ? 40 * (2 ** bits / 256) : (Math.imul(at, 0x9e3779b1) >>> 8) % 2 ** bits,
  );
}

const COMPRESSIONS = ["none", "lzw", "deflate", "packbits"] as const;
const KINDS = COMPRESSIONS.flatMap((compression) =>
  [8, 16].flatMap((bits) => [1, 2, 3, 4].map((channels) => ({ compression, bits, channels }))),
);

describe.each(KINDS)(
  "a TIFF of $bits bits, $channels channels, compression $compression",
  ({ compression, bits, channels }) => {
    test.each([
      ["in strips", { predictor: "none" as const }],
      ["in strips, predicted", { predictor: "horizontal" as const }],
      ["in tiles, predicted", { predictor: "horizontal" as const, tile: true, tileWidth: 16, tileHeight: 16 }],
    ])("keeps its samples %s", async (_, options) => {
      const data = noise(channels, bits);
      const given = bits === 8 ? Uint8Array.from(data) : Uint16Array.from(data);
      const picture = sharp(given, { raw: { ...SIZE, channels: channels as 1 | 2 | 3 | 4 } });
      const space = bits === 8 ? (channels < 3 ? "b-w" : "srgb") : channels < 3 ? "grey16" : "rgb16";
      const file = await picture
        .toColourspace(space)
        .tiff({ compression, ...options })
        .toBuffer();
      expect(await samplesOf(await converted(new Uint8Array(file)), bits)).toEqual(data);
    });
  },
);

const PLAN = {
  order: "MM",
  ...SIZE,
  bits: 16,
  samples: 3,
  photometric: 2,
  data: noise(3, 16),
} as const satisfies TiffPlan;

test.each(["II", "MM"] as const)("a TIFF in byte order %s keeps its samples", async (order) => {
  expect(await samplesOf(await converted(writeTiff({ ...PLAN, order })), 16)).toEqual(PLAN.data);
});

test.each([8, 16] as const)("planes of %i bits become pixels", async (bits) => {
  const data = noise(3, bits);
  expect(await samplesOf(await converted(writeTiff({ ...PLAN, bits, data, planar: true })), bits)).toEqual(data);
});

test("a grey TIFF whose 0 is white is inverted", async () => {
  const data = noise(1, 8);
  const file = writeTiff({ ...PLAN, bits: 8, samples: 1, photometric: 0, data });
  expect(await samplesOf(await converted(file), 8)).toEqual(data.map((value) => 255 - value));
});

test("colours that are multiplied with their alpha are divided by it", async () => {
  const picture = { width: 2, height: 1, bits: 8, samples: 4, extra: 1 } as const;
  const file = writeTiff({ ...PLAN, ...picture, data: [50, 25, 0, 128, 10, 20, 30, 255] });
  expect(await samplesOf(await converted(file), 8)).toEqual([100, 50, 0, 128, 10, 20, 30, 255]);
});

test("colours of 16 bits that are multiplied with their alpha are divided by it", async () => {
  const picture = { width: 2, height: 1, bits: 16, samples: 2, photometric: 1, extra: 1 } as const;
  const file = writeTiff({ ...PLAN, ...picture, data: [10_000, 32_768, 500, 65_535] });
  expect(await samplesOf(await converted(file), 16)).toEqual([20_000, 32_768, 500, 65_535]);
});

test("samples that are no alpha are left out", async () => {
  const file = writeTiff({
    ...PLAN,
    width: 2,
    height: 1,
    bits: 8,
    samples: 4,
    extra: 0,
    data: [1, 2, 3, 99, 4, 5, 6, 99],
  });
  expect(await samplesOf(await converted(file), 8)).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each<Orientation>([1, 2, 3, 4, 5, 6, 7, 8])("orientation %i is applied", async (orientation) => {
  const upright = { ...SIZE, data: Uint8Array.from(noise(3, 8)) };
  const stored = storedFor(orientation, upright);
  const exif = { entries: [short(0x112, orientation)] };
  const png = await converted(writeTiff({ ...PLAN, ...stored, bits: 8, exif }));
  expect(probe(png)).toMatchObject({ header: { coded: SIZE, orientation: 1 } });
  expect(await samplesOf(png, 8)).toEqual([...upright.data]);
});

test("profile, camera data and position are those of the TIFF", async () => {
  const png = await converted(await photo("tiff-16-bit"));
  const found = probe(png);
  if (found.status !== "photo") throw new Error(found.status);
  expect(found.header).toMatchObject({ coded: CONVERTED["tiff-16-bit"].size, precision: 16, orientation: 1 });
  expect(await isWideGamutProfile(found.header.profile)).toBe(true);
  expect((await collectMetadata(png)).exif).not.toBeNull();
  expect(await readPosition(png)).not.toBeNull();
});

test("tiles may be described by the tags of strips", async () => {
  const entries = [short(0x142, SIZE.width), short(0x143, SIZE.height)];
  const file = writeTiff({ ...PLAN, exif: { entries } });
  expect(await samplesOf(await converted(file), 16)).toEqual(PLAN.data);
});

test("LZW of the first TIFFs is refused by its name", async () => {
  const file = writeTiff({ ...PLAN, bits: 8, data: [0, 1, ...noise(3, 8).slice(2)] });
  file[Buffer.from(file.buffer).indexOf(Buffer.from([0x01, 0x03, 0, 3, 0, 0, 0, 1])) + 9] = 5;
  expect(await convertPhoto(new Blob([file]))).toEqual({ status: "unsupported", type: "old-style LZW TIFF" });
});

/** LZW for equal samples, each code one sample longer, until the table is full. */
function lzwOfWhite(count: number): number[] {
  const bits: number[] = [];
  const put = (code: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1);
  };
  put(256, 9);
  for (let left = count, length = 1; left > 0; left -= length, length += 1) {
    const width = length + 256 < 511 ? 9 : length + 256 < 1023 ? 10 : length + 256 < 2047 ? 11 : 12;
    put(length === 1 ? 255 : 256 + length, width);
  }
  return Array.from({ length: Math.ceil(bits.length / 8) }, (_, byte) =>
    bits.slice(8 * byte, 8 * byte + 8).reduce((value, bit, at) => value | (bit << (7 - at)), 0),
  );
}

test("a white page that LZW compresses better than Deflate can is complete", async () => {
  const side = 2600;
  const data = lzwOfWhite(side * side);
  expect(1032 * (data.length + 1000)).toBeLessThan(side * side);
  const file = writeTiff({ ...PLAN, width: side, height: side, bits: 8, samples: 1, photometric: 1, data });
  file[Buffer.from(file.buffer).indexOf(Buffer.from([0x01, 0x03, 0, 3, 0, 0, 0, 1])) + 9] = 5;
  expect(probe(await converted(file))).toMatchObject({
    status: "photo",
    header: { coded: { width: side, height: side } },
  });
});

test("samples of an undefined format are whole numbers", async () => {
  const file = writeTiff({ ...PLAN, exif: { entries: [short(0x153, 4)] } });
  expect(await samplesOf(await converted(file), 16)).toEqual(PLAN.data);
});

test("decompressors fill their length or return null, whatever the bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(2000), (data, length) => {
      for (const decompress of [decodeLzw, unpackBits]) {
        const bytes = decompress(data, length);
        expect(bytes === null || bytes.length === length).toBe(true);
      }
    }),
    { numRuns: effort(400, 2000) },
  );
});
