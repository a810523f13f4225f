import { describe, expect, it } from "vitest";
import { frameOf } from "../../../../tools/photos/jpeg-writer/components.ts";
import { type JpegOptions, SAMPLINGS, writeJpeg } from "../../../../tools/photos/jpeg-writer/index.ts";
import { quantisationTables } from "../../../../tools/photos/jpeg-writer/quantisation.ts";
import { blockAt, coefficientsOf, opened } from "../testing/coefficients.ts";
import { jpeg, picture } from "@matte/pixels/testing";

const CODINGS: readonly Partial<JpegOptions>[] = [
  {},
  { huffman: "optimised" },
  { restartInterval: 3 },
  { restartInterval: 1, huffman: "optimised" },
  { progressive: true },
  { progressive: true, restartInterval: 2 },
];
const QUALITIES = [35, 90, 100];

const cases = SAMPLINGS.flatMap((sampling) =>
  CODINGS.flatMap((coding) => QUALITIES.map((quality) => ({ sampling, quality, ...coding }))),
);

describe("coefficientsOf", () => {
  it.each(cases)("returns the written coefficients: %j", (options) => {
    const source = picture(53, 37, options.quality);
    const truth = frameOf(source, options.sampling, quantisationTables(options.quality));
    const planes = coefficientsOf(writeJpeg(source, options));
    truth.components.forEach((component, index) => {
      const plane = planes[index]!;
      for (let row = 0; row < component.blocksHigh; row += 1) {
        for (let column = 0; column < component.blocksWide; column += 1) {
          const at = (row * component.stride + column) * 64;
          const from = blockAt(plane, column, row);
          expect(plane.coefficients.subarray(from, from + 64)).toEqual(component.coefficients.subarray(at, at + 64));
        }
      }
    });
  });
});

describe("scans", () => {
  const file = jpeg(53, 37, { sampling: "4:2:0", quality: 90, progressive: true });
  const { scans } = opened(file).picture;

  it.each([0, 3, scans.length - 1])("are damaged if number %i is missing", (n) => {
    const { data } = scans[n]!;
    const start = file.lastIndexOf(0xda, data.start) - 1;
    const without = Uint8Array.of(...file.subarray(0, start), ...file.subarray(endOf(file, data.start)));
    expect(() => coefficientsOf(without)).toThrow(/scan is missing|out of order|without a scan/);
  });

  it("are damaged if one is repeated", () => {
    const { data } = scans[1]!;
    const start = file.lastIndexOf(0xda, data.start) - 1;
    const scan = file.subarray(start, endOf(file, data.start));
    const twice = Uint8Array.of(...file.subarray(0, start), ...scan, ...file.subarray(start));
    expect(() => coefficientsOf(twice)).toThrow("out of order");
  });
});

/** Next marker's position after entropy-coded data. */
function endOf(file: Uint8Array, from: number): number {
  return file.findIndex((byte, n) => n >= from && byte === 0xff && file[n + 1] !== 0);
}
