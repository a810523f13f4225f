import { CAPTION_FIELDS } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { captionsCsv, clipboardCells, clipboardText, type CsvNames, type CsvRow, readCaptionsCsv } from "./tables.ts";

const NAMES: CsvNames = {
  fileName: "File name",
  subject: "Subject",
  location: "Location",
  credit: "Photo credit",
  additionalCredits: "Additional credits",
  camera: "Camera",
  lens: "Lens",
  film: "Film",
  alt: "Alt text",
};

function csvRow(fileName: string, texts: CsvRow["texts"]): CsvRow {
  return { fileName, texts: { ...Object.fromEntries(CAPTION_FIELDS.map((field) => [field, ""])), ...texts } };
}

describe("captions as CSV", () => {
  test("have a byte order mark, a header and one row per photo", () => {
    expect(captionsCsv([csvRow("a.jpg", { subject: "Dunes, noon", additionalCredits: "A\nB" })], NAMES)).toBe(
      '\uFEFFFile name,Subject,Location,Photo credit,Additional credits,Camera,Lens,Film,Alt text\r\na.jpg,"Dunes, noon",,,"A\nB",,,,',
    );
  });

  test.each(["=1+1", "+1", "-1", "@SUM", "\t=1", " =1", ";=1", "＝1", "＋1", "'=1", "\n=1"])(
    "%j is no formula in a spreadsheet, and the same text again when it is read",
    (text) => {
      const csv = captionsCsv([csvRow("a.jpg", { subject: text })], NAMES);
      expect(csv).toMatch(/a\.jpg,"?'/u);
      expect(readCaptionsCsv(csv, NAMES)?.[0]?.texts.subject).toBe(text);
    },
  );

  test.each(["'tis", "plain", "5-7", "a=b"])("%j stays as it is", (text) => {
    expect(captionsCsv([csvRow("a.jpg", { subject: text })], NAMES)).toContain(`a.jpg,${text},`);
  });

  test("any texts are read as they were written, apart from their line breaks", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ subject: fc.string(), credit: fc.string({ unit: "binary" }), film: fc.string() })),
        (texts) => {
          const plain = texts.map((text) =>
            Object.fromEntries(
              Object.entries(text).map(([field, value]) => [field, value.replaceAll(/\r\n?/gu, "\n")]),
            ),
          );
          const rows = plain.map((text, index) => csvRow(`${index}.jpg`, text));
          expect(readCaptionsCsv(captionsCsv(rows, NAMES), NAMES)).toEqual(rows);
        },
      ),
    );
  });

  test.each([
    ["commas", "File name,Subject\na.jpg,Dunes"],
    ["semicolons", "File name;Subject\r\na.jpg;Dunes\r\n"],
    ["tabs", "File name\tSubject\na.jpg\tDunes"],
    ["a mark and names in capitals", "\uFEFFFILE NAME,SUBJECT\na.jpg,Dunes"],
    ["a line that names the separator", "sep=;\r\nFile name;Subject\r\na.jpg;Dunes\r\n"],
    ["empty lines and a title first", "\n\nMy captions,\nFile name,Subject\na.jpg,Dunes"],
    ["other spaces in a column's name", "File\u00A0 name,Subject\na.jpg,Dunes"],
    ["quotes and another order", '"Subject","Rating","File name"\n"Dunes","5","a.jpg"'],
  ])("are read with %s", (_kind, csv) => {
    expect(readCaptionsCsv(csv, NAMES)).toEqual([{ fileName: "a.jpg", texts: { subject: "Dunes" } }]);
  });

  test("rows without a file name are left out, and short rows have empty texts", () => {
    expect(readCaptionsCsv("File name,Subject,Film\n,Lost\na.jpg\n", NAMES)).toEqual([
      { fileName: "a.jpg", texts: { subject: "", film: "" } },
    ]);
  });

  test("any text gives a table or null", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        expect(() => readCaptionsCsv(text, NAMES)).not.toThrow();
        expect(() => readCaptionsCsv(`File name,Subject\n${text}`, NAMES)).not.toThrow();
      }),
    );
  });
});

describe("cells on the clipboard", () => {
  test.each<[string, string[][]]>([
    [
      "Lisbon\tAda\r\nSylt\tBea\r\n",
      [
        ["Lisbon", "Ada"],
        ["Sylt", "Bea"],
      ],
    ],
    ['"A\nB"\tC', [["A\nB", "C"]]],
    ['"Dunes', [['"Dunes']]],
    ["one, two", [["one, two"]]],
    ["", []],
  ])("%j are read", (text, cells) => {
    expect(clipboardCells(text)).toEqual(cells);
  });

  test("any cells are read as they were written", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }), (cells) => {
        const plain = cells.map((row) => row.map((cell) => cell.replaceAll(/\r\n?/gu, "\n")));
        expect(clipboardCells(clipboardText(plain))).toEqual(plain);
      }),
    );
  });
});
