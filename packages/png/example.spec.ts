import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ramp } from "./example.ts";

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the README of png shows the example as it is", () => {
  const [, code] = /```ts\n(.*?)```/s.exec(textOf("README.md")) ?? [];
  expect(code).toBe(textOf("example.ts"));
});

test("libpng reads the example’s ramp of 256 greys", async () => {
  const png = await ramp(3);
  const { data, info } = await sharp(png ?? new Uint8Array())
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 256, height: 3, channels: 1 });
  expect([...data.subarray(0, 256)]).toEqual(Array.from({ length: 256 }, (_, grey) => grey));
});
