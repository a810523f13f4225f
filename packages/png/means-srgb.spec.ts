import { beforeAll, expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { serialised } from "./chunks.ts";
import { meansSrgb } from "./means-srgb.ts";

const HEAD = 8 + 25;
let plain = new Uint8Array();
beforeAll(async () => {
  plain = await photo("png-rgb");
});

const numbers = (...values: number[]): number[] =>
  values.flatMap((value) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const SRGB_CHRM = numbers(31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000);
const P3_CHRM = numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000);

test.each<[string, Record<string, number[]>, boolean]>([
  ["no colour chunk", {}, true],
  ["sRGB and another gamma", { sRGB: [0], gAMA: numbers(100_000) }, true],
  ["a gamma of 2.2", { gAMA: numbers(45_455) }, true],
  ["linear light", { gAMA: numbers(100_000) }, false],
  ["sRGB's chromaticities", { gAMA: numbers(45_455), cHRM: SRGB_CHRM }, true],
  ["other chromaticities", { cHRM: P3_CHRM }, false],
  ["cICP of sRGB", { cICP: [1, 13, 0, 1] }, true],
  ["cICP of Display P3 and sRGB", { cICP: [12, 13, 0, 1], sRGB: [0] }, false],
  ["cICP of PQ", { cICP: [9, 16, 0, 1] }, false],
])("meansSrgb decides for a PNG with %s", (_, said, expected) => {
  const chunks = Object.entries(said).map(([type, data]) => serialised({ type, data: Uint8Array.from(data) }));
  expect(meansSrgb(join([plain.subarray(0, HEAD), ...chunks, plain.subarray(HEAD)]))).toBe(expected);
});
