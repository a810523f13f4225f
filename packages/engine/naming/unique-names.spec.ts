import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { LONGEST_FILE_NAME } from "./file-name.ts";
import { uniqueNames } from "./unique-names.ts";

describe("uniqueNames", () => {
  test.each([
    ["nothing", [], []],
    ["no two alike", ["a.png", "b.png"], ["a.png", "b.png"]],
    ["two alike", ["a.png", "a.png"], ["a.png", "a (2).png"]],
    ["three alike", ["a.png", "a.png", "a.png"], ["a.png", "a (2).png", "a (3).png"]],
    ["(2) taken before", ["a (2).png", "a.png", "a.png"], ["a (2).png", "a.png", "a (3).png"]],
    ["(2) taken later", ["a.png", "a.png", "a (2).png"], ["a.png", "a (3).png", "a (2).png"]],
    ["(2) twice", ["a (2).png", "a (2).png"], ["a (2).png", "a (2) (2).png"]],
    ["other endings", ["a.png", "a.jpeg"], ["a.png", "a.jpeg"]],
    ["case", ["Photo.png", "PHOTO.png", "photo.PNG"], ["Photo.png", "PHOTO (2).png", "photo (3).PNG"]],
    ["case beyond ASCII", ["ÉTÉ.png", "été.png"], ["ÉTÉ.png", "été (2).png"]],
    ["capital sharp s", ["straße.png", "STRASSE.png"], ["straße.png", "STRASSE (2).png"]],
    ["normalisation", ["é.png", "e\u0301.png"], ["é.png", "e\u0301 (2).png"]],
    ["marks in another order", ["\u1FB4.png", "α\u0345\u0301.png"], ["\u1FB4.png", "α\u0345\u0301 (2).png"]],
    ["no ending", ["a", "a"], ["a", "a (2)"]],
    ["two endings", ["a.b.png", "a.b.png"], ["a.b.png", "a.b (2).png"]],
  ])("%s", (_, names, unique) => {
    expect(uniqueNames(names)).toEqual(unique);
  });

  it("makes room for the number in a name of full length", () => {
    const long = `${"é".repeat(125)}a.png`;
    expect(uniqueNames([long, long])[1]).toBe(`${"é".repeat(123)} (2).png`);
  });

  const name = fc.oneof(
    fc.constantFrom("a.png", "A.png", "a (2).png", "A (2).PNG", "é.png", "e\u0301.png", "a", ""),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  const alike = (text: string) => text.normalize("NFC").toUpperCase().normalize("NFC");

  it("keeps number, order and every first name, and leaves no two alike", () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (names) => {
        const unique = uniqueNames(names);
        expect(unique.length).toBe(names.length);
        expect(new Set(unique.map(alike)).size).toBe(names.length);
        for (const [index, original] of names.entries())
          if (!names.slice(0, index).map(alike).includes(alike(original))) expect(unique[index]).toBe(original);
      }),
    );
  });

  it("keeps names of a legal length legal", () => {
    const long = fc.string({
      unit: fc.constantFrom("a", "é", "界", "👩‍👩‍👧"),
      minLength: 10,
      maxLength: 60,
    });
    fc.assert(
      fc.property(long, (text) => {
        const bytes = (value: string) => new TextEncoder().encode(value).length;
        fc.pre(bytes(text) <= LONGEST_FILE_NAME);
        for (const unique of uniqueNames([text, text, text]))
          expect(bytes(unique)).toBeLessThanOrEqual(LONGEST_FILE_NAME);
      }),
    );
  });

  it("numbers ten thousand photos of one name", () => {
    const unique = uniqueNames(Array.from({ length: 10_000 }, () => "image.jpeg"));
    expect(unique.at(-1)).toBe("image (10000).jpeg");
  });
});
