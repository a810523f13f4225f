import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { halved } from "./example.ts";

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the README of pixels shows the example as it is", () => {
  const [, code] = /```ts\n(.*?)```/s.exec(textOf("README.md")) ?? [];
  expect(code).toBe(textOf("example.ts"));
});

test("the example halves a picture of two colours and keeps both", () => {
  const [width, height] = [64, 32];
  const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 || (at >> 2) % width >= width / 2 ? 255 : 40,
  );
  const half = [...(halved(pixels, width, height) ?? [])];
  expect(half.length).toBe((4 * width * height) / 4);
  expect(half.slice(0, 4)).toEqual([40, 40, 40, 255]);
  expect(half.slice(-4)).toEqual([255, 255, 255, 255]);
});
