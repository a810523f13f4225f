import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it.each([
  [["a", "b"], "a,b\r\n"],
  [["", ""], ",\r\n"],
  [['say "hi"', "one, two", "one\ntwo"], '"say ""hi""","one, two","one\ntwo"\r\n'],
  [["=1+1", "+1", "-1", "@a", "\ta"], "'=1+1,'+1,'-1,'@a,'\ta\r\n"],
  [['=HYPERLINK("x")'], '"\'=HYPERLINK(""x"")"\r\n'],
  [["São Paulo", "a=b", "a;b", "a - b"], "São Paulo,a=b,a;b,a - b\r\n"],
  [["Berlin;=cmd|' /C calc'!A0;"], "Berlin;'=cmd|' /C calc'!A0;\r\n"],
  [["x\t=1+1", "x; =1", "x;;@a"], "x\t'=1+1,x;' =1,x;;'@a\r\n"],
  [["＝1", "x;＋1", "－1", "＠a"], "'＝1,x;'＋1,'－1,'＠a\r\n"],
  [['x;"=1"', "x\n=1"], '"x;\'""=1""","x\n\'=1"\r\n'],
])("csvLine(%j) quotes cells and disarms formulas", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

/** Splits a line like a spreadsheet: a quote counts only at a cell's start, and more text may follow it. */
function cellsOf(line: string, separator: string): string[] {
  const cell = new RegExp(
    `(?:^|(?<=[${separator}\\r\\n]))(?:"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))`,
    "g",
  );
  return [...line.matchAll(cell)].map(
    ([, quoted = "", rest = "", plain = ""]) => `${quoted.replaceAll('""', '"')}${rest}${plain}`,
  );
}

it.each([[","], [";"], ["\t"]])("No spreadsheet finds a formula, if it separates cells by %j", (separator) => {
  const parts = ["=", "＝", "+", "＠", ";", "\t", '"', ",", "\n", "\r", " ", "'", "a", "1"];
  const text = (): string => Array.from({ length: randomInt(9) }, () => parts[randomInt(parts.length)]).join("");
  for (let count = 0; count < 20_000; count++) {
    const line = csvLine([text(), text(), text()]);
    const formulas = cellsOf(line, separator).filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell));
    expect({ line, formulas }).toEqual({ line, formulas: [] });
  }
});
