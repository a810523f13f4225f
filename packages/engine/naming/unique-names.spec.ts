import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { LONGEST_FILE_NAME } from "./file-name.ts";
import { uniqueNames } from "./unique-names.ts";

describe("uniqueNames", () => {
  test.each([
    ["an empty list", [], []],
    ["no name of different ones", ["a.png", "b.png"], ["a.png", "b.png"]],
    ["the second of two equal names", ["a.png", "a.png"], ["a.png", "a (2).png"]],
    ["the later ones of three equal names", ["a.png", "a.png", "a.png"], ["a.png", "a (2).png", "a (3).png"]],
    ["around a (2) that comes before", ["a (2).png", "a.png", "a.png"], ["a (2).png", "a.png", "a (3).png"]],
    ["around a (2) that comes later", ["a.png", "a.png", "a (2).png"], ["a.png", "a (3).png", "a (2).png"]],
    ["a name that ends in (2) already", ["a (2).png", "a (2).png"], ["a (2).png", "a (2) (2).png"]],
    ["no name with another ending", ["a.png", "a.jpeg"], ["a.png", "a.jpeg"]],
    [
      "names that differ in case",
      ["Photo.png", "PHOTO.png", "photo.PNG"],
      ["Photo.png", "PHOTO (2).png", "photo (3).PNG"],
    ],
    ["names that differ in case beyond ASCII", ["ÉTÉ.png", "été.png"], ["ÉTÉ.png", "été (2).png"]],
    ["names that are equal in capitals", ["straße.png", "STRASSE.png"], ["straße.png", "STRASSE (2).png"]],
    ["names that differ in normalisation", ["é.png", "e\u0301.png"], ["é.png", "e\u0301 (2).png"]],
    [
      "names that differ in the order of marks",
      ["\u1FB4.png", "α\u0345\u0301.png"],
      ["\u1FB4.png", "α\u0345\u0301 (2).png"],
    ],
    ["names without ending", ["a", "a"], ["a", "a (2)"]],
    ["names with two endings", ["a.b.png", "a.b.png"], ["a.b.png", "a.b (2).png"]],
  ])("numbers %s", (_, names, unique) => {
    expect(uniqueNames(names)).toEqual(unique);
  });

  test.each([
    ["a name that is occupied", ["a.png", "b.png"], ["a.png"], ["a (2).png", "b.png"]],
    ["an occupied name in other case", ["a.png"], ["A.PNG"], ["a (2).png"]],
    ["around occupied numbers", ["a.png", "a.png"], ["a.png", "a (2).png"], ["a (3).png", "a (4).png"]],
  ])("numbers %s", (_, names, occupied, unique) => {
    expect(uniqueNames(names, occupied)).toEqual(unique);
  });

  it("makes room for the number in a name of full length", () => {
    const long = `${"é".repeat(125)}a.png`;
    expect(uniqueNames([long, long])[1]).toBe(`${"é".repeat(123)} (2).png`);
  });

  const name = fc.oneof(
    fc.constantFrom("a.png", "A.png", "a (2).png", "A (2).PNG", "é.png", "e\u0301.png", "a", ""),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  const identity = (text: string) => text.normalize("NFC").toUpperCase().normalize("NFC");

  it("keeps count, order and every first name, and leaves no two equal", () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (names) => {
        const unique = uniqueNames(names);
        expect(unique.length).toBe(names.length);
        expect(new Set(unique.map(identity)).size).toBe(names.length);
        for (const [index, original] of names.entries())
          if (!names.slice(0, index).map(identity).includes(identity(original))) expect(unique[index]).toBe(original);
      }),
    );
  });

  it("keeps names within the longest length", () => {
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

  it("numbers ten thousand equal names", () => {
    const unique = uniqueNames(Array.from({ length: 10_000 }, () => "image.jpeg"));
    expect(unique.at(-1)).toBe("image (10000).jpeg");
  });
});
