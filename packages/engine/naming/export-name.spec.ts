import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { batchName, exportName, exportNameInFolder } from "./export-name.ts";
import { LONGEST_FILE_NAME, utf8Length } from "./file-name.ts";

const date = { year: 2026, month: 3, day: 7 };
const named = (original: string) => exportName({ original, format: "jpeg", date, random: "a1b2" });

describe("exportName", () => {
  test.each([
    ["a camera's name", "DSC01234.JPG", "DSC01234"],
    ["a name without ending", "scan", "scan"],
    ["dots inside", "a.b.c.png", "a.b.c"],
    ["Unicode", "東京 ночь שלום 👩‍👩‍👧.webp", "東京 ночь שלום 👩‍👩‍👧"],
    ["a decomposed letter", "e\u0301te\u0301.jpg", "été"],
    ["characters that Windows refuses", 'a<b>c:d"e/f\\g|h?i*j.jpg', "a-b-c-d-e-f-g-h-i-j"],
    ["control characters", "a\u0000b\nc\u007fd.jpg", "a-b-c-d"],
    ["line separators", "a\u2028b.jpg", "a-b"],
    ["half a surrogate pair", "a\ud83db.jpg", "a-b"],
    ["dots and spaces at the ends", " .a b. .jpg", "--a b--"],
    ["a path", "../../etc/passwd", "---..-etc-passwd"],
    ["a name that shows another ending", "a\u202Egpj.exe.jpg", "agpj.exe"],
    ["a reserved name", "CON.jpg", "CON"],
    ["an ending alone", ".jpg", "photo"],
    ["an empty name", "", "photo"],
    ["an export", "matte-uhcl-20261126-WED_0004.jpeg", "WED_0004"],
    ["an export that was exported before", "matte-gton-20261126-matte-uhcl-20261126-a.jpeg", "a"],
    ["an export without another name", "matte-uhcl-20261126-.jpeg", "matte-uhcl-20261126-"],
  ])("makes a name from %s", (_, original, part) => {
    expect(named(original)).toBe(`matte-a1b2-20260307-${part}.jpeg`);
  });

  test.each([
    ["Dunes, Lisbon", "Dunes, Lisbon.png"],
    ["  012 Dunes ", "012 Dunes.png"],
    ["a/b:c", "a-b-c.png"],
    ["..", "--.png"],
    ["con", "con-.png"],
    ["NUL.2024", "NUL-.2024.png"],
    ["Consul", "Consul.png"],
    [" ", "matte-a1b2-20260307-a.png"],
    ["", "matte-a1b2-20260307-a.png"],
  ])("calls an export with the chosen name %j %j", (name, expected) => {
    expect(exportName({ original: "a.jpg", format: "png", date, random: "a1b2", name })).toBe(expected);
  });

  it("cuts a chosen name to the longest of file systems", () => {
    const long = exportName({ original: "a.jpg", format: "jpeg", date, random: "a1b2", name: "語".repeat(200) });
    expect(utf8Length(long)).toBeLessThanOrEqual(LONGEST_FILE_NAME);
    expect(long.endsWith("語.jpeg")).toBe(true);
  });

  it("ends with the format", () => {
    expect(exportName({ original: "a.jpg", format: "png", date, random: "0000" })).toBe("matte-0000-20260307-a.png");
  });

  it("uses the local day of a Date", () => {
    const lastMinute = new Date(2025, 11, 31, 23, 59);
    expect(exportName({ original: "a", format: "png", date: lastMinute, random: "0000" })).toContain("-20251231-");
  });

  test.each([
    ["letters", "x".repeat(400), "x".repeat(230)],
    ["two bytes each", "é".repeat(200), "é".repeat(115)],
    ["families of 18 bytes", "👩‍👩‍👧".repeat(40), "👩‍👩‍👧".repeat(12)],
    ["a space at the cut", `${"x".repeat(229)} y`, "x".repeat(229)],
    ["one endless character", `a${"\u0301".repeat(400)}`, "photo"],
  ])("cuts a long name: %s", (_, original, part) => {
    expect(named(`${original}.jpg`)).toBe(`matte-a1b2-20260307-${part}.jpeg`);
  });

  it("gives every original a valid file name", () => {
    const original = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.string({
        unit: fc.constantFrom("a", ".", " ", "/", "👩‍👩‍👧", "é", "\u202E", "\ud83d"),
        maxLength: 300,
      }),
    );
    fc.assert(
      fc.property(original, fc.constantFrom("jpeg", "png"), (text, format) => {
        const name = exportName({ original: text, format, date, random: "a1b2" });
        expect(name.startsWith("matte-a1b2-20260307-") && name.endsWith(`.${format}`)).toBe(true);
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(LONGEST_FILE_NAME);
        expect(name.normalize("NFC")).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});

describe("batchName", () => {
  test.each([
    [date, "matte-batch-20260307-abc123.zip"],
    [new Date(2025, 0, 2), "matte-batch-20250102-abc123.zip"],
  ])("names a batch of the day %o", (day, name) => {
    expect(batchName({ date: day, random: "abc123" })).toBe(name);
  });

  it("ends like the file that has the batch", () => {
    expect(batchName({ date, random: "abc123", ending: "pdf" })).toBe("matte-batch-20260307-abc123.pdf");
  });
});

describe("utf8Length", () => {
  it("equals the length that an encoder writes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => utf8Length(text) === new TextEncoder().encode(text).length),
    );
  });
});

describe("exportNameInFolder", () => {
  test.each([
    ["DSC01234.JPG", "", "DSC01234.jpeg"],
    ["DSC01234.JPG", "Dunes, Lisbon", "Dunes, Lisbon.jpeg"],
    ["a.b.png", " ", "a.b.jpeg"],
    ["con.jpg", undefined, "con-.jpeg"],
    [".jpg", "", "photo.jpeg"],
  ])("calls the export of %j with the chosen name %j %j", (original, name, expected) => {
    expect(exportNameInFolder({ original, format: "jpeg", ...(name !== undefined && { name }) })).toBe(expected);
  });
});
