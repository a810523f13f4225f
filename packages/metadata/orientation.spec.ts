import { expect, test } from "vitest";
import { readOrientation } from "./orientation.ts";

function block(little: boolean, { tag = 0x0112, type = 3, count = 1, value = 6 } = {}): Uint8Array {
  const view = new DataView(new ArrayBuffer(26));
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 1, little);
  view.setUint16(10, tag, little);
  view.setUint16(12, type, little);
  view.setUint32(14, count, little);
  view.setUint16(18, value, little);
  return new Uint8Array(view.buffer);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("readOrientation reads %i in either byte order", (value) => {
  expect(readOrientation(block(true, { value }))).toBe(value);
  expect(readOrientation(block(false, { value }))).toBe(value);
});

test.each([
  ["0, as scanners write it", block(true, { value: 0 })],
  ["9", block(true, { value: 9 })],
  ["another type", block(true, { type: 2 })],
  ["several values", block(true, { count: 2 })],
  ["another tag", block(true, { tag: 0x0110 })],
  ["no TIFF header", new Uint8Array(26)],
  ["a block cut inside the entry", block(true).subarray(0, 20)],
  ["nothing", new Uint8Array()],
])("readOrientation returns upright for %s", (_, bytes) => {
  expect(readOrientation(bytes)).toBe(1);
});
