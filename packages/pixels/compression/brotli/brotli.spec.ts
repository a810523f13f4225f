import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decompress } from "./brotli.ts";
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

test("decoding stops where the limit is exceeded, long before the end of a bomb", () => {
  const bomb = brotliCompressSync(Buffer.alloc(2 ** 26), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(bomb.length).toBeLessThan(1000);
  // Decoding the rest would show its missing end.
  expect(() => decompress(bomb.subarray(0, -1), 2 ** 26)).toThrow(/end of input/);
  expect(() => decompress(bomb.subarray(0, -1), 2 ** 22)).toThrow("More data than allowed.");
});

test("a block that only claims its length takes no memory for it", () => {
  // A 64 KB window, then a 16 MB uncompressed block without its data (RFC 7932 §9.1 and §9.2).
  const claim = Uint8Array.of(0xf8, 0xff, 0xff, 0x1f, 0);
  const before = process.memoryUsage().arrayBuffers;
  expect(() => decompress(claim, 2 ** 20)).toThrow(/not enough bytes/);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 ** 23);
});
