import { describe, expect, it } from "vitest";
import { readerLanguage } from "./reader-language.ts";

const OFFERED = ["en", "de", "ja", "pt-BR", "zh-Hant"];

describe("The language that a reader wants", () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ["is the browser’s", { "accept-language": "de-AT,de;q=0.9,en;q=0.8" }, "de"],
    ["is the first of ours in the browser’s list", { "accept-language": "nl, ja;q=0.5, de;q=0.4" }, "ja"],
    ["follows weights, not the order", { "accept-language": "en;q=0.2, de;q=0.3" }, "de"],
    ["is none that the browser refuses", { "accept-language": "de;q=0, ja;q=0.1" }, "ja"],
    ["is English for whom it comes first", { "accept-language": "en-US,en;q=0.9,de;q=0.8" }, "en"],
    ["is traditional Chinese for Taiwan", { "accept-language": "zh-TW,zh;q=0.9" }, "zh-Hant"],
    ["is unknown without a list", {}, undefined],
    ["is unknown for any", { "accept-language": "*" }, undefined],
    ["is unknown in a list that isn’t one", { "accept-language": ";;q=,,=;q=x,\u0001" }, undefined],
    ["is the chosen one", { "accept-language": "de", cookie: "a=b; language=ja" }, "ja"],
    ["is the chosen English", { "accept-language": "de", cookie: "language=en" }, "en"],
    ["is no chosen one that isn’t offered", { "accept-language": "de", cookie: "language=tlh" }, "de"],
    ["is in no cookie of another name", { "accept-language": "de", cookie: "mylanguage=ja" }, "de"],
  ])("%s", (_, headers, expected) => {
    expect(readerLanguage({ headers }, OFFERED)).toBe(expected);
  });
});
