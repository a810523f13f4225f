import { describe, expect, test } from "vitest";
import { lensSpecificationText } from "./lens-specification.ts";

describe("lensSpecificationText", () => {
  test.each<[string, unknown, string | undefined]>([
    [
      "a prime",
      [
        [50, 1],
        [50, 1],
        [18, 10],
        [18, 10],
      ],
      "50mm f/1.8",
    ],
    [
      "a zoom of constant aperture",
      [
        [24, 1],
        [70, 1],
        [28, 10],
        [28, 10],
      ],
      "24-70mm f/2.8",
    ],
    [
      "a whole f-number",
      [
        [70, 1],
        [200, 1],
        [4, 1],
        [4, 1],
      ],
      "70-200mm f/4",
    ],
    [
      "two decimals",
      [
        [425, 10],
        [425, 10],
        [95, 100],
        [95, 100],
      ],
      "42.5mm f/0.95",
    ],
    [
      "a phone's floating point",
      [1.5399999618530273, 6, 1.7799999713897705, 2.4000000953674316],
      "1.54-6mm f/1.78-2.4",
    ],
    [
      "unknown f-numbers",
      [
        [5500, 100],
        [5500, 100],
        [0, 0],
        [0, 0],
      ],
      "55mm",
    ],
    [
      "f-numbers 0",
      [
        [10, 1],
        [10, 1],
        [0, 1],
        [0, 1],
      ],
      "10mm",
    ],
    [
      "a zoom with one f-number",
      [
        [24, 1],
        [70, 1],
        [28, 10],
        [0, 0],
      ],
      "24-70mm",
    ],
    [
      "a prime with one f-number",
      [
        [50, 1],
        [50, 1],
        [0, 0],
        [18, 10],
      ],
      "50mm f/1.8",
    ],
    [
      "one focal length",
      [
        [50, 1],
        [0, 0],
        [18, 10],
        [0, 0],
      ],
      "50mm f/1.8",
    ],
    ["a text", "18/1 55/1 35/10 56/10", "18-55mm f/3.5-5.6"],
    [
      "no f-numbers at all",
      [
        [35, 1],
        [35, 1],
      ],
      "35mm",
    ],
    [
      "nothing for unknown values",
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      undefined,
    ],
    ["nothing for zeros", [0, 0, 0, 0], undefined],
    [
      "nothing for a zoom whose ends are exchanged",
      [
        [55, 1],
        [18, 1],
        [35, 10],
        [56, 10],
      ],
      undefined,
    ],
    ["nothing for an empty list", [], undefined],
    ["nothing for an object", { 0: 18 }, undefined],
  ])("prints %s", (_, value, text) => {
    expect(lensSpecificationText(value)).toBe(text);
  });
});
