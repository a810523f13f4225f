import { describe, expect, expectTypeOf, it } from "vitest";
import { renderRich, rich, type RichText } from "./rich-text.ts";

const html = (name: string) => (text: string) => `<${name}>${text}</${name}>`;

describe("A text with markup", () => {
  it("is rendered part by part, each tag in its own way", () => {
    const text = rich("See the <terms>terms</terms> and <privacy>privacy</privacy> pages.");
    const parts = renderRich(text, { terms: html("b"), privacy: html("i") }, (plain) => plain.toUpperCase());
    expect(parts).toEqual(["SEE THE ", "<b>terms</b>", " AND ", "<i>privacy</i>", " PAGES."]);
  });

  it("may begin and end with a tag, or be without any", () => {
    expect(rich("<b>All</b>").parts).toEqual([{ text: "All", tag: "b" }]);
    expect(rich("a < b").parts).toEqual([{ text: "a < b", tag: null }]);
  });

  it("has its tags in its type, also where values are inserted", () => {
    expectTypeOf(rich("a <b>c</b> <d>e</d>")).toEqualTypeOf<RichText<"b" | "d">>();
    const confirm = (word: string) => rich(`Type <b>${word}</b> to confirm`);
    expectTypeOf(confirm).returns.toEqualTypeOf<RichText<"b">>();
    expectTypeOf(rich("plain")).toEqualTypeOf<RichText<never>>();
  });

  it("is no translation of a text with other tags", () => {
    expectTypeOf(rich("<b>c</b>")).not.toExtend<RichText<"d">>();
    expectTypeOf(rich("<b>c</b>")).not.toExtend<RichText<"b" | "d">>();
    expectTypeOf(rich("<b>c</b> <d>e</d>")).not.toExtend<RichText<"b">>();
  });
});
