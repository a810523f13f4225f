import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./files.ts";
import { layersTable } from "./layers-table.mjs";

const DOCUMENT = join(ROOT, "docs/architecture.md");
const TABLE = /(<!-- The table of tools\/lint\/layers\.mjs -->\n\n)(?:\|.*\n)+/;

it("The table of layers in docs/architecture.md is that of lint: UPDATE_GOLDEN=1 writes it", () => {
  const before = readFileSync(DOCUMENT, "utf8");
  const after = before.replace(TABLE, (_all, head: string) => `${head}${layersTable()}\n`);
  if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(DOCUMENT, after);
  expect(readFileSync(DOCUMENT, "utf8")).toBe(after);
  expect(after).toMatch(TABLE);
});
