import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type Pixels, rowsOf } from "../row-source.ts";
import { scenePixels } from "../scenes/index.ts";
import { type JpegOptions, MARKER, SAMPLINGS, type Sampling, writeJpeg } from "./index.ts";
import { markersOf, psnr, restartsOf, samplingOf } from "./testing.ts";

const PHOTO = scenePixels("street", 97, 71);

/** Decodes the file by libjpeg-turbo, without warnings. */
async function decoded(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file, { failOn: "warning" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The same picture without colour, as decoded from a grey file. */
function greyOf({ width, height, data }: Pixels): Pixels {
  const grey = data.slice();
  for (let n = 0; n < grey.length; n += 3) {
    grey.fill(Math.round(0.299 * data[n]! + 0.587 * data[n + 1]! + 0.114 * data[n + 2]!), n, n + 3);
  }
  return { width, height, data: grey };
}

/** Draws slow waves, different in each channel, which survive subsampling and coarse quantisation. */
function waves(width: number, height: number, phase: number): Pixels {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, n) => {
    const [x, y] = [Math.floor(n / 3) % width, Math.floor(n / 3 / width)];
    return 128 + 55 * Math.sin(x / 21 + phase + (n % 3)) + 45 * Math.cos(y / 18 + phase * (n % 3));
  });
  return { width, height, data };
}

describe("a written JPEG", () => {
  const options = fc.record({
    sampling: fc.constantFrom(...SAMPLINGS),
    quality: fc.integer({ min: 85, max: 100 }),
    progressive: fc.boolean(),
    huffman: fc.constantFrom("standard" as const, "optimised" as const),
    restartInterval: fc.integer({ min: 0, max: 9 }),
    fillBytes: fc.integer({ min: 0, max: 3 }),
    separateScans: fc.boolean(),
    separateTables: fc.boolean(),
  });
  const side = fc.integer({ min: 1, max: 64 });

  it("decodes to the picture for any size and coding", async () => {
    await fc.assert(
      fc.asyncProperty(side, side, fc.nat(6), options, async (width, height, phase, chosen) => {
        const colours = waves(width, height, phase);
        const picture = chosen.sampling === "grey" ? greyOf(colours) : colours;
        const { data, ...size } = await decoded(writeJpeg(rowsOf(picture), chosen));
        expect(size).toEqual({ width, height });
        expect(psnr(data, picture.data)).toBeGreaterThan(34);
      }),
      { numRuns: 120 },
    );
  });

  it("keeps the last column and row unaffected by padding", async () => {
    const dark = (n: number): boolean => n % 9 === 8 || n >= 72;
    const picture = {
      width: 9,
      height: 9,
      data: Uint8Array.from({ length: 243 }, (_, n) => (dark(Math.floor(n / 3)) ? 9 : 240)),
    };
    const { data } = await decoded(writeJpeg(rowsOf(picture), { sampling: "4:4:4", quality: 100 }));
    expect(psnr(data, picture.data)).toBeGreaterThan(45);
  });

  it.each<[Sampling, string]>([
    ["4:4:4", "1x1 1x1 1x1"],
    ["4:2:2", "2x1 1x1 1x1"],
    ["4:2:0", "2x2 1x1 1x1"],
    ["4:4:0", "1x2 1x1 1x1"],
    ["grey", "1x1"],
  ])("states the sampling %s as %s", (sampling, factors) => {
    expect(samplingOf(writeJpeg(rowsOf(PHOTO), { sampling, quality: 90 }))).toBe(factors);
  });

  it.each(SAMPLINGS)("decodes to the same pixels in every coding of %s", async (sampling) => {
    const codings: readonly Partial<JpegOptions>[] = [
      { huffman: "optimised" },
      { progressive: true },
      { restartInterval: 3 },
      { progressive: true, restartInterval: 5 },
      { fillBytes: 2 },
      { separateTables: true },
      { separateScans: true, restartInterval: 4 },
    ];
    const plain = await decoded(writeJpeg(rowsOf(PHOTO), { sampling, quality: 92 }));
    for (const coding of codings) {
      expect(await decoded(writeJpeg(rowsOf(PHOTO), { sampling, quality: 92, ...coding }))).toEqual(plain);
    }
  });

  it.each<[Sampling, number, number]>([
    ["4:4:4", 7, 13 * 9],
    ["4:2:2", 1, 7 * 9],
    ["4:2:0", 8, 7 * 5],
    ["grey", 200, 13 * 9],
  ])("has restart markers in %s after every %i of %i MCUs", (sampling, restartInterval, mcus) => {
    const file = writeJpeg(rowsOf(PHOTO), { sampling, quality: 90, restartInterval });
    const expected = Array.from({ length: Math.ceil(mcus / restartInterval) - 1 }, (_, n) => n % 8);
    expect(restartsOf(file)).toEqual(expected);
    expect(markersOf(file).find(({ marker }) => marker === MARKER.DRI)?.data).toEqual(
      Uint8Array.of(0, restartInterval),
    );
  });

  it("has neither restart markers nor their interval by default", () => {
    const markers = markersOf(writeJpeg(rowsOf(PHOTO), { sampling: "4:2:0", quality: 90 })).map(({ marker }) => marker);
    const { SOI, DQT, SOF0, DHT, SOS, EOI } = MARKER;
    expect(markers).toEqual([SOI, DQT, SOF0, DHT, SOS, EOI]);
  });

  it("has one segment per table and one scan per component on request", () => {
    const apart = { sampling: "4:2:0", quality: 90, separateScans: true, separateTables: true } as const;
    const markers = markersOf(writeJpeg(rowsOf(PHOTO), apart)).map(({ marker }) => marker);
    const { SOI, DQT, SOF0, DHT, SOS, EOI } = MARKER;
    expect(markers).toEqual([SOI, DQT, DQT, SOF0, DHT, DHT, SOS, DHT, DHT, SOS, DHT, DHT, SOS, EOI]);
  });

  it("starts with the given segments in order", () => {
    const segments = [
      { marker: MARKER.APP1, data: Uint8Array.of(1, 2, 3) },
      { marker: MARKER.COM, data: Uint8Array.of(0xff, 0xd9) },
    ];
    const file = writeJpeg(rowsOf(PHOTO), { sampling: "4:4:4", quality: 90, segments });
    expect(markersOf(file).slice(1, 3)).toEqual(segments);
  });

  it("throws for a segment that is too long", () => {
    const segments = [{ marker: MARKER.APP1, data: new Uint8Array(65_534) }];
    const write = (): unknown => writeJpeg(rowsOf(PHOTO), { sampling: "4:4:4", quality: 90, segments });
    expect(write).toThrow(RangeError);
  });

  it("is smaller with optimised tables", () => {
    const size = (huffman: "standard" | "optimised"): number =>
      writeJpeg(rowsOf(PHOTO), { sampling: "4:2:2", quality: 95, huffman }).length;
    expect(size("optimised")).toBeLessThan(size("standard"));
  });
});
