import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitReader } from "../bits/bit-reader.ts";
import { BitWriter } from "../bits/bit-writer.ts";
import { BytesOut } from "../bits/bytes-out.ts";
import { unstuff } from "../bits/unstuff.ts";
import { NOTHING_CHANGED } from "../huffman/complete-table.ts";
import { decodeTable } from "../huffman/decode-table.ts";
import { encodeTable } from "../huffman/encode-table.ts";
import { optimalTable } from "../huffman/optimal-table.ts";
import { skipTable } from "../huffman/skip-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "../huffman/symbols.ts";
import { HuffmanSink } from "../splice/huffman-sink.ts";
import { FORWARD_SCALE, forwardDct } from "./forward-dct.ts";
import { inverseDct } from "./inverse-dct.ts";
import { decodeBlock, encodeBlock } from "./sequential.ts";
import { BLOCK_END, readDifference, skipAc, skipOne } from "./skip.ts";
import { ZIGZAG } from "./zigzag.ts";

const SAMPLES = fc.array(fc.integer({ min: -128, max: 127 }), { minLength: 64, maxLength: 64 });

/** ITU-T T.81 §A.3.3, as defined. */
function definition(samples: readonly number[]): number[] {
  const c = (frequency: number): number => (frequency === 0 ? Math.SQRT1_2 : 1);
  const wave = (place: number, frequency: number): number => Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
  return samples.map((_, at) => {
    const [v, u] = [at >> 3, at & 7];
    const sum = samples.reduce((total, sample, place) => total + sample * wave(place & 7, u) * wave(place >> 3, v), 0);
    return 0.25 * c(u) * c(v) * sum;
  });
}

describe("the forward and inverse DCT", () => {
  it("match the definition in the standard", () => {
    fc.assert(
      fc.property(SAMPLES, (samples) => {
        const transformed = Float32Array.from(samples);
        forwardDct(transformed);
        definition(samples).forEach((value, at) => expect(transformed[at]! / FORWARD_SCALE[at]!).toBeCloseTo(value, 3));
      }),
      { numRuns: 20 },
    );
  });

  it("invert each other", () => {
    const steps = Uint16Array.from({ length: 64 }, (_, k) => 1 + (k % 5));
    const coefficients = Int16Array.from({ length: 64 }, (_, k) => ((k * 37) % 41) - 20);
    const samples = new Float64Array(64);
    inverseDct(coefficients, 0, steps, samples);
    const back = Float32Array.from(samples, (sample) => sample - 128);
    forwardDct(back);
    ZIGZAG.forEach((place, k) => {
      expect(back[place]! / FORWARD_SCALE[place]! / steps[k]!).toBeCloseTo(coefficients[k]!, 3);
    });
  });
});

it("lists the positions of a block in zig-zag order", () => {
  expect([...ZIGZAG.subarray(0, 12)]).toEqual([0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25]);
  expect([...ZIGZAG.subarray(58)]).toEqual([53, 60, 61, 54, 47, 55, 62, 63].slice(2));
  expect(new Set(ZIGZAG).size).toBe(64);
});

const BLOCK = fc
  .tuple(
    fc.integer({ min: -1024, max: 1023 }),
    fc.nat(10),
    fc.array(fc.tuple(fc.nat(10), fc.integer({ min: -1023, max: 1023 })), { minLength: 63, maxLength: 63 }),
  )
  .map(([dc, density, values]) =>
    Int16Array.of(dc, ...values.map(([chance, value]) => (chance < density ? value >> Math.min(9, chance) : 0))),
  );
const BLOCKS = fc.array(BLOCK, { minLength: 1, maxLength: 8 });
const TABLES = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 256, maxLength: 256 }),
    fc.constant([DC_SYMBOLS, AC_SYMBOLS]),
  )
  .map(([weights, classes]) =>
    classes.map((symbols) => optimalTable(weights.map((weight, symbol) => (symbols.includes(symbol) ? weight : 0)))),
  );

describe("coding blocks", () => {
  it("decodes the encoded coefficients and skips them in the same number of bits", () => {
    fc.assert(
      fc.property(BLOCKS, TABLES, fc.nat(0xffff), (blocks, [dc, ac], changedFrom) => {
        const data = encoded(blocks, encodeTable(dc!), encodeTable(ac!));
        const [reader, skipper] = [bitReader(data), bitReader(data)];
        reader.end = skipper.end = data.length * 8;
        let [prediction, skipped] = [0, 0];
        for (const block of blocks) {
          const decoded = new Int16Array(64);
          prediction = decodeBlock(reader, decodeTable(dc!), decodeTable(ac!), prediction, decoded, 0);
          expect(decoded).toEqual(block);
          skipped += readDifference(skipper, decodeTable(dc!));
          const skip = skipTable(ac!, changedFrom);
          let next = skipAc(skipper, skip, 1);
          while (next < BLOCK_END) {
            next = skipOne(skipper, skip.codes, next);
            if (next < BLOCK_END) next = skipAc(skipper, skip, next);
          }
          expect([skipper.bit, skipped]).toEqual([reader.bit, prediction]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it("rejects a block of endless runs of sixteen zeros", () => {
  const zeros = { counts: Uint8Array.of(1, 1, ...Array<number>(14).fill(0)), symbols: Uint8Array.of(0xf0, 0) };
  const skip = skipTable(zeros, NOTHING_CHANGED);
  const walk = (bits: number): number => {
    const reader = bitReader(Uint8Array.of(bits >> 8, bits & 255, ...new Uint8Array(8)));
    let next = skipAc(reader, skip, 1);
    while (next < BLOCK_END) next = skipOne(reader, skip.codes, next);
    return reader.bit;
  };
  expect(walk(0b0010_0000_0000_0000)).toBe(4);
  expect(() => walk(0b0000_0000_0100_0000)).toThrow("beyond the block");
  expect(() => walk(0b0000_0000_1100_0000)).toThrow("beyond the block");
});

function encoded(
  blocks: readonly Int16Array[],
  dc: ReturnType<typeof encodeTable>,
  ac: ReturnType<typeof encodeTable>,
): Uint8Array {
  const out = new BytesOut(1000);
  const writer = new BitWriter(out);
  const sink = new HuffmanSink(writer, [{ dc, ac }]);
  blocks.forEach((block, n) => encodeBlock(sink, 0, blocks[n - 1]?.[0] ?? 0, block, 0));
  writer.finish();
  const file = out.done();
  return unstuff(file, { start: 0, end: file.length }).bytes;
}
