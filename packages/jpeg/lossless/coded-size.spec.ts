import { expect, test } from "vitest";
import { photo, type PhotoName } from "../../../test/photos/index.ts";
import { type CodedSize, codedSize } from "./coded-size.ts";
import { openLossless } from "./open.ts";

async function sizeOf(name: PhotoName): Promise<CodedSize> {
  const source = openLossless(await photo(name));
  if ("fallbackReason" in source) throw new Error(source.detail);
  return codedSize(source);
}

test.each([
  ["sampling-420", 4 * 6 + 2 * 4],
  ["sampling-422", 2 * 6 + 2 * 4],
  ["sampling-444", 6 + 2 * 4],
  ["sampling-grey", 6],
] as const)("a flat MCU of %s takes %i bits with the standard’s tables", async (name, bits) => {
  expect(await sizeOf(name)).toMatchObject({ flatMcuBits: bits });
});

test("a photo’s data is smaller than its file, and loses its restart markers", async () => {
  const file = await photo("restart-grey");
  const { photoBytes } = await sizeOf("restart-grey");
  expect(photoBytes).toBeLessThan(0.97 * file.length);
  expect(photoBytes).toBeGreaterThan(0.8 * file.length);
});

test("a progressive photo grows, and its frame has tables of its own", async () => {
  const { photoBytes, flatMcuBits } = await sizeOf("progressive-444");
  expect(photoBytes).toBeGreaterThan((await photo("progressive-444")).length);
  expect(flatMcuBits).toBe(3 * 3.5);
});

test("a coarse photo grows with overlays, and others do not", async () => {
  expect((await sizeOf("quality-40")).growth).toBeGreaterThan(1.2);
  expect((await sizeOf("quality-75")).growth).toBeGreaterThan(1.05);
  expect((await sizeOf("quality-100")).growth).toBe(1);
});
