import type { Font } from "@matte/engine";
import { expect, test } from "vitest";
import { parseUnicodeRange } from "../fonts/unicode-range.ts";
import { faceRuns, type RangedFace } from "./faces.ts";

function face(url: string, range: string, weight = "400", italic = false): RangedFace {
  return { url, weight, ...(italic && { italic: true as const }), spans: parseUnicodeRange(range) };
}

const FAMILIES: Readonly<Record<string, readonly RangedFace[]>> = {
  Inter: [
    face("greek", "U+0370-03FF"),
    face("latin", "U+0000-00FF"),
    face("bold", "U+0000-00FF", "600"),
    face("slanted", "U+0000-00FF", "400", true),
  ],
  "Noto Sans JP": [face("kanji", "U+4E00-9FFF", "300 500"), face("kana", "U+3040-30FF, U+0020", "300 500")],
};

const FONT: Font = { family: "Inter", fallback: ["Noto Sans JP"], weight: 400, size: 10 };

test.each<[string, Partial<Font>, readonly string[] | null]>([
  ["Ada", {}, ["latin Ada"]],
  ["Ada", { weight: 600 }, ["bold Ada"]],
  ["Ada", { italic: true }, ["slanted Ada"]],
  ["α 東かA", {}, ["greek α", "latin  ", "kanji 東", "kana か", "latin A"]],
  ["東", { weight: 500 }, ["kanji 東"]],
  ["Ж", {}, null],
  ["שלום", {}, null],
  ["", {}, []],
])("“%s” in %o is set in %o", (text, changes, expected) => {
  const runs = faceRuns({ text, font: { ...FONT, ...changes } }, (family) => FAMILIES[family] ?? []);
  expect(runs?.map((run) => `${run.face.url} ${run.text}`) ?? null).toEqual(expected);
});
