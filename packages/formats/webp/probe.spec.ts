import { expect, test } from "vitest";
import { probeWebp } from "./probe.ts";

function text(letters: string): number[] {
  return [...letters].map((letter) => letter.charCodeAt(0));
}

function chunk(type: string, data: readonly number[]): number[] {
  return [...text(type), data.length, 0, 0, 0, ...data, ...(data.length % 2 === 1 ? [0] : [])];
}

function webp(chunks: readonly (readonly number[])[], cut = 0): Uint8Array {
  const body = [...text("WEBP"), ...chunks.flat()];
  const whole = [...text("RIFF"), body.length, 0, 0, 0, ...body];
  return Uint8Array.from(whole.slice(0, whole.length - cut));
}

const LOSSY = chunk("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x41, 0x21, 0x80, 1, 2]);
/** 7 x 5 px with alpha: (7-1) | (5-1) << 14 | 1 << 28. */
const LOSSLESS = chunk("VP8L", [0x2f, 0x06, 0x00, 0x01, 0x10, 9]);
const EXTENDED = chunk("VP8X", [0x10, 0, 0, 0, 0x0f, 0x27, 0, 0x63, 0, 0]);

test.each([
  ["lossy with scaling bits", [LOSSY], { width: 0x140, height: 0x21 }, false],
  ["lossless", [LOSSLESS], { width: 7, height: 5 }, true],
  ["extended", [EXTENDED, LOSSY], { width: 10_000, height: 100 }, true],
  ["animated", [EXTENDED, chunk("ANIM", [0, 0]), chunk("ANMF", [1, 2])], { width: 10_000, height: 100 }, true],
])("probeWebp reads size and alpha of a file that is %s", (_, chunks, coded, alpha) => {
  expect(probeWebp(webp(chunks))).toMatchObject({ status: "photo", header: { coded, alpha } });
});

test.each([
  ["without a picture", [EXTENDED], "truncated"],
  ["without anything", [], "truncated"],
  ["with a bad start code", [chunk("VP8 ", [0, 0, 0, 1, 1, 1, 4, 0, 4, 0])], "corrupt"],
  ["with a bad signature", [chunk("VP8L", [1, 2, 3, 4, 5])], "corrupt"],
  ["without a width", [chunk("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 4, 0])], "corrupt"],
])("probeWebp reports the fault of a file %s", (_, chunks, status) => {
  expect(probeWebp(webp(chunks)).status).toBe(status);
});

test("probeWebp accepts a missing padding byte at the end but nothing more", () => {
  const odd = chunk("VP8L", [0x2f, 0x06, 0x00, 0x01, 0x10]);
  expect(probeWebp(webp([odd], 1)).status).toBe("photo");
  expect(probeWebp(webp([odd], 2)).status).toBe("truncated");
});

test("probeWebp finds EXIF with and without JPEG's identifier", () => {
  const turned = [...text("II*\0\x08\0\0\0\x01\0"), 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
  for (const prefix of ["", "Exif\0\0"]) {
    const found = probeWebp(webp([EXTENDED, LOSSY, chunk("EXIF", [...text(prefix), ...turned])]));
    expect(found).toMatchObject({ header: { orientation: 6 } });
  }
});
