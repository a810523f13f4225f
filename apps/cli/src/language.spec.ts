import { describe, expect, it } from "vitest";
import { textLanguage } from "./language.ts";

describe("The language of texts", () => {
  it.each<[string, readonly string[], NodeJS.ProcessEnv, string]>([
    ["is that of LANG", [], { LANG: "ja_JP.UTF-8" }, "ja"],
    ["is that of LC_MESSAGES before LANG", [], { LANG: "ja_JP.UTF-8", LC_MESSAGES: "de_AT" }, "de"],
    ["is that of LC_ALL before others", [], { LC_ALL: "ko_KR.eucKR", LC_MESSAGES: "de_AT" }, "ko"],
    ["passes over an empty variable", [], { LC_ALL: "", LANG: "de" }, "de"],
    ["is traditional Chinese in Taiwan", [], { LANG: "zh_TW.UTF-8" }, "zh-Hant"],
    ["is English in the locale C", [], { LC_ALL: "C.UTF-8", LANG: "de" }, "en"],
    ["is English without a locale", [], {}, "en"],
    ["is English for a language that isn’t ours", [], { LANG: "tlh" }, "en"],
    ["is that of --lang before the variables", ["frame", "--lang", "ko"], { LANG: "ja_JP" }, "ko"],
    ["is that of --lang with a sign of equality", ["--lang=zh-TW", "frame"], {}, "zh-Hant"],
    ["is that of the last --lang", ["--lang=ko", "--lang", "de"], {}, "de"],
    ["is not that of a file", ["frame", "--", "--lang", "de"], {}, "en"],
    ["is English in JSON", ["frame", "--json", "--lang", "de"], { LANG: "de" }, "en"],
    ["is English without a value of --lang", ["--lang"], {}, "en"],
  ])("%s", (_, args, environment, expected) => {
    expect(textLanguage(args, environment)).toBe(expected);
  });
});
