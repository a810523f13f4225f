import { expect, test } from "vitest";
import { blobOf, bytesOf } from "./file.ts";

test("pieces become one file", () => {
  expect([...bytesOf([Uint8Array.of(1, 2), Uint8Array.of(3)])]).toEqual([1, 2, 3]);
});

test("a single piece is already the file, unless its buffer holds more", () => {
  const piece = Uint8Array.of(1, 2, 3);
  expect(bytesOf([piece])).toBe(piece);
  const bytes = bytesOf([piece.subarray(1)]);
  expect([...bytes]).toEqual([2, 3]);
  expect(bytes.buffer.byteLength).toBe(2);
});

test("large pieces are detached once they are in the file; small ones, which files may share, are not", async () => {
  const pieces = (): Uint8Array<ArrayBuffer>[] => [Uint8Array.of(1), new Uint8Array(100_000).fill(2)];
  const [joined, kept] = [pieces(), pieces()];
  expect(bytesOf(joined)).toEqual(new Uint8Array(100_001).fill(2).fill(1, 0, 1));
  expect(joined.map(({ length }) => length)).toEqual([1, 0]);
  const blob = blobOf(kept, "jpeg");
  expect(blob).toMatchObject({ size: 100_001, type: "image/jpeg" });
  expect((await blob.bytes()).at(-1)).toBe(2);
  expect(kept.map(({ length }) => length)).toEqual([1, 0]);
});
