import { describe, expect, test } from "vitest";
import { isoSpeed } from "./sensitivity.ts";

describe("isoSpeed", () => {
  test.each<[string, Parameters<typeof isoSpeed>[0], number | undefined]>([
    ["a number", { ISO: 400 }, 400],
    ["the first known number of a list", { ISO: [0, 200, 400] }, 200],
    ["two numbers as a list, not as a rational", { ISO: [100, 50] }, 100],
    ["16-bit numbers", { ISO: Uint16Array.of(65_535, 800) }, 800],
    ["a text", { ISO: "800" }, 800],
    ["a fraction", { ISO: 99.6 }, 100],
    ["no speed from 0", { ISO: 0 }, undefined],
    ["no speed from a fraction under 1", { ISO: 0.4 }, undefined],
    ["no speed from a negative number", { ISO: -100 }, undefined],
    ["no speed from 65535 alone", { ISO: 65_535 }, undefined],
    ["no speed from a list of 65535", { ISO: [65_535, 65_535] }, undefined],
    ["65535 with the recommended exposure index", { ISO: 65_535, RecommendedExposureIndex: 102_400 }, 102_400],
    ["65535 with the standard output sensitivity", { ISO: 65_535, StandardOutputSensitivity: 204_800 }, 204_800],
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
    ["a small replacement if there is no other", { ISO: 65_535, StandardOutputSensitivity: 0, ISOSpeed: 640 }, 640],
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
    ["no tag, with the recommended exposure index", { RecommendedExposureIndex: 320 }, 320],
    ["0, with the recommended exposure index", { ISO: 0, RecommendedExposureIndex: 320 }, 320],
    ["a known ISO next to other parameters", { ISO: 400, RecommendedExposureIndex: 320 }, 400],
  ])("reads %s", (_, raw, iso) => {
    expect(isoSpeed(raw)).toBe(iso);
  });
});
