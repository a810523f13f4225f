import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { anyShare } from "@matte/pixels/testing";
import { long, short, TAG, text } from "../../../tools/photos/exif/entries.ts";
import { type ByteOrder, type Directory, tiff } from "../../../tools/photos/exif/tiff.ts";
import { collectMetadata } from "../collect.ts";
import { convertPhoto } from "../convert.ts";
import { probe } from "../probe.ts";

const SIZE = { width: 37, height: 29 };
const NOISE = Uint8Array.from({ length: 3 * 37 * 29 }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >>> 24);

async function converted(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const found = await convertPhoto(new Blob([file]));
  if (found?.status !== "converted") throw new Error(JSON.stringify(found));
  return new Uint8Array(await found.file.arrayBuffer());
}

test.each([
  { compression: "none" },
  { compression: "lzw" },
  { compression: "deflate", predictor: "horizontal" },
  { compression: "none", tile: true, tileWidth: 16, tileHeight: 16 },
] as const)("a BigTIFF has the samples and the profile of the same TIFF: %j", async (options) => {
  const image = sharp(NOISE, { raw: { ...SIZE, channels: 3 } }).withIccProfile("p3");
  const file = async (bigtiff: boolean): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await image.tiff({ ...options, bigtiff }).toBuffer());
  const big = await file(true);
  expect([...big.subarray(2, 4)]).toEqual([43, 0]);
  expect(await converted(big)).toEqual(await converted(await file(false)));
});

/** Fields of a picture of 2 by 1 greys, and EXIF. */
const DIRECTORY: Directory = {
  entries: [
    long(0x100, 2),
    long(0x101, 1),
    short(0x102, 8),
    short(0x106, 1),
    short(0x115, 1),
    text(TAG.Make, "Canon"),
    text(TAG.Model, "Canon EOS R6"),
  ],
  children: [{ tag: TAG.ExifIfd, directory: { entries: [text(TAG.DateTimeOriginal, "2024:06:01 18:30:00")] } }],
  picture: { offset: 0x111, length: 0x117, bytes: Uint8Array.of(50, 200) },
};

/** Rewrites a TIFF whose first directory is at byte 16, with offsets as LONG8 and values in their fields where they fit. */
function bigTiff(order: ByteOrder, directory: Directory): Uint8Array<ArrayBuffer> {
  const little = order === "II";
  const classic = new DataView(tiff(order, directory, 16).buffer);
  const parts: DataView<ArrayBuffer>[] = [];
  let end = classic.byteLength;
  const add = (offset: number): number => {
    const count = classic.getUint16(offset, little);
    const big = new DataView(new ArrayBuffer(8 + 20 * count + 8));
    big.setBigUint64(0, BigInt(count), little);
    for (let index = 0; index < count; index += 1) {
      const [from, to] = [offset + 2 + 12 * index, 8 + 20 * index];
      const [tag, type] = [classic.getUint16(from, little), classic.getUint16(from + 2, little)];
      const [values, value] = [classic.getUint32(from + 4, little), classic.getUint32(from + 8, little)];
      const isOffset = tag === TAG.ExifIfd || tag === 0x111;
      big.setUint16(to, tag, little);
      big.setUint16(to + 2, tag === TAG.ExifIfd ? 18 : isOffset ? 16 : type, little);
      big.setBigUint64(to + 4, BigInt(values), little);
      const isInside = type === 2 && values > 4 && values <= 8;
      if (isOffset) big.setBigUint64(to + 12, BigInt(tag === TAG.ExifIfd ? add(value) : value), little);
      else if (isInside)
        for (let at = 0; at < values; at += 1) big.setUint8(to + 12 + at, classic.getUint8(value + at));
      else if (type === 2) big.setBigUint64(to + 12, BigInt(value), little);
      else big.setUint32(to + 12, classic.getUint32(from + 8), false);
    }
    parts.push(big);
    end += big.byteLength;
    return end - big.byteLength;
  };
  const first = add(16);
  classic.setUint16(2, 43, little);
  classic.setUint16(4, 8, little);
  classic.setUint16(6, 0, little);
  classic.setBigUint64(8, BigInt(first), little);
  const bytes = new Uint8Array(end);
  let at = 0;
  for (const { buffer } of [classic, ...parts]) {
    bytes.set(new Uint8Array(buffer), at);
    at += buffer.byteLength;
  }
  return bytes;
}

describe.each(["II", "MM"] as const)("a BigTIFF in the order of bytes %s", (order) => {
  test("keeps its EXIF", async () => {
    const png = await converted(bigTiff(order, DIRECTORY));
    expect(probe(png)).toMatchObject({ status: "photo", header: { coded: { width: 2, height: 1 } } });
    const exif = String.fromCodePoint(...((await collectMetadata(png)).exif ?? []));
    for (const value of ["Canon\0", "Canon EOS R6", "2024:06:01 18:30:00"]) expect(exif).toContain(value);
    expect([...(await sharp(png).toColourspace("b-w").raw().toBuffer())]).toEqual([50, 200]);
  });

  test("is refused without its directory", async () => {
    const file = bigTiff(order, DIRECTORY);
    const view = new DataView(file.buffer);
    view.setBigUint64(8, 2n ** 60n, order === "II");
    expect(await convertPhoto(new Blob([file]))).toMatchObject({ status: "corrupt" });
  });

  test("with any damage is converted or refused", async () => {
    const file = bigTiff(order, DIRECTORY);
    await fc.assert(
      fc.asyncProperty(anyShare, fc.nat(255), async (share, value) => {
        const damaged = file.slice();
        damaged[Math.floor(share * (file.length - 1))] = value;
        await convertPhoto(new Blob([damaged]));
      }),
    );
  });
});
