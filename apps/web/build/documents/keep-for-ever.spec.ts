import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { keepForEver } from "./keep-for-ever.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("the script of the first paint gets a name with a hash, under which templates load it", () => {
  const files: { readonly fileName?: string; readonly source?: unknown }[] = [];
  const emitFile = (file: object): string => {
    files.push(file);
    return "";
  };
  const template = keepForEver({ emitFile }, ROOT, '<script src="/first-paint.js"></script>');
  const [file] = files;
  expect(file?.fileName).toMatch(/^assets\/first-paint-[\w-]{8}\.js$/);
  expect(template).toBe(`<script src="/${file?.fileName}"></script>`);
  expect(file?.source).toEqual(readFileSync(`${ROOT}/public/first-paint.js`));
});
