import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { measureByCodePoint } from "@matte/engine/testing";
import { describe, expect, test } from "vitest";
import { methodText } from "@matte/framing/photos/method-text.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { FACTS } from "./testing/facts.ts";
import type { DeepFacts, PhotoFacts } from "./types.ts";

const CODED = { photoBytes: 9e6, flatMcuBits: 20, growth: 1 };

const JPEG: PhotoFacts = {
  ...FACTS,
  size: { width: 6000, height: 4000 },
  lossless: { mcu: { width: 16, height: 8 }, grey: false, coded: CODED, fallbackReason: null },
};

const PNG: PhotoFacts = { ...JPEG, kind: "png", lossless: null };

/** With a quarter-size gain map. */
const HDR: PhotoFacts = {
  ...JPEG,
  gainMap: { grid: { mcu: { width: 32, height: 32 }, pixel: { width: 4, height: 4 } }, bytes: 60_000 },
};

const EVEN: Partial<Settings> = { innerBorderSize: 0, showMetadata: false };

/** An orientation that stores the caption first, and 4:1:1 blocks, wider than the caption area may move. */
const TURNED_411: PhotoFacts = {
  ...JPEG,
  size: { width: 1000, height: 776 },
  orientation: 8,
  lossless: { mcu: { width: 32, height: 8 }, grey: false, coded: CODED, fallbackReason: null },
};

const framed = (changes: Partial<Settings>) => ({
  settings: { ...DEFAULT_SETTINGS, ...changes },
  subject: "Quay",
  measure: measureByCodePoint,
});

const GREY: PhotoFacts = {
  ...JPEG,
  lossless: { mcu: { width: 8, height: 8 }, grey: true, coded: CODED, fallbackReason: null },
};

describe("the planned method", () => {
  test.each<[string, Partial<PhotoFacts>, Partial<Settings>, string]>([
    ["a motion photo", { extras: ["video"] }, {}, "Lossless JPEG (without motion video)"],
    [
      "a photo with everything",
      { extras: ["video", "depth", "credentials"] },
      {},
      "Lossless JPEG (without motion video, depth and content credentials)",
    ],
    [
      "a photo with credentials as PNG",
      { extras: ["credentials"] },
      { exportFormat: "png" },
      "PNG (without content credentials)",
    ],
    [
      "an HDR photo with depth that is encoded again",
      { gainMap: HDR.gainMap, extras: ["depth"] },
      { keepOriginalJpeg: false },
      "JPEG 95 %, HDR (original data not kept, without depth)",
    ],
    ["an HDR PNG of 8 bits", { ...PNG, hdrTransfer: true }, { exportFormat: "png" }, "PNG (HDR lost)"],
    ["an HDR PNG as JPEG", { ...PNG, hdrTransfer: true }, {}, "JPEG 95 % (HDR lost)"],
    [
      "an HDR PNG of 16 bits",
      { ...PNG, hdrTransfer: true, deep: { grey: false, fallbackReason: null } },
      { exportFormat: "png" },
      "PNG 16-bit, HDR",
    ],
  ])("of %s tells what is left out or kept", (_, facts, settings, text) => {
    expect(methodText(plannedMethod({ ...JPEG, ...facts }, framed(settings)))).toBe(text);
  });

  test.each<[string, PhotoFacts, Partial<Settings>, string]>([
    ["a JPEG at the default settings", JPEG, {}, "Lossless JPEG"],
    ["a JPEG exported as PNG", JPEG, { exportFormat: "png" }, "PNG"],
    ["a PNG exported as JPEG", PNG, {}, "JPEG 95 %"],
    ["a PNG exported as JPEG of lower quality", PNG, { quality: 60 }, "JPEG 60 %"],
    ["a JPEG exported as WebP", JPEG, { exportFormat: "webp" }, "WebP 95 %"],
    [
      "a JPEG with lossless framing switched off",
      JPEG,
      { keepOriginalJpeg: false },
      "JPEG 95 % (original data not kept)",
    ],
    ["a JPEG in a preset", JPEG, { socialPreset: "square-1x1" }, "JPEG 95 % (resized for the preset)"],
    [
      "a JPEG with a shorter long side",
      JPEG,
      { exportSize: "long", exportLongSide: 2048 },
      "JPEG 95 % (resized to the export size)",
    ],
    ["a JPEG that is small enough", JPEG, { exportSize: "long", exportLongSide: 8000 }, "Lossless JPEG"],
    [
      "a stroke without a matte",
      JPEG,
      { outerBorderSize: 0 },
      "JPEG 95 % (matte too narrow to keep the original data)",
    ],
    [
      "a matte halfway between coarse blocks",
      TURNED_411,
      { innerBorderSize: 0, outerBorderSize: 8 },
      "JPEG 95 % (matte would move by over 8 px)",
    ],
    ["neither stroke nor matte", JPEG, { outerBorderSize: 0, innerBorderSize: 0 }, "Lossless JPEG"],
    [
      "a caption area that cannot move far enough",
      TURNED_411,
      { innerBorderSize: 0, outerBorderSize: 9.6, showMetadata: true, metadataFontSize: 40 },
      "JPEG 95 % (caption can’t move to keep the original data)",
    ],
    ["the same photo without a caption", TURNED_411, { innerBorderSize: 0, outerBorderSize: 9.6 }, "Lossless JPEG"],
    ["a grey photo in white", GREY, {}, "Lossless JPEG"],
    ["a grey photo in linen", GREY, { outerBorderColor: "#D8D2C6" }, "JPEG 95 % (grey photo, coloured frame)"],
    [
      "a grey photo with a coloured stroke",
      GREY,
      { innerBorderColor: "#FF0000" },
      "JPEG 95 % (grey photo, coloured frame)",
    ],
    [
      "a grey photo with a coloured second stroke",
      GREY,
      { secondStrokeSize: 2, secondStrokeColor: "#FF0000" },
      "JPEG 95 % (grey photo, coloured frame)",
    ],
    ["a grey photo with a grey bevel", GREY, { bevelSize: 5, secondStrokeColor: "#FF0000" }, "Lossless JPEG"],
    ["a CMYK photo", { ...JPEG, lossless: { mcu: null, fallbackReason: "cmyk" } }, {}, "JPEG 95 % (CMYK photo)"],
  ])("of %s has the expected text", (_, facts, changes, text) => {
    expect(methodText(plannedMethod(facts, framed(changes)))).toBe(text);
  });

  test.each<[string, DeepFacts, Partial<Settings>, string]>([
    ["in colour keeps them", { grey: false, fallbackReason: null }, { outerBorderColor: "#D8D2C6" }, "PNG 16-bit"],
    ["in grey keeps them with a white matte", { grey: true, fallbackReason: null }, {}, "PNG 16-bit"],
    [
      "in a grey profile loses them with a coloured matte",
      { grey: true, fallbackReason: null },
      { outerBorderColor: "#D8D2C6" },
      "PNG 8-bit (grey photo, coloured frame)",
    ],
    [
      "loses them in a preset",
      { grey: false, fallbackReason: null },
      { socialPreset: "square-1x1" },
      "PNG 8-bit (resized for the preset)",
    ],
    ["with an orientation loses them", { fallbackReason: "turned" }, {}, "PNG 8-bit (rotated by its orientation tag)"],
    [
      "loses them without WebAssembly",
      { fallbackReason: "no-webassembly" },
      {},
      "PNG 8-bit (browser without WebAssembly)",
    ],
    ["of a very large size loses them", { fallbackReason: "too-large" }, {}, "PNG 8-bit (very large photo)"],
    ["loses them as a JPEG", { grey: false, fallbackReason: null }, { exportFormat: "jpeg" }, "JPEG 95 %"],
  ])("of a PNG with 16 bits per sample: a photo %s", (_, deep, changes, text) => {
    expect(methodText(plannedMethod({ ...PNG, deep }, framed({ exportFormat: "png", ...changes })))).toBe(text);
  });

  test.each<[string, PhotoFacts, Partial<Settings>, string]>([
    ["precludes the lossless method", JPEG, {}, "JPEG 95 % (photo too coarse for this matte colour)"],
    ["does not matter for PNG exports", JPEG, { exportFormat: "png" }, "PNG"],
    ["does not matter for photos that are not JPEGs", PNG, {}, "JPEG 95 %"],
  ])("with a known fallback reason: it %s", (_, facts, changes, text) => {
    expect(methodText(plannedMethod(facts, framed(changes), "matte-colour"))).toBe(text);
  });

  test.each<[string, Partial<PhotoFacts>, Partial<Settings>, string]>([
    ["kept losslessly", {}, {}, "Lossless JPEG, HDR"],
    ["kept in another size", {}, { socialPreset: "square-1x1" }, "JPEG 95 %, HDR (resized for the preset)"],
    ["lost in PNG", {}, { exportFormat: "png" }, "PNG (HDR lost)"],
    ["lost in WebP", {}, { exportFormat: "webp" }, "WebP 95 % (HDR lost)"],
    ["not mentioned where it is not to be kept", {}, { keepHdr: false, exportFormat: "png" }, "PNG"],
    ["called damaged", { gainMap: "damaged" }, {}, "Lossless JPEG (HDR data damaged)"],
  ])("of an HDR photo says that HDR is %s", (_, facts, changes, text) => {
    expect(methodText(plannedMethod({ ...HDR, ...facts }, framed(changes)))).toBe(text);
  });

  test.each<[string, Partial<Settings>, number, number]>([
    ["the blocks of both", { outerBorderSize: 3.2 }, 32, 4],
    ["its own blocks where those of both are too far away", { outerBorderSize: 1.33 }, 16, 1],
    ["its own blocks where HDR is not to be kept", { outerBorderSize: 3.2, keepHdr: false }, 16, 1],
  ])("of an HDR photo has a grid of %s", (_, changes, left, right) => {
    const planned = plannedMethod(HDR, framed({ ...EVEN, ...changes }));
    if (planned.kind !== "lossless-jpeg") throw new Error(`The method is ${methodText(planned)}.`);
    expect([planned.grid.matte.left, planned.grid.matte.right]).toEqual([left, right]);
  });

  test("has the grid of the photo's blocks", () => {
    expect(plannedMethod({ ...JPEG, orientation: 3 }, framed({}))).toEqual({
      kind: "lossless-jpeg",
      grid: { matte: { top: 1, right: 16, bottom: 8, left: 1 }, captionArea: 8, mayShift: false },
    });
  });
});
