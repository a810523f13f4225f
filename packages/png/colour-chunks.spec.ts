import { expect, test } from "vitest";
import { join } from "@matte/pixels/bytes";
import { serialised } from "./chunks.ts";
import { pngColourChunks } from "./colour-chunks.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
const ICCP = { type: "iCCP", data: new TextEncoder().encode("p\0\0zlib") };
const TEXT = { type: "tEXt", data: new TextEncoder().encode("a\0b") };

test("pngColourChunks returns a PNG's own colour chunks only", () => {
  expect(pngColourChunks(join([SIGNATURE, serialised(TEXT), serialised(ICCP)]), "display-p3")).toEqual([ICCP]);
});

test.each([
  ["srgb", { type: "sRGB", data: Uint8Array.of(0) }],
  ["display-p3", { type: "cICP", data: Uint8Array.of(12, 13, 0, 1) }],
] as const)("pngColourChunks declares %s if the PNG has no colour chunks", (space, chunk) => {
  expect(pngColourChunks(join([SIGNATURE, serialised(TEXT)]), space)).toEqual([chunk]);
});
