import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cameraDataFrom, cameraTags, type CameraTagName } from "./camera-data.ts";
import { APERTURE_RANGE, EXPOSURE_RANGE, FOCAL_LENGTH_RANGE, ISO_RANGE } from "./ranges.ts";
import { LONGEST_TAG_TEXT } from "./tag-text.ts";
import type { Tags } from "./tags.ts";
import { effort } from "../../../test/effort.ts";

type CameraTags = Tags<CameraTagName>;

describe("cameraDataFrom", () => {
  test.each<[string, CameraTags, object]>([
    [
      "rationals",
      { ExposureTime: [10, 1250], FNumber: [28, 10], FocalLength: [350, 10] },
      { exposureTime: 0.008, aperture: 2.8, focalLength: 35 },
    ],
    [
      "plain numbers",
      { ExposureTime: 2.5, FNumber: 8, FocalLength: 35 },
      { exposureTime: 2.5, aperture: 8, focalLength: 35 },
    ],
    ["a rational in a list", { FNumber: [[56, 10]] }, { aperture: 5.6 }],
    ["a number in a list", { FNumber: [5.6] }, { aperture: 5.6 }],
    [
      "fractions as text, as in XMP",
      { ExposureTime: "1/250", FNumber: "28/10" },
      { exposureTime: 0.004, aperture: 2.8 },
    ],
    ["decimals as text", { FocalLength: " 4.25 " }, { focalLength: 4.25 }],
    ["APEX values", { ApertureValue: [497, 100], ShutterSpeedValue: [8, 1] }, { aperture: 5.6, exposureTime: 1 / 256 }],
    ["a long exposure in APEX", { ShutterSpeedValue: [-2, 1] }, { exposureTime: 4 }],
    ["APEX values after others", { ApertureValue: [2, 1], FNumber: 8 }, { aperture: 8 }],
    ["APEX values of 0", { ApertureValue: [0, 1], ShutterSpeedValue: [0, 1] }, {}],
    ["APEX values out of range", { ApertureValue: [4_294_967_295, 1], ShutterSpeedValue: [-2_147_483_648, 1] }, {}],
    ["XMP of Exif 2.32", { exISO: "400", exLens: "50mm F1.8" }, { iso: 400, lens: "50mm F1.8" }],
    ["XMP of Exif 2.32 after EXIF", { ISO: 100, exISO: "400", LensModel: "A", exLens: "B" }, { iso: 100, lens: "A" }],
    ["f-number 0", { FNumber: [0, 1] }, {}],
    ["f-number 0/0", { FNumber: [0, 0] }, {}],
    ["f-number x/0", { FNumber: [28, 0] }, {}],
    ["f-number under 0.5", { FNumber: [49, 100] }, {}],
    ["f-number 0.5", { FNumber: [1, 2] }, { aperture: 0.5 }],
    ["f-number of all ones", { FNumber: [4_294_967_295, 1] }, {}],
    ["negative rationals", { FNumber: [-28, -10], ExposureTime: [-1, 60] }, {}],
    ["NaN and infinity", { FNumber: Number.NaN, ExposureTime: Number.POSITIVE_INFINITY }, {}],
    ["exposure 0", { ExposureTime: [0, 100] }, {}],
    ["exposure of an unset field", { ExposureTime: [4_294_967_295, 1000] }, {}],
    ["focal length 0", { FocalLength: 0 }, {}],
    ["focal length 0/1", { FocalLength: [0, 1] }, {}],
    ["focal length 65535", { FocalLength: 65_535 }, {}],
    ["texts that are not numbers", { FNumber: "f/2.8", ExposureTime: "fast", FocalLength: "" }, {}],
    ["the wrong kinds", { FNumber: { value: 2 }, ExposureTime: true, FocalLength: null, ISO: Symbol("x") }, {}],
    ["lists of lists of lists", { FNumber: [[[28, 10]]], ISO: [[[100]]] }, {}],
    ["a list with holes", { FNumber: Array.from({ length: 3 }), ISO: [] }, {}],
  ])("reads the exposure from %s", (_, raw, data) => {
    expect(cameraDataFrom(raw)).toStrictEqual(data);
  });
});

test.each([
  ["NIKON D850\0\0", { camera: "NIKON D850" }],
  [[..."E-M10\0"].map((letter) => letter.charCodeAt(0)), { camera: "E-M10" }],
  ["----", {}],
  ["Unknown", {}],
  [5, {}],
])("the model %o gives the camera data %o", (Model, data) => {
  expect(cameraDataFrom({ Model })).toStrictEqual(data);
});

describe("the lens’s name", () => {
  const LensInfo = [
    [18, 1],
    [55, 1],
    [35, 10],
    [56, 10],
  ];

  test.each<[string, CameraTags, string | undefined]>([
    [
      "LensModel before all others",
      { LensModel: "XF35mmF1.4 R", auxLens: "b", makerLens: "c", LensInfo },
      "XF35mmF1.4 R",
    ],
    [
      "XMP without LensModel",
      { LensModel: "", auxLens: "EF24-105mm f/4L IS USM", makerLens: "c", LensInfo },
      "EF24-105mm f/4L IS USM",
    ],
    [
      "the maker’s note without LensModel and XMP",
      { auxLens: " ", makerLens: "LUMIX G 20/F1.7", LensInfo },
      "LUMIX G 20/F1.7",
    ],
    ["LensInfo without any name", { LensInfo }, "18-55mm f/3.5-5.6"],
    [
      "LensInfo if every name is a placeholder",
      { LensModel: "----", auxLens: "0.0 mm f/0.0", makerLens: "N/A", LensInfo },
      "18-55mm f/3.5-5.6",
    ],
    ["no tags", {}, undefined],
    ["a lens named in millimetres", { LensModel: "10mm" }, "10mm"],
    ["a lens that begins with 0", { LensModel: "0.95/50 Noctilux" }, "0.95/50 Noctilux"],
    ["a lens that begins with No", { LensModel: "Nokton 40mm f/1.2" }, "Nokton 40mm f/1.2"],
  ])("comes from %s", (_, raw, lens) => {
    expect(cameraDataFrom(raw).lens).toBe(lens);
  });

  test.each([
    "----",
    "-",
    "...",
    "0.0 mm f/0.0",
    "0 mm f/0",
    "0mm F0",
    "0.0-0.0 mm f/0.0",
    "0-0mm",
    "0,0 mm",
    "0.0",
    "65535",
    "0/0",
    "N/A",
    "n/a",
    "NA",
    "None",
    "(none)",
    "Unknown",
    "unknown lens",
    "Unknown (8 01 10)",
    "Unknown Lens (103)",
    "No Lens",
    "NO-LENS",
    "Manual Lens No CPU",
    "Not attached",
    "null",
    "undefined",
  ])("is not the placeholder %s", (LensModel) => {
    expect(cameraDataFrom({ LensModel, auxLens: LensModel, makerLens: LensModel })).toStrictEqual({});
  });
});

test.each(["QSS", "QSS-32_33", "EZ Controller", "SP-3000", "FRONTIER SP500"])(
  "the scanner %s is no camera",
  (Model) => {
    expect(cameraDataFrom({ Model }).camera).toBeUndefined();
  },
);

describe("camera data from any tags", () => {
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, 65_535, 4_294_967_295));
  const rational = fc.tuple(number, number);
  const value = fc.oneof(
    fc.anything({
      withBigInt: true,
      withTypedArray: true,
      withNullPrototype: true,
      withSparseArray: true,
    }),
    number,
    rational,
    fc.array(fc.oneof(number, rational)),
    fc.string({ unit: "binary", maxLength: 600 }),
    fc.uint8Array({ maxLength: 600 }),
  );
  const anyRaw = fc.record(Object.fromEntries(Object.keys(cameraTags()).map((tag) => [tag, value])), {
    requiredKeys: [],
  });

  const between = (known: number | undefined, { min, max }: { min: number; max: number }) =>
    known === undefined || (known >= min && known <= max);

  const isName = (name: string | undefined) =>
    name === undefined ||
    (name === name.trim() &&
      name.length > 0 &&
      [...name].length <= LONGEST_TAG_TEXT &&
      !/\p{Cc}|\p{Surrogate}/u.test(name));

  it("are within their ranges, and have no undefined values", () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const data = cameraDataFrom(raw);
        expect(isName(data.camera) && isName(data.lens)).toBe(true);
        expect(between(data.exposureTime, EXPOSURE_RANGE)).toBe(true);
        expect(between(data.aperture, APERTURE_RANGE)).toBe(true);
        expect(between(data.iso, ISO_RANGE) && Number.isInteger(data.iso ?? 1)).toBe(true);
        expect(between(data.focalLength, FOCAL_LENGTH_RANGE)).toBe(true);
        expect(Object.values(data)).not.toContain(undefined);
      }),
      { numRuns: effort(200, 1000) },
    );
  });
});
