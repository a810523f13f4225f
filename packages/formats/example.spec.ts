import { readFileSync } from "node:fs";
import ExifReader from "exifreader";
import { expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { decodePixels, pixelAt } from "../../test/photos/pixels.ts";
import { addFrame } from "./example.ts";

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the README of formats shows the example as it is", () => {
  const [, code] = /```ts\n(.*?)```/s.exec(textOf("README.md")) ?? [];
  expect(code).toBe(textOf("example.ts"));
});

test("the example adds a white frame and removes the location", async () => {
  const before = await photo("iphone-15-pro");
  const after = await addFrame(before);
  if (typeof after === "string") throw new Error(after);
  const [original, framed] = [await decodePixels(before), await decodePixels(after)];
  expect(framed.width).toBeGreaterThan(original.width);
  expect(pixelAt(framed, 0, 0)).toEqual([255, 255, 255]);
  const tags = ExifReader.load(after.buffer, { expanded: true });
  expect(tags.exif?.Model?.description).toBe("iPhone 15 Pro");
  expect(tags.gps).toBeUndefined();
});

test("the example returns the fallback reason of a photo that must be encoded again", async () => {
  expect(await addFrame(await photo("cmyk"))).toBe("cmyk");
});
