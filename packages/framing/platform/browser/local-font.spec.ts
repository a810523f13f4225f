import { afterEach, expect, test, vi } from "vitest";
import { hasLocalFont } from "./local-font.ts";

afterEach(() => vi.unstubAllGlobals());

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
