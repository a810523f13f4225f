import { crc32 } from "node:zlib";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { crc32 as plain } from "./chunks.ts";

afterEach(() => vi.unstubAllGlobals());

async function freshChecksum(): Promise<(bytes: Uint8Array) => number> {
  vi.resetModules();
  return (await import("./checksum.ts")).checksum;
}

test.each(["with", "without"])("%s WebAssembly it is the CRC of zlib", async (how) => {
  if (how === "without") vi.stubGlobal("WebAssembly", undefined);
  const checksum = await freshChecksum();
  const bytes = Uint8Array.from({ length: 700_001 }, (_, n) => Math.imul(n, 0x9e3779b1) >>> 24);
  for (const length of [0, 1, 7, 8, 4095, 262_143, 262_144, 262_145, 524_288, 700_001])
    expect(checksum(bytes.subarray(0, length))).toBe(crc32(bytes.subarray(0, length)));
});

test("the plain CRC continues that of the bytes before", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
      expect(plain(other, plain(one))).toBe(plain(Uint8Array.from([...one, ...other])));
    }),
  );
});
