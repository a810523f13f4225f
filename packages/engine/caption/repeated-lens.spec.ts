import { expect, it } from "vitest";
import type { PrintedData } from "./camera-data.ts";
import { isLensRepeated } from "./repeated-lens.ts";

const ALL = ["camera", "lens", "film", "exif"] as const;

it.each<[camera: string | undefined, lens: string, focalLength: number | undefined, isRepeated: boolean]>([
  ["iPhone 6", "iPhone 6 back camera", 4.15, true],
  ["iPhone 15 Pro", "iPhone 15 Pro back triple camera", 6.86, true],
  ["iPhone 15 Pro", "iPhone 15 Pro front TrueDepth camera", 2.7, false],
  ["Google Pixel 7 Pro", "Pixel 7 Pro back camera", 6.8, true],
  ["Ricoh GR III", "RICOH GR LENS", 18.3, true],
  ["Nikon Z6 II", "NIKKOR Z 24-70mm f/4 S", 24, false],
  ["Nikon Z6 II", "24mm f/2.8", 24, true],
  ["Nikon Z6 II", "24 mm F2.8", 24, true],
  ["Nikon Z6 II", "24.0mm", 24, true],
  ["Nikon Z6 II", "24mm f/2.8", 36, false],
  ["Nikon Z6 II", "24-70mm f/2.8", 24, false],
  ["Nikon Z6 II", "24mm f/2.8", undefined, false],
  [undefined, "back camera", 4, false],
])("of the camera %s the lens %s at %s mm is repeated: %s", (camera, lens, focalLength, isRepeated) => {
  const data: PrintedData = {
    lens,
    ...(camera !== undefined && { camera }),
    ...(focalLength !== undefined && { focalLength }),
  };
  expect(isLensRepeated(data, ALL)).toBe(isRepeated);
});

it("A lens repeats no line that is not printed", () => {
  expect(isLensRepeated({ camera: "iPhone 6", lens: "iPhone 6 back camera", focalLength: 4 }, ["lens"])).toBe(false);
});
