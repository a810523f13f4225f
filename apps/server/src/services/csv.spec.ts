import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it.each([
  [["a", "b"], "a,b\r\n"],
  [["", ""], ",\r\n"],
  [['say "hi"', "one, two", "one\ntwo"], '"say ""hi""","one, two","one\ntwo"\r\n'],
  [["=1+1", "+1", "-1", "@a", "\ta"], "'=1+1,'+1,'-1,'@a,'\ta\r\n"],
  [['=HYPERLINK("x")'], '"\'=HYPERLINK(""x"")"\r\n'],
  [["São Paulo", "a=b"], "São Paulo,a=b\r\n"],
])("csvLine(%j) quotes cells and disarms formulas", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
