import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { methodWords, plannedMethod } from "./method.ts";
import { FACTS } from "./testing/facts.ts";
import type { DeepFacts, PhotoFacts } from "./types.ts";

const JPEG: PhotoFacts = {
  ...FACTS,
  size: { width: 6000, height: 4000 },
  lossless: { mcu: { width: 16, height: 8 }, grey: false, fallbackReason: null },
};

const PNG: PhotoFacts = { ...JPEG, kind: "png", lossless: null };

/** Turned, so that its caption comes first in the file, and in blocks of 4:1:1, which are coarser than a strip may move. */
const TURNED_411: PhotoFacts = {
  ...JPEG,
  size: { width: 1000, height: 776 },
  orientation: 8,
  lossless: { mcu: { width: 32, height: 8 }, grey: false, fallbackReason: null },
};

const framed = (changes: Partial<Settings>) => ({ settings: { ...DEFAULT_SETTINGS, ...changes }, subject: "Quay" });

const GREY: PhotoFacts = { ...JPEG, lossless: { mcu: { width: 8, height: 8 }, grey: true, fallbackReason: null } };

describe("the planned method", () => {
  test.each<[string, PhotoFacts, Partial<Settings>, string]>([
    ["a camera JPEG", JPEG, {}, "Lossless JPEG"],
    ["to PNG", JPEG, { exportFormat: "png" }, "PNG"],
    ["a PNG to JPEG", PNG, {}, "JPEG 95 %"],
    ["switched off", JPEG, { keepOriginalJpeg: false }, "JPEG 95 % (original data not kept)"],
    ["a preset", JPEG, { socialPreset: "square-1x1" }, "JPEG 95 % (resized for the preset)"],
    ["a bare stroke", JPEG, { outerBorderSize: 0 }, "JPEG 95 % (matte too narrow to keep the original data)"],
    [
      "a matte half way between coarse blocks",
      TURNED_411,
      { innerBorderSize: 0, outerBorderSize: 8 },
      "JPEG 95 % (matte would move by over 8 px)",
    ],
    ["neither stroke nor matte", JPEG, { outerBorderSize: 0, innerBorderSize: 0 }, "Lossless JPEG"],
    [
      "a strip that cannot move far enough",
      TURNED_411,
      { innerBorderSize: 0, outerBorderSize: 9.6, showMetadata: true, metadataFontSize: 40 },
      "JPEG 95 % (caption cannot move to keep the original data)",
    ],
    ["the same without a strip", TURNED_411, { innerBorderSize: 0, outerBorderSize: 9.6 }, "Lossless JPEG"],
    ["a grey photo in white", GREY, {}, "Lossless JPEG"],
    ["a grey photo in linen", GREY, { outerBorderColor: "#D8D2C6" }, "JPEG 95 % (grey photo, coloured frame)"],
    ["a grey photo, coloured stroke", GREY, { innerBorderColor: "#FF0000" }, "JPEG 95 % (grey photo, coloured frame)"],
    ["CMYK", { ...JPEG, lossless: { mcu: null, fallbackReason: "cmyk" } }, {}, "JPEG 95 % (CMYK photo)"],
  ])("%s", (_, facts, changes, words) => {
    expect(methodWords(plannedMethod(facts, framed(changes)))).toBe(words);
  });

  test.each<[string, DeepFacts, Partial<Settings>, string]>([
    ["is kept", { grey: false, fallbackReason: null }, { outerBorderColor: "#D8D2C6" }, "PNG 16-bit"],
    ["of greys is kept in white", { grey: true, fallbackReason: null }, {}, "PNG 16-bit"],
    [
      "of greys alone is not in linen",
      { grey: true, fallbackReason: null },
      { outerBorderColor: "#D8D2C6" },
      "PNG 8-bit (grey photo, coloured frame)",
    ],
    [
      "is not resized",
      { grey: false, fallbackReason: null },
      { socialPreset: "square-1x1" },
      "PNG 8-bit (resized for the preset)",
    ],
    ["turned is not", { fallbackReason: "turned" }, {}, "PNG 8-bit (turned by its orientation tag)"],
    ["without an encoder is not", { fallbackReason: "no-webassembly" }, {}, "PNG 8-bit (browser without WebAssembly)"],
    ["too large is not", { fallbackReason: "too-large" }, {}, "PNG 8-bit (very large photo)"],
    ["becomes a JPEG like any other", { grey: false, fallbackReason: null }, { exportFormat: "jpeg" }, "JPEG 95 %"],
  ])("a PNG of 16 bits a sample %s", (_, deep, changes, words) => {
    expect(methodWords(plannedMethod({ ...PNG, deep }, framed({ exportFormat: "png", ...changes })))).toBe(words);
  });

  test.each<[string, PhotoFacts, Partial<Settings>, string]>([
    ["comes before the lossless way", JPEG, {}, "JPEG 95 % (photo too coarse for this matte colour)"],
    ["is beside the point where the settings rule it out", JPEG, { exportFormat: "png" }, "PNG"],
    ["is no reason of what was no JPEG", PNG, {}, "JPEG 95 %"],
  ])("a known fallback reason %s", (_, facts, changes, words) => {
    expect(methodWords(plannedMethod(facts, framed(changes), "matte-colour"))).toBe(words);
  });

  test("comes with the grid of the photo's blocks", () => {
    expect(plannedMethod({ ...JPEG, orientation: 3 }, framed({}))).toEqual({
      kind: "lossless-jpeg",
      grid: { matte: { top: 16, right: 16, bottom: 16, left: 16 }, captionArea: 8 },
    });
  });
});
