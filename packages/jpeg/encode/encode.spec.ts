import { spawnSync } from "node:child_process";
import fc from "fast-check";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { effort } from "../../../test/effort.ts";
import type { JpegPicture, SharedJpegPicture } from "./encode.ts";
import { openLossless } from "../lossless/open.ts";
import { sampledRows } from "./sample.ts";
import { type Content, CONTENTS, encoded, pictureOf, rawOf } from "./testing/pictures.ts";
import { decoded, likeness } from "./testing/decoded.ts";
import { encodePlainly } from "./testing/plain-encoder.ts";

const NAMES = Object.keys(CONTENTS) as Content[];
const QUALITY = 95;

describe("the kernel writes the same bytes as the reference", () => {
  test("any picture is encoded to the same bytes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 70 }),
        fc.constantFrom(...NAMES),
        fc.nat(1000),
        fc.constantFrom(QUALITY, 100, 50, 1),
        (width, height, content, seed, quality) => {
          const raw = rawOf(width, height, content, seed);
          expect(Buffer.compare(encoded(pictureOf(raw, quality)), encodePlainly(raw, quality))).toBe(0);
        },
      ),
      { numRuns: effort(50, 150) },
    );
  });

  test("tables from a sample of rows give the same bytes", () => {
    const raw = rawOf(1650, 400, "photograph");
    expect(Buffer.compare(encoded(pictureOf(raw, QUALITY)), encodePlainly(raw, QUALITY))).toBe(0);
  });
});

describe("libjpeg reads what the encoder writes", () => {
  test.each([
    [1, 1],
    [1, 700],
    [17, 16],
    [15, 33],
    [65_500, 3],
    [2, 65_500],
    [5, 65_500],
    [30_000, 20],
    [512, 449],
    [1500, 800],
  ])("%i x %i pixels are read completely", async (width, height) => {
    const raw = rawOf(width, height, "photograph");
    const jpeg = encoded(pictureOf(raw, QUALITY));
    expect(openLossless(jpeg)).toMatchObject({ width, height });
    expect(likeness(raw, await decoded(jpeg))).toBeGreaterThan(36);
  });

  test.each([
    ["flat", 50],
    ["photograph", 38],
  ] as const)("for a %s with at least %i dB", async (content, least) => {
    const raw = rawOf(203, 151, content);
    expect(likeness(raw, await decoded(encoded(pictureOf(raw, QUALITY))))).toBeGreaterThan(least);
  });

  test.each(["photograph", "gradient", "noise"] as const)(
    "%s as near as what libjpeg writes, and no larger",
    async (content) => {
      const raw = rawOf(1203, 851, content);
      const { width, height, pixels } = raw;
      const theirs = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4", optimiseCoding: true })
        .toBuffer();
      const ours = encoded(pictureOf(raw, QUALITY));
      expect(likeness(raw, await decoded(ours))).toBeGreaterThan(likeness(raw, await decoded(theirs)) - 0.02);
      expect(ours.length / theirs.length).toBeLessThan(1.01);
    },
  );

  test("the quantisation tables are libjpeg's", async () => {
    const { width, height, pixels } = rawOf(32, 32, "photograph");
    const tables = (jpeg: Uint8Array): string => {
      const bytes = Buffer.from(jpeg);
      const at = bytes.indexOf(Buffer.of(0xff, 0xdb));
      return bytes.subarray(at, at + 2 * 69).toString("hex");
    };
    for (const quality of [1, 30, 75, 95, 100]) {
      const theirs = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality, chromaSubsampling: "4:4:4" })
        .toBuffer();
      expect(tables(encoded(pictureOf({ width, height, pixels }, quality)))).toBe(tables(theirs));
    }
  });
});

test("Huffman tables are made from rows across the picture, or from all of a small one", () => {
  expect(sampledRows({ columns: 776, rows: 320 })).toEqual(Array.from({ length: 16 }, (_, n) => 20 * n + 10));
  expect(sampledRows({ columns: 2, rows: 40 })).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test("a symbol that no sampled row contains can be written", async () => {
  const [width, height] = [2048, 1600];
  const raw = rawOf(width, height, "flat");
  const sampled = sampledRows({ columns: width / 8, rows: height / 8 });
  const unsampled = sampled[0]! + 1;
  expect(sampled).not.toContain(unsampled);
  raw.pixels.set(rawOf(width, 8, "noise").pixels, 4 * width * 8 * unsampled);
  expect(likeness(raw, await decoded(encoded(pictureOf(raw, QUALITY))))).toBeGreaterThan(25);
});

test("bands that are known to equal the one before are not read, and the file is the same", () => {
  const raw = rawOf(2000, 900, "flat");
  // Bands have 112 rows: the second equals the first, the seventh and eighth the sixth; the last is shorter.
  const [top, bottom] = [250, 560];
  raw.pixels.set(rawOf(2000, bottom - top, "photograph").pixels, 4 * 2000 * top);
  const whole = pictureOf(raw, QUALITY);
  const reading = (alike: JpegPicture["alike"]): { file: Uint8Array; bands: number } => {
    const read = vi.fn(whole.read);
    return { file: encoded({ ...whole, alike, read }), bands: read.mock.calls.length };
  };
  const known = reading((from, rows) => from + rows <= top || from >= bottom);
  const unknown = reading(() => false);
  expect(Buffer.compare(known.file, unknown.file)).toBe(0);
  expect(known.bands).toBe(unknown.bands - 3);
});

test.each([
  [3000, 900, 9 * 375, 12],
  [512, 449, 56 * 64, 1],
  [5, 65_500, 5734, 1],
  [30_000, 20, 3750, 2],
])(
  "%i x %i pixels have restart markers between intervals of %i MCUs, numbered from 0 to 7",
  (width, height, interval, count) => {
    const jpeg = encoded(pictureOf(rawOf(width, height, "gradient"), QUALITY));
    expect(intervalsIn(jpeg)).toEqual([interval]);
    expect(markersIn(jpeg)).toEqual(Array.from({ length: count }, (_, n) => n % 8));
  },
);

test("a picture of one band has no restart interval", () => {
  const jpeg = encoded(pictureOf(rawOf(512, 448, "gradient"), QUALITY));
  expect(intervalsIn(jpeg)).toEqual([]);
  expect(markersIn(jpeg)).toEqual([]);
});

/** DRI, ITU-T T.81 §B.2.4.4. */
function intervalsIn(jpeg: Uint8Array): readonly number[] {
  const segments = [...jpeg.keys()].filter((at) => jpeg[at] === 0xff && jpeg[at + 1] === 0xdd && jpeg[at + 3] === 4);
  return segments.map((at) => (jpeg[at + 4]! << 8) | jpeg[at + 5]!);
}

function markersIn(jpeg: Uint8Array): readonly number[] {
  const markers = [...jpeg.keys()].filter((at) => jpeg[at] === 0xff && (jpeg[at + 1]! & 0xf8) === 0xd0);
  return markers.map((at) => jpeg[at + 1]! & 7);
}

test("given segments precede the tables", () => {
  const payload = new TextEncoder().encode("JFIF\0\x01\x01\0\0\x01\0\x01\0\0");
  const jpeg = encoded({ ...pictureOf(rawOf(9, 9, "flat"), QUALITY), segments: [{ marker: 0xe0, payload }] });
  expect([...jpeg.subarray(0, 6)]).toEqual([0xff, 0xd8, 0xff, 0xe0, 0, payload.length + 2]);
});

describe("encodeJpeg", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test("reuses its memory, which holds neither the picture nor the file", async () => {
    vi.resetModules();
    const { encodeJpeg } = await import("./encode.ts");
    const { withKernel } = await import("../lossless/kernel/kernel-pool.ts");
    const bytes = (): number => withKernel((kernel) => kernel?.memory.buffer.byteLength ?? 0);
    const picture = pictureOf(rawOf(3000, 1000, "noise"), QUALITY);
    const once = encodeJpeg(picture)?.reduce((sum, piece) => sum + piece.length, 0);
    const [used, file] = [bytes(), once ?? 0];
    for (let n = 0; n < 3; n += 1) encodeJpeg(picture);
    expect(bytes()).toBe(used);
    expect(used).toBeLessThan(file);
  });

  test("returns null without a kernel and reads nothing", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    vi.resetModules();
    const encoder = await import("./encode.ts");
    const read = vi.fn<SharedJpegPicture["read"]>();
    expect(encoder.canEncodeJpeg()).toBe(false);
    const picture = { ...pictureOf(rawOf(8, 8, "flat"), QUALITY), read, sample: read };
    expect(encoder.encodeJpeg(picture)).toBeNull();
    const own = (): Promise<never> => Promise.reject(new Error("asked"));
    expect(await encoder.encodeJpegInBands(picture, { own, helpers: [] })).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });
});

const installed = spawnSync("djpeg", ["-version"]).error === undefined;

describe.runIf(installed)("djpeg and jpegtran", () => {
  test.each(NAMES)("accept %s without warnings", (content) => {
    const jpeg = encoded(pictureOf(rawOf(333, 777, content), QUALITY));
    for (const [program, ...options] of [
      ["djpeg", "-dct", "int", "-outfile", "/dev/null"],
      ["jpegtran", "-outfile", "/dev/null"],
    ]) {
      const { status, stderr } = spawnSync(program!, options, { input: jpeg, maxBuffer: 2 ** 26 });
      expect([status, stderr.toString()]).toEqual([0, ""]);
    }
  });
});
