import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutCoordinates } from "./example.ts";
import { packet, text } from "./testing/edits.ts";

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("the README of metadata shows the example as it is", () => {
  const [, code] = /```ts\n(.*?)```/s.exec(textOf("README.md")) ?? [];
  expect(code).toBe(textOf("example.ts"));
});

test("the example removes coordinates and keeps title and town", () => {
  const given = packet(
    "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>Harbour</rdf:li></rdf:Alt></dc:title>" +
      "<exif:GPSLatitude>57,42.4N</exif:GPSLatitude><photoshop:City>Gothenburg</photoshop:City>",
  );
  const left = withoutCoordinates(text(given), { width: 40, height: 30 });
  expect(left).toContain("Harbour");
  expect(left).toContain("Gothenburg");
  expect(left).not.toContain("57,42");
});
