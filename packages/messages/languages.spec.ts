import { readdirSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import { messages as english, type Messages } from "./en.ts";
import { LANGUAGES } from "./languages.ts";

const FOLDER = new URL(".", import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => /^[a-z]{2,3}(?:-\w+)?\.ts$/.test(file));
const rows = Object.entries(LANGUAGES);

async function catalogue(name: string): Promise<Messages> {
  return ((await import(new URL(`${name}.ts`, FOLDER).href)) as { readonly messages: Messages }).messages;
}

describe("A language", () => {
  it("is a row of the table, by the name of its catalogue", () => {
    expect(Object.keys(LANGUAGES).toSorted()).toEqual(FILES.map((file) => file.replace(".ts", "")).toSorted());
  });

  it.each(rows)("%s has a complete catalogue", async (name) => {
    expect(shapeOf(await catalogue(name))).toEqual(shapeOf(english));
  });

  it.each(rows)("%s has the locale of its catalogue, and its name as its path", async (name, row) => {
    const { locale } = await catalogue(name);
    expect(row).toMatchObject(locale);
    expect(Intl.getCanonicalLocales(row.tag)).toEqual([row.tag]);
    expect(row.path).toBe(name === "en" ? "" : `/${name}`);
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
