import { describe, expect, test } from "vitest";
import { textDirection } from "./direction.ts";

describe("textDirection", () => {
  test.each([
    ["an empty text", "", "ltr"],
    ["digits only", "2024 — 42%", "ltr"],
    ["Latin", "Ada", "ltr"],
    ["Hebrew", "שלום", "rtl"],
    ["Arabic", "مرحبا", "rtl"],
    ["Persian after digits", "۱۴۰۳ تهران", "rtl"],
    ["Syriac", "ܫܠܡܐ", "rtl"],
    ["Thaana", "ދިވެހި", "rtl"],
    ["N'Ko", "ߒߞߏ", "rtl"],
    ["Adlam, outside the base plane", "𞤀𞤣𞤤𞤢𞤥", "rtl"],
    ["Arabic presentation forms", "ﷲ", "rtl"],
    ["Japanese", "東京 שלום", "ltr"],
    ["Devanagari", "नमस्ते", "ltr"],
    ["Georgian", "თბილისი", "ltr"],
    ["Latin before Hebrew", "Photo: שלום", "ltr"],
    ["Hebrew before Latin", "שלום Ada", "rtl"],
    ["copyright, year, Hebrew", "© 2024 שלום", "rtl"],
    ["an emoji before Arabic", "📷 مرحبا", "rtl"],
    ["Arabic-Indic digits alone", "٤٢", "ltr"],
    ["Arabic punctuation before Latin", "؟ what", "rtl"],
    ["a right-to-left mark", "\u200FAda", "rtl"],
    ["a left-to-right mark", "\u200Eשלום", "ltr"],
    ["Latin after an isolate", "\u2067שלום\u2069 Ada", "ltr"],
    ["Hebrew after nested isolates", "\u2068a\u2067b\u2069c\u2069 שלום", "rtl"],
    ["an isolate without end", "\u2066Ada שלום", "ltr"],
    ["a stray end of isolate", "\u2069שלום", "rtl"],
    ["an embedding", "\u202Bשלום\u202C Ada", "rtl"],
  ])("finds the direction of %s", (_, text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
