import { readFile } from "node:fs/promises";
import { createCanvas, type Image } from "@napi-rs/canvas";
import { expect, test } from "vitest";
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
