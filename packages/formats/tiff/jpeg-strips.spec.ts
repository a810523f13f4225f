import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { writeJpegTiff } from "../../../tools/photos/tiff/jpeg-tiles.ts";
import { convertPhoto } from "../convert.ts";
import { openLossless } from "@matte/jpeg/lossless";
import { probe } from "../probe.ts";

const WIDTH = 200;
const SHAPE = { width: 16, tile: { height: 16 } } as const;

/** Smooth picture with edges. */
function pixels(height: number, channels: 1 | 3): Uint8Array {
  return Uint8Array.from({ length: WIDTH * height * channels }, (_, at) => {
    const [x, y] = [Math.floor(at / channels) % WIDTH, Math.floor(at / channels / WIDTH)];
    return ((x >> 5) * 40 + y + (at % channels) * 60) % 256;
  });
}

async function converted(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
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

function stripIn(colours: "srgb" | "cmyk"): Promise<Buffer> {
  const image = sharp({ create: { width: 16, height: 16, channels: 3, background: "#6a4" } });
  return image.toColourspace(colours).jpeg().toBuffer();
}

describe("a TIFF in strips of JPEG", () => {
  test("is joined if it has all strips", async () => {
    const strip = await stripIn("srgb");
    const parts = [strip, strip, strip];
    const file = writeJpegTiff({ ...SHAPE, height: 48, parts, photometric: 6, samples: 3 });
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
    const parts = Array<Uint8Array>(count).fill(await stripIn(colours));
    const file = writeJpegTiff({ ...SHAPE, height, parts, photometric, samples: colours === "cmyk" ? 4 : 3 });
    expect(await convertPhoto(new Blob([file]))).not.toMatchObject({ status: "converted" });
  });
});
