import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extendedCodes, lacksUnity, stopsOf, unityCode, unityCodes, withUnity } from "./gain-codes.ts";
import type { GainMetadata, GainRange } from "./types.ts";

const range: fc.Arbitrary<GainRange> = fc
  .record({
    min: fc.double({ min: -8, max: 4, noNaN: true }),
    width: fc.double({ min: 0.01, max: 12, noNaN: true }),
    gamma: fc.double({ min: 0.2, max: 3, noNaN: true }),
  })
  .map(({ min, width, gamma }) => ({ min, max: min + width, gamma, baseOffset: 0, alternateOffset: 0 }));

function metadataOf(channel: GainRange): GainMetadata {
  return { form: "hdrgm", channels: [channel, channel, channel], baseHeadroom: 0, alternateHeadroom: 3 };
}

function rangeOf(min: number, max: number, gamma = 1): GainRange {
  return { min, max, gamma, baseOffset: 0, alternateOffset: 0 };
}

describe("unityCode", () => {
  test.each([
    ["0 where the range begins with it", rangeOf(0, 2.66), 0],
    ["255 where the range ends with it", rangeOf(-2, 0), 255],
    ["the middle of an even range", rangeOf(-1, 1), 127],
    ["the power of a share", rangeOf(-3.835419, 3.8396, 1.114899), 118],
    ["0 of a range without width", rangeOf(0, 0), 0],
  ])("is %s", (_, channel, code) => {
    expect(unityCode(channel)).toBe(code);
  });

  test("is nearer to a gain of 1 than every other code", () => {
    fc.assert(
      fc.property(range, fc.nat(255), (channel, other) => {
        const error = Math.abs(stopsOf(channel, unityCode(channel)));
        expect(error).toBeLessThanOrEqual(Math.abs(stopsOf(channel, other)) + 1e-9);
      }),
    );
  });
});

describe("withUnity", () => {
  test("has codes for a gain of 1, within half a step of it", () => {
    fc.assert(
      fc.property(range, (channel) => {
        const wider = withUnity(metadataOf(channel));
        expect(lacksUnity(wider)).toBe(false);
        const [code] = unityCodes(wider);
        const [red] = wider.channels;
        const steps = [code - 1, code + 1].filter((near) => near >= 0 && near <= 255);
        const widest = Math.max(...steps.map((near) => Math.abs(stopsOf(red, near) - stopsOf(red, code))));
        expect(Math.abs(stopsOf(red, code))).toBeLessThanOrEqual(widest);
      }),
    );
  });

  test("moves every code to the nearest gain of the wider range", () => {
    fc.assert(
      fc.property(range, fc.nat(255), (channel, code) => {
        const [wider] = withUnity(metadataOf(channel)).channels;
        const moved = extendedCodes(channel)[code] ?? Number.NaN;
        const exact = stopsOf(channel, code);
        const [below, above] = [stopsOf(wider, Math.max(0, moved - 1)), stopsOf(wider, Math.min(255, moved + 1))];
        expect(exact).toBeGreaterThanOrEqual(below - 1e-9);
        expect(exact).toBeLessThanOrEqual(above + 1e-9);
      }),
    );
  });

  test("leaves a range that includes a gain of 1 as it is", () => {
    const metadata = metadataOf(rangeOf(-1, 2));
    expect(withUnity(metadata)).toEqual(metadata);
    expect([...extendedCodes(metadata.channels[0])]).toEqual(Array.from({ length: 256 }, (_, code) => code));
  });
});
