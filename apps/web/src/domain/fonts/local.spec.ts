import { afterEach, expect, test, vi } from "vitest";
import { familiesOf, listLocalFonts } from "./local-list.ts";
import { hasLocalFont } from "./local.ts";

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

test("hasLocalFont is true when the face loads", async () => {
  const asked: string[] = [];
  class Face {
    constructor(_family: string, source: string) {
      asked.push(source);
    }
    load(): Promise<unknown> {
      return asked.at(-1) === 'local("Optima-Regular")' ? Promise.resolve(this) : Promise.reject(new Error("no"));
    }
  }
  vi.stubGlobal("FontFace", Face);
  expect(await hasLocalFont({ family: "Optima", postscriptName: "Optima-Regular" })).toBe(true);
  expect(await hasLocalFont({ family: "Avenir", postscriptName: "Avenir-Book" })).toBe(false);
});
