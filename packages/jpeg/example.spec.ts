import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { withMatte } from "./example.ts";
import { compareKept, opened } from "./lossless/testing/coefficients.ts";

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the README of jpeg shows the example as it is", () => {
  const [, code] = /```ts\n(.*?)```/s.exec(textOf("README.md")) ?? [];
  expect(code).toBe(textOf("example.ts"));
});

test("the example keeps every coefficient of the photo inside its matte", async () => {
  const before = await photo("plain");
  const after = withMatte(before, 2);
  if (typeof after === "string") throw new Error(after);
  const { mcu } = opened(before);
  const at = { x: 2 * mcu.width, y: 2 * mcu.height };
  const { compared, different } = compareKept(before, after, at);
  expect(compared).toBeGreaterThan(100);
  expect(different).toEqual([]);
});

test("the example returns the fallback reason of a CMYK photo", async () => {
  expect(withMatte(await photo("cmyk"), 2)).toBe("cmyk");
});
