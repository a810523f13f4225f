import { expect, test } from "vitest";
import { wholeOf } from "./framed.ts";

test("pieces become one file", () => {
  expect([...wholeOf([Uint8Array.of(1, 2), Uint8Array.of(3)])]).toEqual([1, 2, 3]);
});

test("one piece is the file already; a part of something larger is taken out of it", () => {
  const piece = Uint8Array.of(1, 2, 3);
  expect(wholeOf([piece])).toBe(piece);
  const bytes = wholeOf([piece.subarray(1)]);
  expect([...bytes]).toEqual([2, 3]);
  expect(bytes.buffer.byteLength).toBe(2);
});
