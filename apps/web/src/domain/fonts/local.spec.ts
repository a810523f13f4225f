import { afterEach, expect, test, vi } from "vitest";
import { familiesOf, listLocalFonts } from "./local-list.ts";

afterEach(() => vi.unstubAllGlobals());

const font = (family: string, style: string) => ({ family, style, postscriptName: `${family}-${style}` });

test("the list has the regular face of each family, sorted by name", () => {
  const fonts = [font("Optima", "Bold"), font("Optima", "Regular"), font("Avenir", "Oblique"), font('A"b', "Regular")];
  expect(familiesOf(fonts)).toEqual([
    { family: "Avenir", postscriptName: "Avenir-Oblique" },
    { family: "Optima", postscriptName: "Optima-Regular" },
  ]);
});

test.each([
  ["fonts", async () => [font("Optima", "Regular")], [{ family: "Optima", postscriptName: "Optima-Regular" }]],
  ["an empty list", async () => [], "refused"],
  ["a refusal", () => Promise.reject(new DOMException("no", "NotAllowedError")), "refused"],
  ["a failure", () => Promise.reject(new TypeError("?")), "failed"],
  ["no such function", undefined, "unsupported"],
])("listLocalFonts returns the expected result in a browser with %s", async (_case, queryLocalFonts, expected) => {
  if (queryLocalFonts !== undefined) vi.stubGlobal("queryLocalFonts", queryLocalFonts);
  expect(await listLocalFonts()).toEqual(expected);
});
