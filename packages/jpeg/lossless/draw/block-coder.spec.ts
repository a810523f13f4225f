import { describe, expect, it } from "vitest";
import { inverseDct } from "../blocks/inverse-dct.ts";
import { BlockCoder } from "./block-coder.ts";

const STEPS = Uint16Array.from({ length: 64 }, (_, k) => 3 + (k >> 2));

describe("BlockCoder", () => {
  it("returns the squared error of quantisation", () => {
    const samples = Float64Array.from({ length: 64 }, (_, n) => ((n * 97) % 256) - 0.5 * (n % 3));
    const coefficients = new Int16Array(64);
    const squares = new BlockCoder(STEPS, new Map()).encode(samples.slice(), coefficients, 0);
    const shown = new Float64Array(64);
    inverseDct(coefficients, 0, STEPS, shown);
    const truth = shown.reduce((sum, sample, n) => sum + (sample - samples[n]!) ** 2, 0);
    expect(squares! / truth).toBeCloseTo(1, 4);
  });

  it("gives a flat colour its chosen level and no error", () => {
    const coefficients = new Int16Array(64).fill(9);
    expect(
      new BlockCoder(STEPS, new Map([[77.5, -99]])).encode(new Float64Array(64).fill(77.5), coefficients, 0),
    ).toBeNull();
    expect([...coefficients]).toEqual([-99, ...Array<number>(63).fill(0)]);
  });

  it("limits coefficients to the bits of baseline JPEG", () => {
    const samples = Float64Array.from({ length: 64 }, (_, n) => (n % 2 === 0 ? 600 : -600));
    const coefficients = new Int16Array(64);
    new BlockCoder(new Uint16Array(64).fill(1), new Map()).encode(samples, coefficients, 0);
    expect(Math.max(...coefficients.map(Math.abs))).toBeLessThanOrEqual(1023);
  });
});
