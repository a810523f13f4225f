import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { findStore } from "../container/find.ts";
import { createAuthority, createSigner } from "../authority.ts";
import { signedByCamera } from "../testing/camera.ts";
import type { Credentials } from "../types.ts";
import { readCredentials } from "./read.ts";

const files: {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly length: number;
  readonly read: Credentials | null;
}[] = [];

beforeAll(async () => {
  const signer = await createSigner(await createAuthority());
  for (const name of ["one-pixel", "png-palette", "webp-lossless"] as const) {
    const bytes = await signedByCamera(await photo(name), signer);
    const [{ start, end } = { start: 0, end: 0 }] = findStore(bytes)?.spans ?? [];
    // The signature's padding is at the end.
    files.push({ bytes, start, length: Math.min(end - start, 3_000), read: await readCredentials(bytes) });
  }
});

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.oneof(
    fc.constantFrom(
      [0],
      [255],
      [255, 255, 255, 255],
      [0, 0, 0, 0],
      [0x7f, 255, 255, 255],
      [0x9b, 255, 255, 255, 255, 255, 255, 255, 255],
    ),
    fc.constantFrom([0xbf], [0x9f], [0xd8, 0x69], [0, 0, 0, 8], [0xa0], [0x80], [0xf6]),
    fc.array(fc.nat(255), { minLength: 1, maxLength: 4 }),
  ),
});

test("a damaged manifest never throws, and is never valid for what it isn't", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(2),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 8 }),
      async (index, changes, cut) => {
        const file = files[index];
        if (file === undefined) throw new Error("No such file");
        const bytes = file.bytes.slice(0, cut === null ? undefined : Math.floor(cut * file.bytes.length));
        for (const { at, bytes: changed } of changes) {
          const place = Math.min(file.start + Math.floor(at * file.length), bytes.length - changed.length);
          if (place >= 0) bytes.set(changed, place);
        }
        const read = await readCredentials(bytes);
        if (read?.status === "read" && read.signature !== "invalid" && read.contents === "match")
          expect(read).toEqual(file.read);
      },
    ),
    { numRuns: effort(1_000, 10_000) },
  );
});
