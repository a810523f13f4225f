import { cellsOf } from "@matte/messages/cells";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrapped } from "./wrap.ts";

describe("A text", () => {
  it.each([
    [
      "of words breaks at spaces",
      `one two three ${"four ".repeat(8)}five`,
      ["one two three four four four four four", "four four four five"],
    ],
    [
      "keeps a flag whole",
      "フレームを付ける写真の一覧をファイルから読み取ります。--files-from を使います",
      ["フレームを付ける写真の一覧をファイルから", "読み取ります。--files-from を使います"],
    ],
    [
      "of Japanese breaks between words",
      "フレームを付けた画像の長辺の上限。小さい画像は拡大しない",
      ["フレームを付けた画像の長辺の上限。小さい", "画像は拡大しない"],
    ],
  ])("%s", (_, text, lines) => {
    expect(wrapped(text, 40)).toBe(lines.join("\n"));
  });

  it("stays in a terminal too narrow to read", () => {
    expect(wrapped("one two three", 5)).toBe("one two three");
  });

  it("breaks no line before a closing mark, or after an opening one", () => {
    const text = "写真（長辺）、「題名」。".repeat(12);
    for (const line of wrapped(text, 40).split("\n")) {
      expect(line).not.toMatch(/^[、。）」]/);
      expect(line).not.toMatch(/[（「]$/);
      expect(cellsOf(line)).toBeLessThanOrEqual(40);
    }
  });

  it("loses nothing but spaces at breaks", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "写", "、", "（", "-", "가") }), (text) => {
        expect(wrapped(text, 40).replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
      }),
    );
  });
});
