import { describe, expect, expectTypeOf, it } from "vitest";
import { messages as english, type Messages } from "./en.ts";
import { CATALOGUES, LOCALES } from "./locales.ts";

const rows = Object.entries(CATALOGUES);

describe("A locale", () => {
  it("is in the list by the catalogue’s file", () => {
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(["en", "en-XA"]));
    expect(LOCALES).toContainEqual({ tag: "en-XA", path: "/en-XA", direction: "ltr", isPublic: false });
  });

  it.each(rows)("%s has a complete catalogue", (_name, messages) => {
    expect(shapeOf(messages)).toEqual(shapeOf(english));
  });

  it.each(rows)("%s has a language tag, and its name as its path", (name, { locale: { tag, path } }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(path).toBe(name === "en" ? "" : `/${name}`);
    expect(name).toMatch(/^[\w-]+$/);
  });

  it("lacking a message does not compile", () => {
    type Titles = Messages["documentTitles"];
    expectTypeOf<Omit<Messages, "documentTitles">>().not.toExtend<Messages>();
    expectTypeOf<
      Omit<Messages, "documentTitles"> & { documentTitles: Omit<Titles, "tool"> }
    >().not.toExtend<Messages>();
    expectTypeOf<Omit<Messages, "documentTitles"> & { documentTitles: Titles }>().toExtend<Messages>();
  });

  it("with a text in place of a message with values, or with other values, does not compile", () => {
    type Notice = Messages["serverPages"]["checkout"]["order"];
    expectTypeOf("Order").not.toExtend<Notice>();
    expectTypeOf((_price: number) => "Order").not.toExtend<Notice>();
    expectTypeOf(() => "Order").toExtend<Notice>();
  });

  it("may say anything: the types of messages are not the English texts", () => {
    expectTypeOf<Messages["documentTitles"]["tool"]>().toEqualTypeOf<string>();
  });
});

function shapeOf(messages: unknown): unknown {
  if (typeof messages !== "object" || messages === null || Array.isArray(messages)) return typeof messages;
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, shapeOf(value)]));
}
