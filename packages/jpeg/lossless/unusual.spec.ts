import { describe, expect, it } from "vitest";
import { decodePixels, pixelAt } from "../../../test/photos/pixels.ts";
import { frameLossless } from "./frame.ts";
import { openLossless } from "./open.ts";
import { optimalTable } from "./huffman/optimal-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "./huffman/symbols.ts";
import { APP14, DHT, isFrameHeader, segments, SOF0 } from "@matte/pixels/segments";
import { compareKept, opened } from "./testing/coefficients.ts";
import { coefficientJpeg, COMPLETE, component, tableOf } from "./testing/coefficient-jpeg.ts";
import { framed, paintOf, placeIn } from "./testing/frames.ts";
import { changedRows } from "./testing/inside.ts";
import { jpeg } from "@matte/pixels/testing";
import { withTrailingRestarts } from "./testing/trailing-restarts.ts";
import type { Rgb } from "./types.ts";
import { join } from "@matte/pixels/bytes";

const SIZE = { width: 83, height: 59 };
const MARGINS = { left: 2, top: 1, right: 30, bottom: 25 };
const TEAL: Rgb = [0, 128, 128];

function frameMarker(file: Uint8Array): number | undefined {
  return [...segments(file)].map(({ marker }) => marker).find(isFrameHeader);
}

/** Small values keep samples in range: decoders do not clip them. */
function value(block: number, k: number): number {
  if (k === 0) return ((block * 37) % 61) - 30;
  return k < 12 ? ((block * 31 + k * 17) % 9) - 4 : 0;
}

const ADOBE_RGB = Uint8Array.from([..."Adobe"].map((letter) => letter.charCodeAt(0)).concat([0, 100, 0, 0, 0, 0, 0]));

async function expectKept(file: Uint8Array, background: Rgb): Promise<Uint8Array> {
  const source = opened(file);
  const plan = placeIn(source, MARGINS);
  const result = framed(source, plan, paintOf({ background }));
  expect(compareKept(file, result, plan.photo).different).toEqual([]);
  const pixels = await decodePixels(result);
  expect(changedRows(source, plan.photo, await decodePixels(file), pixels)).toEqual([]);
  pixelAt(pixels, 1, 1).forEach((shown, channel) =>
    expect(Math.abs(shown - background[channel]!)).toBeLessThanOrEqual(1),
  );
  return result;
}

describe("unusual sampling", () => {
  it.each([
    [
      "4:1:1",
      [
        [4, 1],
        [1, 1],
        [1, 1],
      ],
    ],
    [
      "4:1:0",
      [
        [4, 2],
        [1, 1],
        [1, 1],
      ],
    ],
    [
      "4:4:4 of four blocks each",
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
    ],
    [
      "luma half as wide as chroma",
      [
        [1, 1],
        [2, 1],
        [2, 1],
      ],
    ],
    [
      "chroma of two kinds",
      [
        [2, 2],
        [1, 2],
        [2, 1],
      ],
    ],
  ] as const)("%s keeps the photo", async (_, factors) => {
    const components = factors.map(([h, v], n) => component(n + 1, h, v));
    await expectKept(coefficientJpeg({ size: SIZE, components, value }), TEAL);
  });
});

describe("colours", () => {
  const metadata = [{ marker: APP14, payload: ADOBE_RGB }];

  it("are red, green and blue by Adobe's segment", async () => {
    const components = [1, 2, 3].map((id) => component(id, 1, 1));
    await expectKept(coefficientJpeg({ size: SIZE, components, metadata, value }), TEAL);
  });

  it("are red, green and blue by the component ids", async () => {
    const components = [82, 71, 66].map((id) => component(id, 1, 1));
    await expectKept(coefficientJpeg({ size: SIZE, components, value }), TEAL);
  });
});

describe("tables", () => {
  it("with 16-bit quantisation steps are kept", async () => {
    const components = [1, 2, 3].map((id) => {
      const one = component(id, id === 1 ? 2 : 1, 1);
      one.quantisation.fill(300, 40);
      return one;
    });
    const result = await expectKept(coefficientJpeg({ size: SIZE, components, value }), TEAL);
    expect(opened(result).picture.components[0]!.quantisation[50]).toBe(300);
  });

  it("that differ between three components are kept", async () => {
    const components = [1, 2, 3].map((id) => component(id, 1, 1, 2 + id));
    const tables = [0, 1, 2].map((n) => ({
      dc: tableOf(DC_SYMBOLS.toSorted((a, b) => ((a + n) % 3) - ((b + n) % 3))),
      ac: tableOf(AC_SYMBOLS.toSorted((a, b) => ((a + n) % 5) - ((b + n) % 5))),
    }));
    await expectKept(coefficientJpeg({ size: SIZE, components, tables, value }), TEAL);
  });

  it("without symbols of the frame and room for them are completed", async () => {
    const used = new Set(AC_SYMBOLS.filter((symbol) => (symbol & 15) <= 3 && symbol >> 4 < 12));
    const full = { ...COMPLETE, ac: fullTable([...used]) };
    const components = [component(1, 1, 1)];
    const file = coefficientJpeg({ size: SIZE, components, tables: [full], value });
    const result = await expectKept(file, [30, 30, 30]);
    expect(opened(result).picture.scans[0]!.components[0]!.ac!.symbols).toHaveLength(AC_SYMBOLS.length);
  });

  it("of a baseline photo keep the frame baseline", () => {
    const file = jpeg(40, 30, { sampling: "4:2:0", quality: 90 });
    const source = opened(file);
    expect(frameMarker(framed(source, placeIn(source, MARGINS), paintOf()))).toBe(SOF0);
  });
});

describe("a restart marker after the last interval", () => {
  /** Six intervals: markers 0 to 4 between them, marker 5 after the last. */
  const whole = jpeg(96, 16, { sampling: "4:2:0", quality: 90, restartInterval: 1 });
  const ending = (...bytes: number[]): Uint8Array => Uint8Array.of(...whole.subarray(0, -2), ...bytes, 0xff, 0xd9);

  it("is skipped if it is empty and in order", async () => {
    await expectKept(ending(0xff, 0xd5), TEAL);
  });

  it("is skipped in every scan of a progressive photo", async () => {
    const progressive = jpeg(83, 59, { sampling: "4:2:0", quality: 90, progressive: true, restartInterval: 3 });
    await expectKept(withTrailingRestarts(progressive), TEAL);
  });

  it.each([
    ["out of order", [0xff, 0xd6]],
    ["followed by data", [0xff, 0xd5, 0x12]],
    ["followed by another one", [0xff, 0xd5, 0xff, 0xd6]],
  ])("is damage if it is %s", (_, bytes) => {
    const file = ending(...bytes);
    const source = openLossless(file);
    const result = "fallbackReason" in source ? source : frameLossless(source, placeIn(source, MARGINS), paintOf());
    expect(result).toMatchObject({ fallbackReason: "damaged" });
  });
});

/** Full table with codes up to 16 bits, like the optimised tables of large photos. */
function fullTable(symbols: readonly number[]): typeof COMPLETE.ac {
  const frequencies = new Float64Array(256);
  symbols.forEach((symbol, n) => {
    frequencies[symbol] = Math.round(1.618 ** n);
  });
  return optimalTable(frequencies);
}

describe("a JPEG that decoders complete", () => {
  const STANDARD = jpeg(83, 59, { sampling: "4:2:0", quality: 92, huffman: "standard" });

  it.each(["4:2:0", "grey"] as const)(
    "of %s without Huffman tables, as in Motion JPEG, keeps its blocks",
    async (sampling) => {
      const whole = jpeg(83, 59, { sampling, quality: 92, huffman: "standard" });
      const bare = withoutMarker(whole, DHT);
      expect(bare.length).toBeLessThan(whole.length);
      const source = opened(bare);
      const result = framed(source, placeIn(source, MARGINS), paintOf());
      expect(compareKept(whole, result, placeIn(source, MARGINS).photo).different).toEqual([]);
    },
  );

  it("with its number of lines after the first scan keeps its blocks", () => {
    const dnl = Uint8Array.of(0xff, 0xdc, 0, 4, 0, 59);
    const file = join([STANDARD.subarray(0, -2), dnl, STANDARD.subarray(-2)]);
    const source = opened(file);
    const plan = placeIn(source, MARGINS);
    expect(compareKept(STANDARD, framed(source, plan, paintOf()), plan.photo).different).toEqual([]);
  });
});

function withoutMarker(file: Uint8Array, marker: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const segment of segments(file)) {
    if (segment.marker !== marker) continue;
    parts.push(file.subarray(from, segment.start - 4));
    from = segment.end;
  }
  return join([...parts, file.subarray(from)]);
}
