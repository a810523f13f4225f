import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { messages } from "./en.ts";

const FOLDER = new URL("en/", import.meta.url);
/** Numbers, lists and dates in texts. Derives from the locale: languages do not write it. */
const NOTATION = "notation.ts";
const FILES = readdirSync(FOLDER).filter((file) => !file.endsWith(".spec.ts") && file !== NOTATION);

const AREAS: readonly object[] = Object.values<object>(messages);
const PARTS = AREAS.flatMap((area): unknown[] => Object.values(area));

it.each(FILES)("The file en/%s is an area of the catalogue, or a part of one", async (file) => {
  const exported: readonly unknown[] = Object.values((await import(new URL(file, FOLDER).href)) as object);
  expect(exported).not.toEqual([]);
  for (const area of exported) expect([...AREAS, ...PARTS].includes(area)).toBe(true);
});

it.each(Object.entries(messages))("The area %s is the export of the file with its name", async (name, area) => {
  const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  expect(await import(new URL(file, FOLDER).href)).toMatchObject({ [name]: area });
});
