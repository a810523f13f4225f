import { expect, test } from "vitest";
import { areaSource } from "./locale-area.ts";

const HEAD = 'import type { Messages } from "./en.ts";\nconst done = "Fertig „ü“";\n';

test.each([
  ["a text", 'export const messages: Messages = { a: { b: "B" }, c: { d: done } };', "c", "{ d: done }"],
  ["a constant", "export const messages: Messages = { done, a: {} };", "done", "done"],
])("areaSource keeps the rest of the module and of the catalogue the area alone: %s", (_, catalogue, area, value) => {
  expect(areaSource(`${HEAD}${catalogue}\n`, area)).toBe(
    `${HEAD}const $area = ${value};\nexport { $area as ${area} };\n`,
  );
});

test.each([
  ["has a spread", "export const messages: Messages = { ...english };"],
  ["is computed", "export const messages: Messages = pseudo(english);"],
  ["has another name", "export const texts = { a: {} };"],
])("areaSource returns null if the catalogue %s", (_, catalogue) => {
  expect(areaSource(HEAD + catalogue, "a")).toBeNull();
});
