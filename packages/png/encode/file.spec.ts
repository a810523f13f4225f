import fc from "fast-check";
import { expect, test } from "vitest";
import { join } from "@matte/pixels/bytes";
import { combinedAdler } from "./file.ts";
import { pngMachine } from "./kernel-machine.ts";
import { adler32 } from "./testing/plain/adler32.ts";

test("the reference gives the well-known check of a well-known text", () => {
  expect(adler32(new TextEncoder().encode("Wikipedia"), 1)).toBe(0x11e60398);
});

test("checks of parts combine to the check of the whole", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 9000 }), { maxLength: 5 }), (parts) => {
      const checked = parts.map((part) => ({ adler: adler32(part, 1), length: part.length }));
      expect(combinedAdler(checked)).toBe(adler32(join(parts), 1));
    }),
  );
});

test("the kernel's sums do not overflow if all bytes are 255", () => {
  const { ops, start, ensure } = pngMachine()!;
  const bytes = new Uint8Array(100_003).fill(255);
  new Uint8Array(ensure(start + bytes.length)).set(bytes, start);
  expect(ops.adler32(start, bytes.length, 1) >>> 0).toBe(adler32(bytes, 1));
});
