import type { Font } from "@matte/engine";
import { expect, test } from "vitest";
import { measureWith, type MeasuringContext } from "./widths.ts";

const INTER: Font = { family: "Inter", weight: 400, size: 20 };

/** Measures ten pixels per letter and records the calls. */
function counting(): { context: MeasuringContext; asked: string[] } {
  const asked: string[] = [];
  const context = {
    font: "",
    letterSpacing: "0px",
    textRendering: "auto" as const,
    measureText(text: string): TextMetrics {
      asked.push(`${this.font} ${text}`);
      return { width: text.length * 10 } as TextMetrics;
    },
  };
  return { context, asked };
}

test("a width is measured once per font, without hinting", () => {
  const { context, asked } = counting();
  const measure = measureWith(context, () => true);
  expect([measure("Ada", INTER), measure("Ada", INTER), measure("Ada", { ...INTER, size: 40 })]).toEqual([30, 30, 30]);
  expect(asked).toEqual(['400 20px "Inter", sans-serif Ada', '400 40px "Inter", sans-serif Ada']);
  expect(context.textRendering).toBe("geometricPrecision");
});

test("a width has no space after its last letter", () => {
  const { context } = counting();
  const measure = measureWith(context, () => true);
  expect(measure("Ada", { ...INTER, tracking: 0.2 })).toBe(26);
  expect(context.letterSpacing).toBe("4px");
});

test("a width measured before the face has loaded is measured again", () => {
  const { context, asked } = counting();
  let loaded = false;
  const measure = measureWith(context, () => loaded);
  measure("Ada", INTER);
  loaded = true;
  measure("Ada", INTER);
  measure("Ada", INTER);
  expect(asked).toHaveLength(2);
});

test("the cache of widths does not grow without limit", () => {
  const { context, asked } = counting();
  const measure = measureWith(context, () => true);
  for (let index = 0; index <= 5000; index += 1) measure(`line ${index}`, INTER);
  measure("line 5000", INTER);
  expect(asked).toHaveLength(5001);
  measure("line 0", INTER);
  expect(asked).toHaveLength(5002);
});
