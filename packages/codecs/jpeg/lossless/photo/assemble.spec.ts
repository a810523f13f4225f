import { describe, expect, it } from "vitest";
import { frameOf } from "../../../../../tools/photos/jpeg-writer/components.ts";
import { type JpegOptions, SAMPLINGS, writeJpeg } from "../../../../../tools/photos/jpeg-writer/index.ts";
import { quantisationTables } from "../../../../../tools/photos/jpeg-writer/quantisation.ts";
import { coefficientsOf } from "../testing/coefficients.ts";
import { picture } from "../testing/pictures.ts";
import { blockAt } from "./planes.ts";

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

describe("a photo's coefficients", () => {
  it.each(cases)("are those that were written: %j", (options) => {
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
