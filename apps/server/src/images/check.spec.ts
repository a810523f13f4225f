import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hostileFiles } from "../testing/hostile-files.ts";
import { checkImage } from "./check.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "matte-check-"));
});
afterAll(() => {
  // Other specs in this process read AVIF and TIFF.
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  rmSync(folder, { recursive: true });
});

const plain = (): Sharp => sharp({ create: { width: 60, height: 40, channels: 3, background: "#a06030" } });

async function check(bytes: Uint8Array, veryLarge?: number) {
  const [input, output] = [join(folder, "input"), join(folder, "output")];
  writeFileSync(input, bytes);
  return { verdict: await checkImage({ content: "photo", input, output }, veryLarge), output };
}

it.each([
  ["jpg", () => plain().jpeg().toBuffer()],
  ["png", () => plain().png().toBuffer()],
  ["webp", () => plain().webp().toBuffer()],
])("A %s is encoded again", async (ending, make) => {
  const sent = await make();
  const { verdict, output } = await check(sent);
  expect(verdict).toMatchObject({ ending, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
  const { format, width, height } = await sharp(readFileSync(output)).metadata();
  expect({ format, width, height }).toEqual({ format: ending === "jpg" ? "jpeg" : ending, width: 60, height: 40 });
});

it("A process that has checked an image reads no other formats", async () => {
  const tiff = await plain().tiff().toBuffer();
  await check(await plain().png().toBuffer());
  await expect(sharp(tiff).metadata()).rejects.toThrow("unsupported image format");
});

it("The location is removed, and the orientation is applied", async () => {
  const sent = await plain()
    .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { output } = await check(sent);
  const { exif, orientation, width, height } = await sharp(readFileSync(output)).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 40,
    height: 60,
  });
});

it("Hostile files are rejected, or encoded again without their payload", async () => {
  for (const { name, bytes, rejected, mark } of await hostileFiles()) {
    const { verdict, output } = await check(bytes);
    if (rejected !== undefined) {
      expect(verdict, name).toMatchObject({ rejected });
      continue;
    }
    expect(verdict, name).toHaveProperty("hash");
    const stored = readFileSync(output);
    expect(stored.equals(Buffer.from(bytes)), name).toBe(false);
    expect(stored.includes(mark), name).toBe(false);
  }
});

/** A PNG in one colour, interlaced or not, without its pixels in memory. */
function header(width: number, height: number, depth: 8 | 16, interlaced: boolean): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const facts = Buffer.alloc(13);
  facts.writeUInt32BE(width, 0);
  facts.writeUInt32BE(height, 4);
  facts.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", facts), chunk("IDAT", deflateSync(Buffer.alloc(64)))]);
}

it.each<[string, Buffer, object]>([
  ["16 bits, with alpha, interlaced", header(10_900, 10_900, 16, true), { pixels: 45_000_000 }],
  ["16 bits, with alpha", header(10_900, 10_900, 16, false), { pixels: 90_000_000 }],
  ["8 bits", header(12_000, 10_001, 8, false), { pixels: 120_000_000 }],
])("rejects an image that needs too much memory: %s", async (_what, bytes, expected) => {
  const { verdict } = await check(bytes);
  expect(verdict).toEqual({ rejected: "image-too-large", ...expected });
});

it("stores a very large WebP as a JPEG, which is much cheaper to encode", async () => {
  const sent = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: "#a06030" } })
    .webp({ effort: 0 })
    .toBuffer();
  const { verdict } = await check(sent);
  expect(verdict).toMatchObject({ ending: "jpg", width: 8000, height: 5001 });
});

it("stores a very large PNG with little effort", async () => {
  const cheap = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 1 }).toBuffer();
  expect(await cheap(texture())).not.toEqual(await texture().png().toBuffer());
  // Mostly empty, which is faster.
  const sent = await cheap(texture().extend({ right: 3600, bottom: 9601, background: "#0000" }));
  const { verdict, output } = await check(sent);
  expect(verdict).toMatchObject({ ending: "png", width: 4000, height: 10_001 });
  expect(readFileSync(output).equals(await cheap(sharp(sent)))).toBe(true);
});

it.each([
  { size: "very large", veryLarge: 400 * 400 - 1, effort: 2 },
  { size: "smaller", veryLarge: 400 * 400, effort: 4 },
])("stores a $size WebP with transparency with effort $effort", async ({ veryLarge, effort }) => {
  const sent = await texture().webp({ lossless: true, effort: 0 }).toBuffer();
  const { verdict, output } = await check(sent, veryLarge);
  expect(verdict).toMatchObject({ ending: "webp", width: 400, height: 400 });
  const encodedWith = (one: number): Promise<Buffer> => sharp(sent).webp({ quality: 90, effort: one }).toBuffer();
  expect(readFileSync(output).equals(await encodedWith(effort))).toBe(true);
  expect(await encodedWith(2)).not.toEqual(await encodedWith(4));
});

/** Pixels that every encoder setting writes differently. */
function texture(): Sharp {
  const pixels = Uint8Array.from({ length: 400 * 400 * 4 }, (_none, at) => (at * at * 7 + at * 31) & 255);
  return sharp(pixels, { raw: { width: 400, height: 400, channels: 4 } });
}
