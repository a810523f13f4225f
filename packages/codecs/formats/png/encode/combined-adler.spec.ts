import fc from "fast-check";
import { expect, test } from "vitest";
import { join } from "../../../bytes.ts";
import { combinedAdler } from "./combined-adler.ts";
import { kernelMachine } from "./kernel-machine.ts";
import { adler32 } from "./plain/adler32.ts";

test("RFC 1950's check of the usual text", () => {
  expect(adler32(new TextEncoder().encode("Wikipedia"), 1)).toBe(0x11e60398);
});

test("parts checked apart make the check of the whole", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 9000 }), { maxLength: 5 }), (parts) => {
      const checked = parts.map((part) => ({ adler: adler32(part, 1), length: part.length }));
      expect(combinedAdler(checked)).toBe(adler32(join(parts), 1));
    }),
  );
});

test("the kernel's sums do not overflow where all bytes are 255", () => {
  const { ops, start, room } = kernelMachine()!;
  const bytes = new Uint8Array(100_003).fill(255);
  new Uint8Array(room(start + bytes.length)).set(bytes, start);
  expect(ops.adler32(start, bytes.length, 1) >>> 0).toBe(adler32(bytes, 1));
});
