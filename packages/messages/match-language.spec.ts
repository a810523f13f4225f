import { expect, it } from "vitest";
import { matchLanguage } from "./match-language.ts";

const OFFERED = ["en", "de", "pt-BR", "zh-Hans", "zh-Hant", "en-XA"];

it.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["en-US", "en"],
  ["en-XA", "en-XA"],
  ["EN-xa", "en-XA"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-Hant-MO", "zh-Hant"],
  ["nl", undefined],
  ["", undefined],
  ["*", undefined],
  ["not a tag", undefined],
])("A reader of “%s” is offered %s", (wanted, expected) => {
  expect(matchLanguage([wanted], OFFERED)).toBe(expected);
});

it("The first wanted language of ours wins", () => {
  expect(matchLanguage(["nl", "tlh-Piqd", "de-CH", "en"], OFFERED)).toBe("de");
});
