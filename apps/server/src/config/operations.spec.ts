import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readConfig } from "./read.ts";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const GUIDE = fileURLToPath(new URL("../../../../docs/operations.md", import.meta.url));
/** Programs configured by their environment. */
const PROGRAMS = ["main.ts", "backup.ts", "restore.ts", "stats.ts", "user.ts"];

function namesThatAreRead(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    { get: (_target, name) => void (typeof name === "string" && names.add(name)) },
  );
  readConfig(environment);
  return [...names].sort();
}

function namesThatAreTold(): string[] {
  const table = readFileSync(GUIDE, "utf8").match(/^\| `.*$/gm) ?? [];
  return table.flatMap((line) => (line.split("|")[1] ?? "").match(/[A-Z][A-Z0-9_]+/g) ?? []).sort();
}

it("The table of docs/operations.md lists the variables of the configuration", () => {
  expect(namesThatAreTold()).toEqual(namesThatAreRead());
});

it("Only the configuration reads the environment", () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".spec.ts") && !/^testing\b/.test(name),
  );
  const readers = sources.filter((name) => readFileSync(join(SOURCES, name), "utf8").includes("process.env"));
  expect(readers.sort()).toEqual(PROGRAMS.toSorted());
});
