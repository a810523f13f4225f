import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { convertPhoto, openLossless, probe } from "../../index.ts";

const WIDTH = 200;

/** Smooth picture with edges. */
function pixels(height: number, channels: 1 | 3): Uint8Array {
  return Uint8Array.from({ length: WIDTH * height * channels }, (_, at) => {
    const [x, y] = [Math.floor(at / channels) % WIDTH, Math.floor(at / channels / WIDTH)];
    return ((x >> 5) * 40 + y + (at % channels) * 60) % 256;
  });
}

async function converted(file: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const found = await convertPhoto(new Blob([new Uint8Array(file)]));
  if (found?.status !== "converted") throw new Error(JSON.stringify(found));
  return new Uint8Array(await found.file.arrayBuffer());
}

/** libvips writes strips of 256 rows. */
describe.each([100, 256, 300, 2600])("a TIFF of %i rows in strips of JPEG", (height) => {
  test.each([
    ["YCbCr, 4:2:0", 3, 75],
    ["RGB or YCbCr, 4:4:4", 3, 95],
    ["grey", 1, 80],
  ] as const)("becomes a JPEG with the same samples: %s", async (_, channels, quality) => {
    const image = sharp(pixels(height, channels), { raw: { width: WIDTH, height, channels } });
    const grey = channels === 1 ? image.toColourspace("b-w") : image;
    const file = await grey
      .withIccProfile(channels === 1 ? "sgrey" : "p3")
      .tiff({ compression: "jpeg", quality })
      .toBuffer();
    const jpeg = await converted(file);
    expect(probe(jpeg)).toMatchObject({
      status: "photo",
      header: { kind: "jpeg", coded: { width: WIDTH, height }, profile: { kind: "icc" } },
    });
    expect(openLossless(jpeg)).not.toHaveProperty("fallbackReason");
    const [own, expected] = await Promise.all(
      [jpeg, file].map((bytes) => sharp(bytes, { failOn: "warning" }).raw().toBuffer()),
    );
    const errors = own!.map((value, at) => Math.abs(value - expected![at]!));
    // Decoders interpolate chroma across the strips of one JPEG, and not of several.
    const isEdge = (at: number): boolean => (Math.floor(at / channels / WIDTH) + 1) % 256 <= 1;
    expect(Math.max(...errors.filter((error, at) => error > 0 && !isEdge(at)), 0)).toBe(0);
  });
});

test("a TIFF in strips of JPEG keeps its orientation", async () => {
  const image = sharp(pixels(100, 3), { raw: { width: WIDTH, height: 100, channels: 3 } });
  const file = await image.withMetadata({ orientation: 6 }).tiff({ compression: "jpeg" }).toBuffer();
  expect(probe(await converted(file))).toMatchObject({ header: { orientation: 6 } });
});

test("a TIFF in strips of JPEG whose strip has no end is refused", async () => {
  const image = sharp(pixels(300, 3), { raw: { width: WIDTH, height: 300, channels: 3 } });
  const file = await image.tiff({ compression: "jpeg" }).toBuffer();
  const strip = file.indexOf(Buffer.from([0xff, 0xd9]));
  file.fill(0, strip, strip + 2);
  expect(await convertPhoto(new Blob([new Uint8Array(file)]))).toMatchObject({ status: "unsupported" });
});

interface Plan {
  readonly height: number;
  readonly strips: readonly Uint8Array[];
  readonly photometric: number;
  readonly samples: number;
}

/** TIFF 16 px wide in strips of 16 rows; all offsets after the directory. */
function jpegTiff({ height, strips, photometric, samples }: Plan): Buffer {
  const ends = strips.map((_, index) => strips.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0));
  const start = 8 + 2 + 12 * 9 + 4;
  const data = start + 8 * strips.length;
  const lists = Buffer.alloc(8 * strips.length);
  strips.forEach(({ length }, index) => {
    lists.writeUInt32LE(data + ends[index]! - length, 4 * index);
    lists.writeUInt32LE(length, 4 * (strips.length + index));
  });
  const list = (at: number): number => (strips.length === 1 ? lists.readUInt32LE(at) : start + at);
  const fields = [
    [0x100, 1, 16],
    [0x101, 1, height],
    [0x102, 1, 8],
    [0x103, 1, 7],
    [0x106, 1, photometric],
    [0x111, strips.length, list(0)],
    [0x115, 1, samples],
    [0x116, 1, 16],
    [0x117, strips.length, list(4 * strips.length)],
  ] as const;
  const head = Buffer.alloc(start);
  head.write("II*\0\x08\0\0\0\x09\0", "latin1");
  fields.forEach(([tag, count, value], index) => {
    head.writeUInt16LE(tag, 10 + 12 * index);
    head.writeUInt16LE(4, 12 + 12 * index);
    head.writeUInt32LE(count, 14 + 12 * index);
    head.writeUInt32LE(value, 18 + 12 * index);
  });
  return Buffer.concat([head, lists, ...strips]);
}

function stripIn(colours: "srgb" | "cmyk"): Promise<Buffer> {
  const image = sharp({ create: { width: 16, height: 16, channels: 3, background: "#6a4" } });
  return image.toColourspace(colours).jpeg().toBuffer();
}

describe("a TIFF in strips of JPEG", () => {
  test("is joined if it has all strips", async () => {
    const strip = await stripIn("srgb");
    const file = jpegTiff({ height: 48, strips: [strip, strip, strip], photometric: 6, samples: 3 });
    expect(probe(await converted(file))).toMatchObject({
      status: "photo",
      header: { coded: { width: 16, height: 48 } },
    });
  });

  test.each([
    ["lacks its last strip", 48, 2, 6, "srgb"],
    ["has one strip for two", 32, 1, 6, "srgb"],
    ["is higher than any JPEG", 65_552, 4097, 6, "srgb"],
    ["has four inks instead of RGB", 32, 2, 2, "cmyk"],
    ["has colours instead of greys", 32, 2, 1, "srgb"],
  ] as const)("is refused if it %s", async (_, height, count, photometric, colours) => {
    const strips = Array<Uint8Array>(count).fill(await stripIn(colours));
    const file = jpegTiff({ height, strips, photometric, samples: colours === "cmyk" ? 4 : 3 });
    expect(await convertPhoto(new Blob([new Uint8Array(file)]))).not.toMatchObject({ status: "converted" });
  });
});
