import fc from "fast-check";
import { expect, test } from "vitest";
import { crc32 } from "./chunks.ts";

test.each([
  ["", 0],
  ["IEND", 0xae426082],
  ["123456789", 0xcbf43926],
])("crc32 of '%s' is that of other programs", (text, crc) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(crc);
});

test("crc32 is that of the standard's own algorithm, for every length", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => crc32(bytes) === plainCrc(bytes)));
});

/** PNG 3rd edition annex D, bit by bit. */
function plainCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
