import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cameraDataFrom } from "./camera-data.ts";
import { APERTURE_RANGE, EXPOSURE_RANGE, FOCAL_LENGTH_RANGE, ISO_RANGE } from "./ranges.ts";
import type { RawExif } from "./raw-exif.ts";
import { LONGEST_TAG_TEXT } from "./tag-text.ts";

const bytes = (...values: number[]) => new Uint8Array(values);
const ascii = (text: string) => bytes(...Array.from(text, (character) => character.charCodeAt(0)));

describe("numbers of the exposure", () => {
  test.each<[string, RawExif, object]>([
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
    ["words", { FNumber: "f/2.8", ExposureTime: "fast", FocalLength: "" }, {}],
    [
      "the wrong kinds",
      { FNumber: { value: 2 }, ExposureTime: true, FocalLength: null, ISO: Symbol("x") },
      {},
    ],
    ["lists of lists of lists", { FNumber: [[[28, 10]]], ISO: [[[100]]] }, {}],
    ["a list with holes", { FNumber: Array.from({ length: 3 }), ISO: [] }, {}],
  ])("%s", (_, raw, data) => {
    expect(cameraDataFrom(raw)).toStrictEqual(data);
  });
});

describe("ISO", () => {
  test.each<[string, RawExif, number | undefined]>([
    ["a number", { ISO: 400 }, 400],
    ["a list: the first known", { ISO: [0, 200, 400] }, 200],
    ["two numbers are a list, not a rational", { ISO: [100, 50] }, 100],
    ["16-bit numbers", { ISO: Uint16Array.of(65_535, 800) }, 800],
    ["a text", { ISO: "800" }, 800],
    ["a fraction", { ISO: 99.6 }, 100],
    ["0", { ISO: 0 }, undefined],
    ["a fraction under 1", { ISO: 0.4 }, undefined],
    ["negative", { ISO: -100 }, undefined],
    ["65535 alone", { ISO: 65_535 }, undefined],
    ["a list of 65535", { ISO: [65_535, 65_535] }, undefined],
    [
      "65535 with the recommended exposure index",
      { ISO: 65_535, RecommendedExposureIndex: 102_400 },
      102_400,
    ],
    [
      "65535 with the standard output sensitivity",
      { ISO: 65_535, StandardOutputSensitivity: 204_800 },
      204_800,
    ],
    ["65535 with the ISO speed", { ISO: 65_535, ISOSpeed: [80_000] }, 80_000],
    [
      "the replacement above 65535 is the one meant",
      { ISO: 65_535, StandardOutputSensitivity: 51_200, RecommendedExposureIndex: 102_400 },
      102_400,
    ],
    [
      "among equals the output sensitivity",
      {
        ISO: 65_535,
        ISOSpeed: 90_000,
        RecommendedExposureIndex: 80_000,
        StandardOutputSensitivity: 70_000,
      },
      70_000,
    ],
    [
      "a small replacement when there is no other",
      { ISO: 65_535, StandardOutputSensitivity: 0, ISOSpeed: 640 },
      640,
    ],
    [
      "replacements that are unset themselves",
      {
        ISO: 65_535,
        StandardOutputSensitivity: 65_535,
        RecommendedExposureIndex: 4_294_967_295,
        ISOSpeed: 0,
      },
      undefined,
    ],
    ["missing, with the recommended exposure index", { RecommendedExposureIndex: 320 }, 320],
    ["0, with the recommended exposure index", { ISO: 0, RecommendedExposureIndex: 320 }, 320],
    ["a known ISO beside other parameters", { ISO: 400, RecommendedExposureIndex: 320 }, 400],
  ])("%s", (_, raw, iso) => {
    expect(cameraDataFrom(raw).iso).toBe(iso);
  });
});

describe("the camera's name", () => {
  test.each<[string, unknown, string | undefined]>([
    ["plain", "NIKON D850", "NIKON D850"],
    ["cut at NUL", "Canon EOS R5\0\0\0junk", "Canon EOS R5"],
    ["padded", "  E-M1      Mark III  ", "E-M1 Mark III"],
    ["line breaks", "X-T3\r\nBlack\tEdition", "X-T3 Black Edition"],
    ["control characters", "\u0007Can\u001bon\u007f", "Canon"],
    ["empty", "", undefined],
    ["spaces", "   ", undefined],
    ["nothing before NUL", "\0Canon", undefined],
    ["bytes", ascii("DMC-G9\0\0"), "DMC-G9"],
    ["bytes of UTF-8", bytes(0x41, 0xc3, 0xa9, 0xe2, 0x84, 0xa2, 0), "Aé™"],
    ["bytes of Latin-1", bytes(0x41, 0xe9, 0xae), "Aé®"],
    ["a list of texts", ["", "iPhone 15 Pro"], "iPhone 15 Pro"],
    ["Unicode", "富士フイルム 📷", "富士フイルム 📷"],
    ["half a surrogate pair", "A\ud83d", "A\ufffd"],
    ["a number", 5, undefined],
    ["a list of numbers", [65, 66], undefined],
    ["an object", { value: "Canon" }, undefined],
    ["placeholder", "----", undefined],
    ["unknown", "Unknown", undefined],
    ["over-long", "x".repeat(5000), "x".repeat(LONGEST_TAG_TEXT)],
    ["over-long with an emoji on the edge", `${"x".repeat(199)}👩‍👩‍👧`, "x".repeat(199)],
  ])("%s", (_, Model, camera) => {
    expect(cameraDataFrom({ Model }).camera).toBe(camera);
  });
});

describe("the lens's name", () => {
  const LensInfo = [
    [18, 1],
    [55, 1],
    [35, 10],
    [56, 10],
  ];

  test.each<[string, RawExif, string | undefined]>([
    [
      "LensModel first",
      { LensModel: "XF35mmF1.4 R", auxLens: "b", makerLens: "c", LensInfo },
      "XF35mmF1.4 R",
    ],
    [
      "then XMP",
      { LensModel: "", auxLens: "EF24-105mm f/4L IS USM", makerLens: "c", LensInfo },
      "EF24-105mm f/4L IS USM",
    ],
    [
      "then the maker's note",
      { auxLens: " ", makerLens: "LUMIX G 20/F1.7", LensInfo },
      "LUMIX G 20/F1.7",
    ],
    ["then LensInfo", { LensInfo }, "18-55mm f/3.5-5.6"],
    [
      "junk in every name",
      { LensModel: "----", auxLens: "0.0 mm f/0.0", makerLens: "N/A", LensInfo },
      "18-55mm f/3.5-5.6",
    ],
    ["nothing", {}, undefined],
    ["a lens named in millimetres", { LensModel: "10mm" }, "10mm"],
    ["a lens that begins with 0", { LensModel: "0.95/50 Noctilux" }, "0.95/50 Noctilux"],
    ["a lens that begins with a no", { LensModel: "Nokton 40mm f/1.2" }, "Nokton 40mm f/1.2"],
  ])("%s", (_, raw, lens) => {
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
  ])("%s is no name", (LensModel) => {
    expect(cameraDataFrom({ LensModel, auxLens: LensModel, makerLens: LensModel })).toStrictEqual(
      {},
    );
  });
});

describe("LensInfo", () => {
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
      "nothing known",
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      undefined,
    ],
    ["zeros", [0, 0, 0, 0], undefined],
    [
      "upside down",
      [
        [55, 1],
        [18, 1],
        [35, 10],
        [56, 10],
      ],
      undefined,
    ],
    ["empty", [], undefined],
    ["garbage", { 0: 18 }, undefined],
  ])("%s", (_, LensInfo, lens) => {
    expect(cameraDataFrom({ LensInfo }).lens).toBe(lens);
  });
});

describe("anything at all", () => {
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
  const tags = [
    "Model",
    "LensModel",
    "auxLens",
    "makerLens",
    "LensInfo",
    "ExposureTime",
    "FNumber",
    "ISO",
    "StandardOutputSensitivity",
    "RecommendedExposureIndex",
    "ISOSpeed",
    "FocalLength",
  ] as const;
  const anyRaw = fc.record(Object.fromEntries(tags.map((tag) => [tag, value])), {
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

  it("becomes camera data within its ranges, without an absent value spelt out", () => {
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
      { numRuns: 1000 },
    );
  });
});
