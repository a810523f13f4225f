import { expect, test } from "vitest";
import { join } from "../bytes.ts";
import { boxAt, readSuperBox } from "./boxes.ts";

const text = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

function box(type: string, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return join([Uint8Array.of(length >> 24, length >> 16, length >> 8, length), text(type), ...content]);
}

const superBox = (label: string, ...boxes: readonly Uint8Array[]): Uint8Array =>
  box("jumb", box("jumd", new Uint8Array(16), text(`\x03${label}\0`)), ...boxes);

test("boxes are found by their labels", () => {
  const bytes = superBox("c2pa", superBox("one"), superBox("two", superBox("three", box("cbor", text("abc")))));
  const found = boxAt(readSuperBox(bytes), ["two", "three"]);
  expect(
    found?.boxes.map(({ type, start, end }) => [type, String.fromCharCode(...bytes.subarray(start, end))]),
  ).toEqual([["cbor", "abc"]]);
  expect(boxAt(readSuperBox(bytes), ["two", "four"])).toBeNull();
});

test("a label that two boxes have finds neither", () => {
  expect(boxAt(readSuperBox(superBox("c2pa", superBox("one"), superBox("one"))), ["one"])).toBeNull();
});

const nested = (depth: number): Uint8Array => (depth === 0 ? superBox("x") : superBox("x", nested(depth - 1)));
const long = superBox("x");
long[3] = 255;
const short = superBox("x", box("cbor"));
short[short.length - 5] = 7;

test.each([
  ["nothing", new Uint8Array()],
  ["a box that is none", text("abcdefghijk")],
  ["two boxes", join([superBox("a"), superBox("b")])],
  ["a superbox without a description", box("jumb", box("cbor"))],
  ["a label without an end", box("jumb", box("jumd", new Uint8Array(16), text("\x03abc")))],
  ["a label that is no text", box("jumb", box("jumd", new Uint8Array(16), text("\x03\xff\0")))],
  ["boxes that are too deep", nested(100)],
  ["20,000 boxes", superBox("x", ...Array.from({ length: 20_000 }, () => box("cbor")))],
  ["a box longer than the file", long],
  ["a box shorter than its header", short],
])("%s is refused", (_, bytes) => {
  expect(() => readSuperBox(bytes)).toThrow(Error);
});
