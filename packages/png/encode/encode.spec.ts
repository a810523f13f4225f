import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { scenePixels } from "../../../tools/photos/scenes/index.ts";
import { u32be } from "@matte/pixels/bytes";
import { chunks, crc32 } from "../chunks.ts";
import type { CodedBand, PngBand } from "./band.ts";
import { encodeBand } from "./encode-band.ts";
import { encodePng } from "./encode.ts";
import type { PngFormat } from "./format.ts";
import { pngMachine } from "./kernel-machine.ts";
import { type Content, CONTENTS, decoded, encoded, pictureOf, rawOf, samplesOf } from "./testing/pictures.ts";
import { plainMachine } from "./testing/plain/machine.ts";

const kernel = pngMachine()!;
const RGB: PngFormat = { colour: "rgb", depth: 8 };
const FORMATS: readonly PngFormat[] = (["grey", "rgb", "rgba"] as const).flatMap((colour) => [
  { colour, depth: 8 },
  { colour, depth: 16 },
]);
const ALL = FORMATS.flatMap((format) => (Object.keys(CONTENTS) as Content[]).map((content) => ({ format, content })));

/** Width, height, depth and colour type. */
function headOf(png: Uint8Array): number[] {
  const [head] = [...chunks(png)];
  const { start = 0 } = head ?? {};
  return [u32be(png, start), u32be(png, start + 4), png[start + 8] ?? 0, png[start + 9] ?? 0];
}

describe("libpng reads what the encoder writes", () => {
  test.each(ALL)("$content in $format.colour at $format.depth bits is read unchanged", async ({ format, content }) => {
    const raw = rawOf(61, 47, format, content);
    expect(await decoded(await encoded(kernel, raw), raw)).toEqual(samplesOf(raw));
  });

  test.each([
    [1, 1],
    [1, 3000],
    [2, 2],
    [3, 1],
    [20_000, 3],
    [65_535, 33],
    [1500, 1401],
  ])("%i x %i pixels are read unchanged", async (width, height) => {
    const raw = rawOf(width, height, RGB, "grain on a gradient");
    const png = await encoded(kernel, raw);
    expect(Buffer.compare(Buffer.from(await decoded(png, raw)), Buffer.from(samplesOf(raw)))).toBe(0);
    expect(headOf(png)).toEqual([width, height, 8, 2]);
  });

  test("any picture is read unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...ALL),
        fc.nat(1000),
        async (width, height, { format, content }, seed) => {
          const raw = rawOf(width, height, format, content, seed);
          expect(await decoded(await encoded(kernel, raw), raw)).toEqual(samplesOf(raw));
        },
      ),
      { numRuns: effort(20, 60) },
    );
  });
});

test("the kernel writes the same bytes as the reference", async () => {
  const plain = plainMachine();
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(...ALL),
      fc.nat(1000),
      async (width, height, { format, content }, seed) => {
        const raw = rawOf(width, height, format, content, seed);
        expect(Buffer.compare(await encoded(kernel, raw), await encoded(plain, raw))).toBe(0);
      },
    ),
    { numRuns: effort(20, 60) },
  );
});

test.each(["rgb", "grey"] as const)(
  "the kernel writes the same bytes as the reference for %s with several blocks",
  async (colour) => {
    const raw = rawOf(colour === "rgb" ? 600 : 1700, 400, { colour, depth: 8 }, "grain on a gradient");
    expect(Buffer.compare(await encoded(kernel, raw), await encoded(plainMachine(), raw))).toBe(0);
  },
);

test("noise is stored uncompressed and hardly grows", async () => {
  const raw = rawOf(1000, 500, RGB, "noise");
  // Xorshift has no pattern for filters or matches.
  let state = 0x9e3779b1;
  raw.pixels.forEach((_, at, all) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    all[at] = state & 255;
  });
  const png = await encoded(kernel, raw);
  expect(png.length).toBeLessThan(1000 * 500 * 3 * 1.001 + 1000);
  expect(Buffer.compare(Buffer.from(await decoded(png, raw)), Buffer.from(samplesOf(raw)))).toBe(0);
});

test.each([
  ["ridges", 0, 1],
  ["ridges", 0.3, 0.98],
  ["sea", 0.3, 0.99],
  ["still", 0.3, 0.98],
  ["street", 0.3, 1.04],
] as const)(
  "the photo %s with grain %d takes at most %d of libpng with adaptive filters",
  async (name, grain, limit) => {
    const { width, height, data } = scenePixels(name, 1200, 800, { grain });
    const photo = sharp(
      await sharp(data, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 90 })
        .toBuffer(),
    );
    const libpng = await photo.clone().png({ adaptiveFiltering: true, compressionLevel: 6 }).toBuffer();
    const pixels = Uint8Array.from(await photo.ensureAlpha().raw().toBuffer());
    expect((await encoded(kernel, { width, height, format: RGB, pixels })).length).toBeLessThan(limit * libpng.length);
  },
);

test("a flat picture shrinks to less than 0.2 percent", async () => {
  expect((await encoded(kernel, rawOf(2000, 1000, RGB, "flat"))).length).toBeLessThan(2000 * 1000 * 3 * 0.002);
});

test("every chunk has its CRC, and given chunks precede the pixels", async () => {
  const own = (band: PngBand): Promise<CodedBand> => Promise.resolve(encodeBand(kernel, band));
  const comment = { type: "tEXt", data: new TextEncoder().encode("Title\0Quay") };
  const picture = { ...pictureOf(rawOf(800, 2000, RGB, "gradient")), chunks: [comment] };
  const png = Buffer.concat(await encodePng(picture, { own, helpers: [] }));
  const found = [...chunks(png)];
  for (const { from, end } of found) expect(u32be(png, end)).toBe(crc32(png.subarray(from + 4, end)));
  expect(found.slice(0, 3).map(({ type }) => type)).toEqual(["IHDR", "tEXt", "IDAT"]);
  expect(found.at(-1)).toMatchObject({ type: "IEND", end: png.length - 4 });
});

test("helpers write the same file", async () => {
  const raw = rawOf(700, 5000, RGB, "pattern");
  const own = async (band: PngBand): Promise<CodedBand> => encodeBand(kernel, band);
  let coded = 0;
  const code = async (band: PngBand): Promise<CodedBand> => {
    coded += 1;
    return encodeBand(kernel, structuredClone(band, { transfer: [band.pixels.buffer] }));
  };
  const helper = { ready: Promise.resolve(), capacity: 2, code };
  const alone = Buffer.concat(await encodePng(pictureOf(raw), { own, helpers: [] }));
  const together = Buffer.concat(await encodePng(pictureOf(raw), { own, helpers: [helper, helper] }));
  expect(Buffer.compare(alone, together)).toBe(0);
  expect(coded).toBeGreaterThan(1);
});
