import { readFile } from "node:fs/promises";
import { createCanvas, type Image } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { JXL_PREMULTIPLIED, PREMULTIPLIED_COLOUR } from "../../../../tools/photos/jxl/picture.ts";
import { decodeBitmap } from "./bitmap.ts";

const MONOCHROME = new URL("../../../../test/inputs/files/avif-mono.avif", import.meta.url);
/** Offset of the last byte of `nclx`: full_range_flag, then zeros (ISO/IEC 23008-12 §6.5.5, ISO/IEC 14496-12 §12.1.5). */
const RANGE_AT = 10;
const FULL_RANGE = 0x80;

async function levelsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8ClampedArray> {
  const bitmap: unknown = await decodeBitmap(new Blob([bytes]));
  const image = bitmap as Image;
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data.filter((_, at) => at % 4 === 0);
}

test("a monochrome AVIF of limited range has the levels of H.273: 16 is black, 235 is white", async () => {
  const file = await readFile(MONOCHROME);
  const full = new Uint8Array(file);
  const at = file.indexOf("nclx") + RANGE_AT;
  expect(full[at]).toBe(FULL_RANGE);
  const limited = full.with(at, 0);
  const expected = (await levelsOf(full)).map((level) =>
    Math.round(Math.min(255, Math.max(0, ((level - 16) * 255) / 219))),
  );
  const errors = (await levelsOf(limited)).map((level, index) => Math.abs(level - (expected[index] ?? 0)));
  expect(Math.max(...errors)).toBeLessThanOrEqual(1);
});

test("a JPEG XL with premultiplied alpha has its colour over white, in the share of each opacity", async () => {
  const bitmap: unknown = await decodeBitmap(new Blob([JXL_PREMULTIPLIED]));
  const image = bitmap as Image;
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, 1);
  for (let x = 0; x < image.width; x += 1) {
    const expected = PREMULTIPLIED_COLOUR.map((level) => 255 + ((level - 255) * x) / (image.width - 1));
    const errors = expected.map((level, channel) => Math.abs(level - (data[4 * x + channel] ?? 0)));
    // Stored, divided and drawn samples are rounded.
    expect(Math.max(...errors)).toBeLessThan(1.5);
  }
});
