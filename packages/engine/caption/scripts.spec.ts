import { expect, test } from "vitest";
import type { CaptionLanguage, MetadataFont } from "../settings/table.ts";
import { SCRIPT_FAMILIES, scriptFamilies } from "./scripts.ts";

const [SC, TC, JP, KR] = ["SC", "TC", "JP", "KR"].map((region) => `Noto Sans ${region}`) as [
  string,
  string,
  string,
  string,
];

const CASES: readonly [MetadataFont, CaptionLanguage, string, readonly string[]][] = [
  ["Inter", "auto", "Łódź, f/2.8 🌅", []],
  ["Inter", "auto", "长城", [SC, TC, JP, KR]],
  ["Inter", "zh-Hant", "長城", [TC, SC, JP, KR]],
  ["Inter", "ja", "東京", [JP, SC, TC, KR]],
  ["Inter", "auto", "東京タワー", [JP, SC, TC, KR]],
  ["Inter", "auto", "서울 南山", [KR, SC, TC, JP]],
  ["Inter", "zh-Hans", "東京タワー", [SC, JP, TC, KR]],
  ["Lora", "auto", "พระอาทิตย์ตก", ["Noto Serif Thai"]],
  ["Courier New", "auto", "सूर्यास्त", ["Noto Sans Devanagari"]],
  ["Georgia", "auto", "غروب ١٢", ["Noto Naskh Arabic"]],
  ["Inter", "auto", "שקיעה 2024", ["Noto Sans Hebrew"]],
  ["Lato", "auto", "Утро Θ", ["Noto Sans"]],
];

test.each(CASES)("%s with language %s takes %j from %j", (metadataFont, captionLanguage, text, families) => {
  expect(scriptFamilies({ metadataFont, captionLanguage }, text)).toEqual(families);
});

test("every family that a script takes is listed once", () => {
  expect(new Set(SCRIPT_FAMILIES).size).toBe(SCRIPT_FAMILIES.length);
  for (const [metadataFont, captionLanguage, text] of CASES)
    for (const family of scriptFamilies({ metadataFont, captionLanguage }, text))
      expect(SCRIPT_FAMILIES).toContain(family);
});
