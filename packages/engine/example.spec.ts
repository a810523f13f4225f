import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawFramed } from "./example.ts";
import { RecordingSurface } from "./paint/recording.ts";

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the README shows the example as it is", () => {
  const [, code] = /```ts\n(.*?)```/s.exec(textOf("README.md")) ?? [];
  expect(code).toBe(textOf("example.ts"));
});

test("the example draws matte, photo and caption", () => {
  const surface = new RecordingSurface();
  const { canvas } = drawFramed(surface, "photo", { width: 1000, height: 600 });
  expect(canvas).toEqual({ width: 1242, height: 1071 });
  expect(surface.calls.filter((call) => call.startsWith("draw"))).toEqual(["draw photo 121,121 1000x600"]);
  expect(surface.calls.filter((call) => call.startsWith("text")).map((call) => call.split(" at ")[0])).toEqual([
    "text Fjord",
    "text © Ada",
    "text X-T5",
    "text f/2.8  ISO 400",
  ]);
});
