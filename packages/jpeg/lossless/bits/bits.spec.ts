import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitReader, extend, receive } from "./bit-reader.ts";
import { BitWriter } from "./bit-writer.ts";
import { BytesOut } from "./bytes-out.ts";
import { stuff } from "./stuff.ts";
import { unstuff } from "./unstuff.ts";

/** Bytes with many 0xFF. */
const BYTES = fc.uint8Array({ maxLength: 300 }).map((bytes) => bytes.map((byte) => (byte > 200 ? 0xff : byte)));

function stuffed(bytes: Uint8Array): Uint8Array {
  const into = new Uint8Array(2 * bytes.length);
  return into.subarray(0, stuff(bytes, bytes.length, into));
}

function bitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
}

describe("stuff and unstuff", () => {
  it("restore the original bytes", () => {
    fc.assert(
      fc.property(BYTES, (bytes) => {
        const file = Uint8Array.of(...stuffed(bytes), 0xff, 0xd9);
        const data = unstuff(file, { start: 0, end: file.length });
        expect(data.bounds).toEqual([0, bytes.length]);
        expect(data.bytes.subarray(0, bytes.length)).toEqual(bytes);
      }),
    );
  });

  it("record the start of each restart interval", () => {
    const file = Uint8Array.of(1, 2, 0xff, 0xd0, 3, 0xff, 0xff, 0xd1, 0xff, 0, 4, 0xff, 0xd9);
    const data = unstuff(file, { start: 0, end: file.length });
    expect(data.bounds).toEqual([0, 2, 3, 5]);
    expect([...data.bytes.subarray(0, 5)]).toEqual([1, 2, 3, 0xff, 4]);
  });

  it("reject restart markers out of order", () => {
    const file = Uint8Array.of(1, 0xff, 0xd1, 2, 0xff, 0xd9);
    expect(() => unstuff(file, { start: 0, end: file.length })).toThrow("out of order");
  });

  it("reject fill bytes before a stuffed zero", () => {
    const file = Uint8Array.of(1, 0xff, 0xff, 0, 2, 0xff, 0xd9);
    expect(() => unstuff(file, { start: 0, end: file.length })).toThrow("fill bytes");
  });

  it("stop at the end of the requested range", () => {
    const file = Uint8Array.of(9, 1, 2, 0xff, 0);
    expect(unstuff(file, { start: 1, end: 3 }).bounds).toEqual([0, 2]);
    expect(unstuff(file, { start: 1, end: 4 }).bounds).toEqual([0, 2]);
  });
});

describe("BitWriter", () => {
  /** A number with its bit count, or a range in other data. */
  const PART = fc.oneof(
    fc.tuple(fc.nat(24), fc.nat(0xff_ffff)).map(([count, value]) => ({ count, value: value & ((1 << count) - 1) })),
    fc.tuple(fc.nat(2400), fc.nat(2400)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  );

  it("writes bits and ranges of bits in sequence, padded with ones", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 300, maxLength: 300 }), fc.array(PART), (bytes, parts) => {
        const source = new DataView(Uint8Array.of(...bytes, ...new Uint8Array(8)).buffer);
        const out = new BytesOut(1);
        const writer = new BitWriter(out);
        let expected = "";
        for (const part of parts) {
          if ("count" in part) {
            writer.put(part.value, part.count);
            if (part.count > 0) expected += part.value.toString(2).padStart(part.count, "0");
          } else {
            writer.copy(source, part.from, part.to);
            expected += bitsOf(bytes).slice(part.from, part.to);
          }
        }
        writer.finish();
        const file = out.done();
        const data = unstuff(file, { start: 0, end: file.length });
        const length = Math.ceil(expected.length / 8);
        expect(data.bounds).toEqual([0, length]);
        expect(bitsOf(data.bytes.subarray(0, length))).toBe(expected.padEnd(length * 8, "1"));
      }),
    );
  });

  it("writes more data than its buffer holds", () => {
    const bytes = Uint8Array.from({ length: 200_008 }, (_, n) => (n * 7919) >> 3);
    const out = new BytesOut(1);
    const writer = new BitWriter(out);
    writer.put(1, 3);
    writer.copy(new DataView(bytes.buffer), 5, 1_600_000);
    writer.finish();
    const file = out.done();
    const { bytes: unstuffed } = unstuff(file, { start: 0, end: file.length });
    expect(bitsOf(unstuffed.subarray(0, 199_999)).slice(3, 1_599_900)).toBe(bitsOf(bytes).slice(5, 1_599_902));
  });
});

describe("reading bits", () => {
  it("returns consecutive values", () => {
    const reader = bitReader(Uint8Array.of(0b10110011, 0b01010101, 0xff, 0, 0, 0, 0, 0));
    expect([receive(reader, 3), receive(reader, 0), receive(reader, 10), reader.bit]).toEqual([
      0b101, 0, 0b1001101010, 13,
    ]);
  });

  it.each([
    [0, 0, 0],
    [0, 1, -1],
    [1, 1, 1],
    [0, 3, -7],
    [3, 3, -4],
    [4, 3, 4],
    [1023, 11, -1024],
    [1024, 11, 1024],
  ])("extends %i of %i bits to %i", (value, count, expected) => {
    expect(extend(value, count)).toBe(expected);
  });
});
