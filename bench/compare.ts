/** `npm run bench -- compare BEFORE.json AFTER.json`: fails if a ratio got worse, exceeds its limit for the first time, or is missing. */
import { readFileSync } from "node:fs";
import { regressions } from "./report/compare.ts";
import type { Report } from "./report/page.ts";

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined)
  throw new Error("Usage: npm run bench -- compare BEFORE.json AFTER.json");
const found = regressions(figuresOf(before), figuresOf(after));
console.log(found.length === 0 ? "No ratio got worse." : found.join("\n"));
process.exitCode = found.length === 0 ? 0 : 1;

function figuresOf(path: string): Report["figures"] {
  const report = JSON.parse(readFileSync(path, "utf8")) as Report;
  return report.figures;
}
