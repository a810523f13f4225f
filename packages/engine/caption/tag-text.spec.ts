import { describe, expect, test } from "vitest";
import { LONGEST_TAG_TEXT, tagText } from "./tag-text.ts";

const bytes = (...values: number[]) => new Uint8Array(values);
const ascii = (text: string) => bytes(...Array.from(text, (character) => character.charCodeAt(0)));

describe("tagText", () => {
  test.each<[string, unknown, string | undefined]>([
    ["a plain text", "NIKON D850", "NIKON D850"],
    ["a text up to NUL", "Canon EOS R5\0\0\0junk", "Canon EOS R5"],
    ["a padded text", "  E-M1      Mark III  ", "E-M1 Mark III"],
    ["line breaks", "X-T3\r\nBlack\tEdition", "X-T3 Black Edition"],
    ["control characters", "\u0007Can\u001bon\u007f", "Canon"],
    ["nothing from an empty text", "", undefined],
    ["nothing from spaces", "   ", undefined],
    ["nothing from a text that begins with NUL", "\0Canon", undefined],
    ["bytes", ascii("DMC-G9\0\0"), "DMC-G9"],
    ["bytes of UTF-8", bytes(0x41, 0xc3, 0xa9, 0xe2, 0x84, 0xa2, 0), "Aé™"],
    ["bytes of Latin-1", bytes(0x41, 0xe9, 0xae), "Aé®"],
    ["a list of texts", ["", "iPhone 15 Pro"], "iPhone 15 Pro"],
    ["Unicode", "富士フイルム 📷", "富士フイルム 📷"],
    ["half a surrogate pair", "A\ud83d", "A\ufffd"],
    ["nothing from a number", 5, undefined],
    ["nothing from a list of numbers", [65, 66], undefined],
    ["nothing from an object", { value: "Canon" }, undefined],
    ["200 code points of a longer text", "x".repeat(5000), "x".repeat(LONGEST_TAG_TEXT)],
    ["no part of an emoji at the limit", `${"x".repeat(199)}👩‍👩‍👧`, "x".repeat(199)],
  ])("reads %s", (_, value, text) => {
    expect(tagText(value)).toBe(text);
  });
});
