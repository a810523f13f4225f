import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { unbrotli } from "./index.ts";

test("any data comes back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (data) => {
      expect(await unbrotli(brotliCompressSync(data), 5000)).toEqual(data);
    }),
  );
});

test("text with words of Brotli's dictionary comes back", async () => {
  const text = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"> the time of their government </x:xmpmeta>'.repeat(40));
  expect(await unbrotli(brotliCompressSync(text), text.length)).toEqual(new Uint8Array(text));
});

test("damaged data is null or other bytes, never an error", async () => {
  const packed = brotliCompressSync(Buffer.from("Misty mountains, Patagonia. ".repeat(30)));
  await fc.assert(
    fc.asyncProperty(fc.nat(packed.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
      const damaged = cut ? packed.subarray(0, at) : Uint8Array.from(packed, (one, n) => (n === at ? byte : one));
      const found = await unbrotli(damaged, 4096);
      expect(found === null || found.length <= 4096).toBe(true);
    }),
  );
});

test("data that exceeds the limit is null", async () => {
  expect(await unbrotli(brotliCompressSync(new Uint8Array(2 ** 20)), 2 ** 16)).toBeNull();
});
